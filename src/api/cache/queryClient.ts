import {
  MutationCache,
  type Query,
  QueryCache,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import { createBackoff } from '../../lib/backoff'
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

const settledWrites = new WeakMap<QueryClient, number>()

/** How many writes of this cache have ended, in any way: a read that began before may be older. */
export const settledWriteCount = (client: QueryClient): number => settledWrites.get(client) ?? 0

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
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
  retryFailedRefreshes(client)
  return client
}

/**
 * Refetches with backoff what is on the page and could not be refreshed. Only while the page is visible: a
 * hidden page is refreshed when it is visible again.
 */
function retryFailedRefreshes(client: QueryClient): void {
  const cache = client.getQueryCache()
  const backoff = createBackoff(refetchStale, { first: 5000, longest: 300_000 })
  const failedRefreshes = () => cache.getAll().filter(hasFailedRefresh)
  let isWaiting = false

  function stop() {
    isWaiting = false
    backoff.stop()
  }
  function refetchStale() {
    if (document.visibilityState === 'hidden') return stop()
    isWaiting = false
    for (const query of failedRefreshes()) void query.fetch().catch(() => {})
  }
  cache.subscribe((event) => {
    if (event.type !== 'updated') return
    const { type } = event.action
    // One pause for all that fail together.
    if (type === 'error' && !isWaiting && hasFailedRefresh(event.query)) {
      isWaiting = true
      backoff.schedule()
    } else if (type === 'success' && failedRefreshes().length === 0) stop()
  })
}

/** On the page, read once, and failed last time; a refusal is not retried. */
function hasFailedRefresh(query: Query): boolean {
  const { data, status, error } = query.state
  if (data === undefined || status !== 'error' || !query.isActive()) return false
  return !(error instanceof ApiError && error.status >= 400 && error.status < 500)
}
