import {
  MutationCache,
  type Query,
  QueryCache,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import { ApiError, logError } from '../errors'

/* The query cache: how long a response is fresh, what is retried, what a write makes stale. */

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError
    queryMeta: {
      /** The message that logs a failure of this read (docs/rules/words.md#public-pages). */
      logAs?: string
    }
    mutationMeta: {
      /** The keys that a write makes stale; they are refetched when it has ended. */
      invalidates?: readonly QueryKey[]
    }
  }
}

const READ_RETRIES = 2
/** How long a response, or a failure, is fresh: within this time mounting does not read again. */
const FRESH_MS = 15_000

/** Reads are retried without a response or after a server error, never after a refusal. */
function shouldRetry(failures: number, error: ApiError): boolean {
  const isTransient = error.kind === 'no-answer' || error.status >= 500
  return failures < READ_RETRIES && isTransient
}

/**
 * Reads again what a write has made stale. Pending reads are canceled first, even the first read of a list,
 * because their responses may be older than the write.
 */
async function cancelAndInvalidate(client: QueryClient, queryKey: QueryKey): Promise<void> {
  await client.cancelQueries({ queryKey })
  await client.invalidateQueries({ queryKey })
}

/**
 * Stale data is read again when the page is visible again or the network is back; data whose last read
 * failed is read again even when fresh. What was never read waits for Try Again.
 */
function refetchOnReturn({ state }: Query<unknown, ApiError>): boolean | 'always' {
  if (state.data === undefined) return false
  return state.status === 'error' ? 'always' : true
}

/** The pauses before data is read again that could not be refreshed, in milliseconds. */
const FIRST_PAUSE_MS = 5000
const LONGEST_PAUSE_MS = 300_000

/**
 * The pause before data on the page that could not be refreshed is read again; it doubles with each failure.
 * Refused data, and what was never read, is not read again. A hidden page reads nothing.
 */
function pauseAfterFailure({ state }: Query<unknown, ApiError>): number | false {
  const { data, status, error, errorUpdateCount } = state
  const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500
  if (data === undefined || status !== 'error' || isRefused) return false
  return Math.min(FIRST_PAUSE_MS * 2 ** (errorUpdateCount - 1), LONGEST_PAUSE_MS)
}

const settledWrites = new WeakMap<QueryClient, number>()

/** How many writes of this cache have ended, in any way: a read that began before may be older. */
export const settledWriteCount = (client: QueryClient): number => settledWrites.get(client) ?? 0

/** A fresh cache. `retryDelay` in milliseconds; tests pass 0. */
export function createQueryClient({ retryDelay }: { retryDelay?: number } = {}): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (query.meta?.logAs) logError(query.meta.logAs, error)
      },
      onSuccess: (_data, query) => {
        // The next failure starts with the first pause again.
        if (query.state.errorUpdateCount > 0) query.setState({ errorUpdateCount: 0 })
      },
    }),
    mutationCache: new MutationCache({
      // Also after a failure: a write that timed out may have been carried out.
      onSettled: (_data, _error, _variables, _result, mutation) => {
        settledWrites.set(client, settledWriteCount(client) + 1)
        for (const queryKey of mutation.meta?.invalidates ?? []) {
          void cancelAndInvalidate(client, queryKey)
        }
      },
    }),
    defaultOptions: {
      queries: {
        // Offline fails at once with a message instead of waiting silently.
        networkMode: 'always',
        staleTime: FRESH_MS,
        retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt >= FRESH_MS,
        retry: (failures, error) => shouldRetry(failures, error),
        ...(retryDelay === undefined ? {} : { retryDelay }),
        refetchOnWindowFocus: refetchOnReturn,
        refetchOnReconnect: refetchOnReturn,
        refetchInterval: pauseAfterFailure,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
  return client
}
