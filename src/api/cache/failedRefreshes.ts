import type { Query, QueryClient } from '@tanstack/react-query'
import { createBackoff } from '../../lib/backoff'
import { ApiError } from '../errors'

/**
 * Refetches with backoff what is on the page and could not be refreshed. Only while the page is visible: a
 * hidden page is refreshed when it is visible again.
 */
export function retryFailedRefreshes(client: QueryClient): void {
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
