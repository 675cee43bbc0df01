import {
  MutationCache,
  type Query,
  QueryCache,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import { ApiError, logError } from '../errors'

/*
 * The query cache: how long a response is fresh, which reads are retried, and what a write
 * invalidates.
 */

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError
    queryMeta: {
      /** The message that is logged if this read fails (docs/rules/words.md#public-pages). */
      logAs?: string
    }
    mutationMeta: {
      /**
       * The keys that a write invalidates. They are refetched after the write, even if it fails.
       */
      invalidates?: readonly QueryKey[]
    }
  }
}

const READ_RETRIES = 2
/**
 * How long a response or a failure is fresh. Until then, mounting a component does not refetch it.
 */
const FRESH_MS = 15_000

/** Retries a read after a network or server error, never after a refusal. */
function shouldRetry(failures: number, error: ApiError): boolean {
  const isTransient = error.kind === 'no-answer' || error.status >= 500
  return failures < READ_RETRIES && isTransient
}

/**
 * Refetches what a write made stale. Pending reads are canceled first, even the first read of a
 * list, because their responses may be older than the write.
 */
async function cancelAndInvalidate(client: QueryClient, queryKey: QueryKey): Promise<void> {
  await client.cancelQueries({ queryKey })
  await client.invalidateQueries({ queryKey })
}

/**
 * Refetches stale data when the page becomes visible or the network is back. Data whose last read
 * failed is refetched even if it is fresh. Data that was never read waits for Try Again.
 */
function refetchOnReturn({ state }: Query<unknown, ApiError>): boolean | 'always' {
  if (state.data === undefined) return false
  return state.status === 'error' ? 'always' : true
}

/** The first and longest delay before a failed refetch is retried, in milliseconds. */
const FIRST_RETRY_DELAY_MS = 5000
const MAX_RETRY_DELAY_MS = 300_000

/**
 * Returns the delay before a failed refetch of visible data is retried. It doubles with each
 * failure. Data that was refused or never read is not refetched, and a hidden page reads nothing.
 */
function retryDelayAfterFailure({ state }: Query<unknown, ApiError>): number | false {
  const { data, status, error, errorUpdateCount } = state
  const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500
  if (data === undefined || status !== 'error' || isRefused) return false
  return Math.min(FIRST_RETRY_DELAY_MS * 2 ** (errorUpdateCount - 1), MAX_RETRY_DELAY_MS)
}

const settledWrites = new WeakMap<QueryClient, number>()

/**
 * The number of writes that have settled in this cache. A read that began before one of them may be
 * older than the write.
 */
export const settledWriteCount = (client: QueryClient): number => settledWrites.get(client) ?? 0

/**
 * Creates an empty cache.
 * @param options.retryDelay in milliseconds; that of the library by default. Tests pass 0.
 */
export function createQueryClient({ retryDelay }: { retryDelay?: number } = {}): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (query.meta?.logAs) logError(query.meta.logAs, error)
      },
      onSuccess: (_data, query) => {
        // After a success, the next failure starts with the first delay again.
        if (query.state.errorUpdateCount > 0) query.setState({ errorUpdateCount: 0 })
      },
    }),
    mutationCache: new MutationCache({
      // Also after a failure, because a write that timed out may have been carried out.
      onSettled: (_data, _error, _variables, _result, mutation) => {
        settledWrites.set(client, settledWriteCount(client) + 1)
        for (const queryKey of mutation.meta?.invalidates ?? []) {
          void cancelAndInvalidate(client, queryKey)
        }
      },
    }),
    defaultOptions: {
      queries: {
        // Offline calls fail immediately with a message instead of waiting silently.
        networkMode: 'always',
        staleTime: FRESH_MS,
        retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt >= FRESH_MS,
        retry: shouldRetry,
        retryDelay,
        refetchOnWindowFocus: refetchOnReturn,
        refetchOnReconnect: refetchOnReturn,
        refetchInterval: retryDelayAfterFailure,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
  return client
}
