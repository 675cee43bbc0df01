import { tabStore } from '../config/browserStore'

const KEY = 'reloadedAt'
/** Longer than two loads of a slow page, shorter than the time between two deploys. */
const MIN_INTERVAL_MS = 10 * 60_000

const blockers = new Set<() => boolean>()

/** Lets a module keep the page from reloading by itself, for example during a write. */
export function addReloadBlocker(isBlocking: () => boolean): void {
  blockers.add(isBlocking)
}

/**
 * Whether a page whose code did not load may reload itself. After a deploy the reloaded page has the new file names.
 * At most once in ten minutes, and not where that cannot be stored, offline, where the browser's error page
 * would replace the app, or while something would be lost. A call that returns true counts as a reload.
 * @param now milliseconds since 1970.
 */
export function claimReload(now = Date.now()): boolean {
  if (!navigator.onLine || [...blockers].some((isBlocking) => isBlocking())) return false
  const last = Number(tabStore.get(KEY) ?? Number.NEGATIVE_INFINITY)
  if (!(now - last > MIN_INTERVAL_MS)) return false
  return tabStore.set(KEY, String(now)) && tabStore.get(KEY) === String(now)
}

/**
 * Reloads the page where it may.
 * @returns whether it is reloading.
 */
export function reloadOnce(): boolean {
  if (!claimReload()) return false
  window.location.reload()
  return true
}
