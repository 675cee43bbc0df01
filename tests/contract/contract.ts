import {
  type QueryClient,
  QueryClientProvider,
  type UseMutationResult,
} from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '../../src/api/cache/queryClient'
import type { ApiError } from '../../src/api/errors'
import { useLogin } from '../../src/api/users'
import { hooksOf } from './hooksOf'
import { canRunPhp, type PhpApi, startPhpApi, type Table, type TableRow } from './phpApi'

/** Who the seed knows. */
export const PEOPLE = {
  admin: { email: 'admin@example.com', password: 'Admin2026!' },
  bgs: { email: 'bgs@example.com', password: 'Garden2026!' },
  sales: { email: 'sales@example.com', password: 'Sales2026!' },
} as const

/** The part of a query's result these tests look at. */
interface Reading<T> {
  data: T | undefined
  error: ApiError | null
  isFetching: boolean
}

/** What a test of the contract does: it runs hooks, and looks at what the server then has. */
export interface Contract {
  api(): PhpApi
  client(): QueryClient
  /** Signs in through the app's own hook. */
  signIn(who: keyof typeof PEOPLE): Promise<void>
  /** Nobody is signed in from now on. */
  forgetCookies(): void
  /** What a query hook ends up with; throws its error. */
  read<A extends unknown[], T>(useRead: (...args: A) => Reading<T>, ...args: A): Promise<T>
  /** The same for a hook of several queries. */
  readAll<A extends unknown[], T>(useRead: (...args: A) => Reading<T>[], ...args: A): Promise<T[]>
  /** Carries out a write hook, made with `args`, and answers or throws what it did. */
  write<A extends unknown[], D, V>(
    useWrite: (...args: A) => UseMutationResult<D, ApiError, V>,
    args: A,
    variables: V,
  ): Promise<D>
  /** What a public sheet's hook ends up with. */
  settle<A extends unknown[], T extends { state: string }>(
    useState: (...args: A) => T,
    ...args: A
  ): Promise<T>
  /** Runs a prefetch over the test's cache. */
  prefetch<A extends unknown[]>(
    start: (client: QueryClient, ...args: A) => Promise<void>,
    ...args: A
  ): Promise<void>
  /** Mounts any other hook and gives what it returns. */
  mount<T>(useHook: () => T): T
  /** The rows of a table as they are stored now. */
  rows(table: Table): Promise<TableRow[]>
}

interface CookieJar {
  getCookieStringSync(url: string): string
  setCookieSync(cookie: string, url: string): unknown
  removeAllCookiesSync(): void
}

interface Page {
  window: { XMLHttpRequest: typeof XMLHttpRequest; close(): void }
  cookieJar: CookieJar
}

/** The environment's own. */
declare const jsdom: Page & {
  reconfigure(settings: { url: string }): void
  constructor: new (html: string, settings: { url: string; cookieJar: CookieJar }) => Page
}

/**
 * Puts the page on this origin, with real cookies.
 * @returns a function that undoes it.
 */
function openPage(origin: string): () => void {
  const url = `${origin}/game-plans/`
  jsdom.reconfigure({ url })
  // Its own XMLHttpRequest keeps the origin it was made with.
  const { cookieJar } = jsdom
  const page = new jsdom.constructor('', { url, cookieJar })
  vi.stubGlobal('XMLHttpRequest', page.window.XMLHttpRequest)
  vi.stubGlobal('fetch', fetchWithCookies(globalThis.fetch))
  return () => {
    vi.unstubAllGlobals()
    page.window.close()
  }
}

/**
 * Tests of these modules of src/api against the real server, with the fresh seed and an admin
 * signed in before each. Ends with a test that fails when a hook of theirs has not been run.
 */
export function contract(modules: Record<string, object>, tests: (contract: Contract) => void) {
  const ran = new Set<unknown>()
  let api: PhpApi
  let closePage: (() => void) | undefined
  let client = createQueryClient({ retryDelay: 0 })

  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client }, children)
  const run = <T>(hook: unknown, useIt: () => T) => {
    ran.add(hook)
    return renderHook(useIt, { wrapper })
  }

  const it_: Contract = {
    api: () => api,
    client: () => client,
    signIn: async (who) => {
      await it_.write(useLogin, [], { ...PEOPLE[who], rememberMe: false })
    },
    forgetCookies: () => jsdom.cookieJar.removeAllCookiesSync(),
    async read(useRead, ...args) {
      const { result, unmount } = run(useRead, () => useRead(...args))
      await waitFor(() => expect(result.current.isFetching).toBe(false), SOON)
      unmount()
      return dataOf(result.current)
    },
    async readAll(useRead, ...args) {
      const { result, unmount } = run(useRead, () => useRead(...args))
      const isFetching = () => result.current.some((reading) => reading.isFetching)
      await waitFor(() => expect(isFetching()).toBe(false), SOON)
      unmount()
      return result.current.map(dataOf)
    },
    async write(useWrite, args, variables) {
      const { result, unmount } = run(useWrite, () => useWrite(...args))
      try {
        return await act(() => result.current.mutateAsync(variables))
      } finally {
        unmount()
      }
    },
    async settle(useState, ...args) {
      const { result, unmount } = run(useState, () => useState(...args))
      await waitFor(() => expect(result.current.state).not.toBe('loading'), SOON)
      unmount()
      return result.current
    },
    prefetch: (start, ...args) => {
      ran.add(start)
      return start(client, ...args)
    },
    mount: (useHook) => run(useHook, useHook).result.current,
    rows: async (table) => (await api.tables())[table],
  }

  describe.skipIf(!canRunPhp())('against the real server', () => {
    beforeAll(async () => {
      api = await startPhpApi()
      closePage = openPage(api.origin)
    }, 30_000)
    beforeEach(async () => {
      vi.spyOn(console, 'error').mockImplementation(() => {})
      client = createQueryClient({ retryDelay: 0 })
      await api.reset()
      it_.forgetCookies()
      await it_.signIn('admin')
    })
    afterEach(() => {
      cleanup()
      client.clear()
      vi.restoreAllMocks()
    })
    afterAll(async () => {
      closePage?.()
      await api?.stop()
    })

    tests(it_)

    it.each(Object.entries(modules))('runs every hook of src/api/%s', (_, module) => {
      const exported = module as Record<string, unknown>
      expect(hooksOf(module).filter((name) => !ran.has(exported[name]))).toEqual([])
    })
  })
}

function dataOf<T>({ data, error }: Reading<T>): T {
  if (error) throw error
  if (data === undefined) throw new Error('The query ended without data or error.')
  return data
}

const SOON = { interval: 2, timeout: 10_000 }

/** Node's fetch keeps no cookies: this one shares the page's with its XMLHttpRequest. */
function fetchWithCookies(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    // axios hands over a whole request, the reads an address.
    const asked = input instanceof Request ? input : new URL(input, window.location.href)
    const request = new Request(asked, init)
    const { credentials, url } = request
    const isOwn = new URL(url).origin === window.location.origin
    const sendsThem = credentials === 'include' || (credentials !== 'omit' && isOwn)
    const cookies = jsdom.cookieJar.getCookieStringSync(url)
    if (sendsThem && cookies !== '') request.headers.set('Cookie', cookies)
    const response = await fetch(request)
    if (sendsThem) {
      for (const cookie of response.headers.getSetCookie()) {
        jsdom.cookieJar.setCookieSync(cookie, url)
      }
    }
    return response
  }
}
