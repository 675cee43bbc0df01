import { tabStore } from '../config/browserStore'

const KEY = 'reloadedAt'
/** Longer than two loads of a slow page, and shorter than the time between two deploys. */
const MIN_INTERVAL_MS = 10 * 60_000

const blockers = new Set<() => boolean>()

/** Lets a module prevent automatic reloads, for example during a write. */
export function addReloadBlocker(isBlocking: () => boolean): void {
  blockers.add(isBlocking)
}

/**
 * Whether a page whose code failed to load may reload itself to get the file names of a new deploy.
 * True at most once in ten minutes. False if that cannot be stored, if something would be lost, and
 * offline, where the browser's error page would replace the app. Returning true counts as a reload.
 * @param now milliseconds since 1970.
 */
export function claimReload(now = Date.now()): boolean {
  if (!navigator.onLine || [...blockers].some((isBlocking) => isBlocking())) return false
  const last = Number(tabStore.get(KEY) ?? Number.NEGATIVE_INFINITY)
  // Also false if the stored text isn't a number.
  if (!(now - last > MIN_INTERVAL_MS)) return false
  return tabStore.set(KEY, String(now)) && tabStore.get(KEY) === String(now)
}

/**
 * Reloads the page if {@link claimReload} allows it.
 * @returns whether it is reloading.
 */
export function reloadOnce(): boolean {
  if (!claimReload()) return false
  window.location.reload()
  return true
}
