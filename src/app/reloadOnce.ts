import { tabStore } from '../config/browserStore'

const KEY = 'reloadedAt'
/** Longer than two loads of a slow page; shorter than the time between two deploys. */
const AGAIN_AFTER_MS = 10 * 60_000

/**
 * May the page reload itself now? Once in ten minutes, and never where that cannot be remembered:
 * a page that reloads for ever is worse than one that asks.
 * @param now milliseconds since 1970
 */
export function mayReload(now: number): boolean {
  const last = Number(tabStore.get(KEY) ?? Number.NEGATIVE_INFINITY)
  if (!(now - last > AGAIN_AFTER_MS)) return false
  return tabStore.set(KEY, String(now)) && tabStore.get(KEY) === String(now)
}
