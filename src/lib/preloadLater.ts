/** The time left for the page's own code and data to load, in milliseconds. */
const PRELOAD_DELAY_MS = 3000

const pendingLoads = new Set<() => Promise<unknown>>()

/**
 * Loads code that the page does not need yet, one chunk after another, while the browser is idle. A
 * failed load is ignored: the component that needs the code tries again.
 */
export function preloadLater(load: () => Promise<unknown>): void {
  // Not in development and tests, where the code is not bundled.
  if (import.meta.env.PROD && pendingLoads.size === 0) setTimeout(whenIdle, PRELOAD_DELAY_MS)
  pendingLoads.add(load)
}

function whenIdle(): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(loadNext)
  else setTimeout(loadNext)
}

async function loadNext(): Promise<void> {
  const [load] = pendingLoads
  if (load === undefined) return
  await load().catch(() => {})
  pendingLoads.delete(load)
  whenIdle()
}

/** Loads all pending code at once. @forTests */
export async function loadAll(): Promise<void> {
  await Promise.allSettled([...pendingLoads].map((load) => load()))
}
