import {
  MutationCache,
  type Query,
  QueryCache,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import { ApiError, logError } from '../errors'

/*
 * The cache of all that is read: how long a response is fresh, what is retried, what a write
 * makes stale.
 */

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError
    queryMeta: {
      /**
       * The words under which docs/rules/words.md#public-pages asks to log a failure of this read.
       */
      logAs?: string
    }
    mutationMeta: {
      /** The keys that a write makes stale; they are read again when it has ended. */
      invalidates?: readonly QueryKey[]
    }
  }
}

const READ_RETRIES = 2
/** How long a response counts as new, and a failure too: what is shown meanwhile does not read again. */
const FRESH_MS = 15_000

/** Reads are retried without a response or after a server error, never after a refusal. */
function shouldRetry(failures: number, error: ApiError): boolean {
  const worthIt = error.kind === 'no-answer' || error.status >= 500
  return failures < READ_RETRIES && worthIt
}

/**
 * Reads what a write has made stale. Pending reads are canceled first, also the first read of a list: their
 * responses may be older than the write.
 */
async function readAgain(client: QueryClient, queryKey: QueryKey): Promise<void> {
  await client.cancelQueries({ queryKey })
  await client.invalidateQueries({ queryKey })
}

const ended = new WeakMap<QueryClient, number>()

/** How many writes of this cache have ended, in any way: a read that began before may be older. */
export const writesEnded = (client: QueryClient): number => ended.get(client) ?? 0

/**
 * Stale data is read again when the page is visible again or the network is back; data whose last read
 * failed is read again even when fresh. What was never read waits for Try Again.
 */
function onReturn({ state }: Query<unknown, ApiError>): boolean | 'always' {
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
        ended.set(client, writesEnded(client) + 1)
        for (const queryKey of mutation.meta?.invalidates ?? []) {
          void readAgain(client, queryKey)
        }
      },
    }),
    defaultOptions: {
      queries: {
        // Offline fails at once with words instead of waiting silently.
        networkMode: 'always',
        staleTime: FRESH_MS,
        retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt >= FRESH_MS,
        retry: (failures, error) => shouldRetry(failures, error),
        ...(retryDelay === undefined ? {} : { retryDelay }),
        refetchOnWindowFocus: onReturn,
        refetchOnReconnect: onReturn,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
  keepFresh(client)
  return client
}

/**
 * Retries, after growing pauses, what is on the page and could not be refreshed. Only while the page is
 * visible: a hidden page is refreshed when it is visible again.
 */
function keepFresh(client: QueryClient): void {
  const cache = client.getQueryCache()
  const pauses = createGrowingPauses(readAgain, { first: 5000, longest: 300_000 })
  const stale = () => cache.getAll().filter(isStale)
  let isWaiting = false

  function stop() {
    isWaiting = false
    pauses.stop()
  }
  function readAgain() {
    if (document.visibilityState === 'hidden') return stop()
    isWaiting = false
    for (const query of stale()) void query.fetch().catch(() => {})
  }
  cache.subscribe((event) => {
    if (event.type !== 'updated') return
    const { type } = event.action
    // One pause for all that fail together.
    if (type === 'error' && !isWaiting && isStale(event.query)) {
      isWaiting = true
      pauses.schedule()
    } else if (type === 'success' && stale().length === 0) stop()
  })
}

/** Shown, read once, and not the last time; a refusal stays one however often it is asked. */
function isStale(query: Query): boolean {
  const { data, status, error } = query.state
  if (data === undefined || status !== 'error' || !query.isActive()) return false
  return !(error instanceof ApiError && error.status >= 400 && error.status < 500)
}

/**
 * Retries a task with growing pauses. `schedule` runs it once more, each time after twice the pause; `stop`
 * cancels that and begins with the first pause again.
 * @param task calls `schedule` itself when it fails once more.
 * @param pauses in milliseconds.
 */
export function createGrowingPauses(
  task: () => void,
  { first, longest }: { first: number; longest: number },
) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let pause = first
  return {
    schedule() {
      clearTimeout(timer)
      timer = setTimeout(task, pause)
      pause = Math.min(pause * 2, longest)
    },
    stop() {
      clearTimeout(timer)
      pause = first
    },
  }
}
