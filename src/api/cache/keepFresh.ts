import type { Query, QueryClient } from '@tanstack/react-query'
import { ApiError } from '../errors'
import { createGrowingPauses } from './growingPauses'

/**
 * Reads again, after growing pauses, what is on the page and could not be refreshed. Only while the
 * page is visible: a hidden one is read again when it is looked at.
 */
export function keepFresh(client: QueryClient): void {
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
