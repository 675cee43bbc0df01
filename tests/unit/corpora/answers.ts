import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, vi } from 'vitest'
import { ApiError } from '../../../src/api/errors'

/** Where the sheets and the staff part live in these tests. */
export const SITE = 'https://site.example'

/** What a call ended with: its value, or its ApiError. */
export type Outcome = { value: unknown } | { error: ApiError }

/** A server that answers every call of the file's tests alike. */
export interface Answers {
  /** The next answers are exactly these bytes, or this text as UTF-8. */
  are(body: string | Uint8Array<ArrayBuffer>, status?: number): void
}

export function answers(): Answers {
  let next = () => new Response('')
  beforeEach(() => {
    vi.stubGlobal('window', { location: { href: `${SITE}/game-plans/` } })
    vi.stubGlobal('fetch', async () => next())
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
  return {
    are: (body, status = 200) => {
      next = () => new Response(body, { status })
    },
  }
}

/** What a call ended with; any exception that is no ApiError fails the test. */
export async function outcome(call: () => unknown): Promise<Outcome> {
  try {
    return { value: await call() }
  } catch (error) {
    if (error instanceof ApiError) return { error }
    throw error
  }
}

type AnyQuery = Parameters<QueryClient['fetchQuery']>[0]

/** Reads a query once, as the app does, without a cache that lasts. */
export const readQuery = async (query: object): Promise<unknown> => {
  const answer = await new QueryClient().fetchQuery({
    ...(query as AnyQuery),
    retry: false,
    gcTime: 0,
  })
  return 'select' in query ? (query.select as (answer: unknown) => unknown)(answer) : answer
}
