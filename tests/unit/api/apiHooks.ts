import {
  type QueryClient,
  QueryClientProvider,
  type QueryKey,
  type UseMutationResult,
} from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import axios from 'axios'
import { setupServer } from 'msw/node'
import { createElement, type ReactNode } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { createQueryClient } from '../../../src/api/cache/queryClient'
import type { RowList, UnreadRow } from '../../../src/api/cache/rowList'
import { ApiError } from '../../../src/api/errors'
import { createSession } from '../../mock-api/auth'
import { createMockApi, type MockApi } from '../../mock-api/mockServer'
import type { Json } from '../../mock-api/wire'

// Axios keeps the Request of its first call: the one of Node, not MSW's, which another test file in the same
// worker would still use when MSW is gone.
axios.getAdapter('fetch', { env: axios.defaults.env })

/** The part of a query's result these tests look at. */
interface Reading<T> {
  data: T | undefined
  error: ApiError | null
  isFetching: boolean
}

/** What left for the server: the address as it stood, the exact JSON, the credentials mode. */
interface Sent {
  method: string
  /** Path and query. */
  url: string
  body: Json
  credentials: string
}

export interface ApiHooks {
  api: MockApi
  /** The cache of the running test. */
  client(): QueryClient
  /** Mounts a hook and gives its live result. */
  mount<T>(useHook: () => T): { current: T }
  /** What a query hook ends up with; throws its error. */
  read<T>(useRead: () => Reading<T>): Promise<T>
  /** Carries out a write hook, unmounts it, and answers or throws what it did. */
  write<D, V>(useWrite: () => UseMutationResult<D, ApiError, V>, variables: V): Promise<D>
  /** Everything sent that was no GET. */
  writes(): Sent[]
  /** Everything sent. */
  sent(): Sent[]
  /** What the list of this query could not read, of the rows it has read last. */
  unread(query: { queryKey: QueryKey }): UnreadRow[]
  /** The next answers of a path are this, exactly. */
  answer(path: string, body: Json, status?: number): void
}

/** The app's hooks over a fresh mock API for every test of the file; an admin is signed in. */
export function apiHooks(): ApiHooks {
  const api = createMockApi()
  const server = setupServer(...api.handlers)
  let client = createQueryClient({ retryDelay: 0 })

  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  beforeEach(() => {
    client = createQueryClient({ retryDelay: 0 })
    createSession(api.db, 'admin')
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    vi.spyOn(console, 'error').mockImplementation(() => {})
  })
  afterEach(() => {
    cleanup()
    client.clear()
    api.reset()
    vi.restoreAllMocks()
  })
  afterAll(() => server.close())

  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client }, children)

  const sent = () =>
    api.log.map(({ method, path, search, body, credentials }) => ({
      method,
      url: path + search,
      body,
      credentials,
    }))

  return {
    api,
    sent,
    client: () => client,
    mount: (useHook) => renderHook(useHook, { wrapper }).result,
    async read<T>(useRead: () => Reading<T>) {
      const { result, unmount } = renderHook(useRead, { wrapper })
      await waitFor(() => expect(result.current.isFetching).toBe(false), SOON)
      const { data, error } = result.current
      unmount()
      if (error) throw error
      if (data === undefined) throw new Error('The query ended without data or error.')
      return data
    },
    async write(useWrite, variables) {
      const { result, unmount } = renderHook(useWrite, { wrapper })
      try {
        return await act(() => result.current.mutateAsync(variables))
      } finally {
        unmount()
      }
    },
    writes: () => sent().filter((entry) => entry.method !== 'GET'),
    unread: ({ queryKey }) => client.getQueryData<RowList<unknown>>(queryKey)?.unread ?? [],
    answer(path, body, status = 200) {
      api.faults.add({ kind: 'raw', path, body, status })
    },
  }
}

/** A busy machine takes its time. */
const SOON = { interval: 2, timeout: 10_000 }

/** The ApiError a promise fails with; anything else fails the test. */
export async function failure(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.then(
    () => new Error('It did not fail.'),
    (reason: unknown) => reason,
  )
  if (!(error instanceof ApiError)) throw error
  return error
}

/** Every text that can be reached from a value, however deep, hidden properties too. */
export function textsIn(value: unknown, seen = new Set<unknown>()): string[] {
  if (typeof value === 'string') return [value]
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return []
  if (seen.has(value)) return []
  seen.add(value)
  const inside = [
    ...Reflect.ownKeys(value).map((key) => Reflect.getOwnPropertyDescriptor(value, key)?.value),
    ...(value instanceof Map ? [...value].flat() : []),
    ...(value instanceof Set ? value : []),
  ]
  return inside.flatMap((part) => textsIn(part, seen))
}

/** Names a URL could swallow, with the path segment they must travel as. */
export const AWKWARD_NAMES: [name: string, segment: string][] = [
  ['A/B', 'A%2FB'],
  ['a?b#c', 'a%3Fb%23c'],
  ['50%', '50%25'],
  ['a+b & c', 'a%2Bb%20%26%20c'],
  ['%2e%2e', '%252e%252e'],
  ['...', '...'],
  ['a\\b', 'a%5Cb'],
  ['x'.repeat(300), 'x'.repeat(300)],
  ['🏒 Señor', '%F0%9F%8F%92%20Se%C3%B1or'],
]

/** Names that no path can carry: a request would reach the parent. */
export const IMPOSSIBLE_NAMES = ['', '   ', '.', '..', ' .. ', '\uD800', 'a\uDC00b']

export const json = (body: Json): string => JSON.stringify(body)
