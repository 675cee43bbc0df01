import {
  MutationCache,
  type Query,
  QueryCache,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import { type ApiError, logError } from '../errors'
import { retryFailedRefreshes } from './failedRefreshes'
import { countSettledWrite } from './settledWrites'

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
/** How long a response counts as new, and a failure too: what is shown meanwhile does not read again. */
const FRESH_MS = 15_000

/** Reads are retried without a response or after a server error, never after a refusal. */
function shouldRetry(failures: number, error: ApiError): boolean {
  const isTransient = error.kind === 'no-answer' || error.status >= 500
  return failures < READ_RETRIES && isTransient
}

/**
 * Reads what a write has made stale. Pending reads are canceled first, also the first read of a list: their
 * responses may be older than the write.
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

/** A fresh cache. `retryDelay` in milliseconds; tests pass 0. */
export function createQueryClient({ retryDelay }: { retryDelay?: number } = {}): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (query.meta?.logAs) logError(query.meta.logAs, error)
      },
    }),
    mutationCache: new MutationCache({
      // Also after a failure: a write that timed out may have been carried out.
      onSettled: (_data, _error, _variables, _result, mutation) => {
        countSettledWrite(client)
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
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
  retryFailedRefreshes(client)
  return client
}
