import { tabStore } from '../../config/browserStore'

/* The plans that were chosen last, kept in this tab: who adds games to a plan adds many. */

const STORE = 'recent-plans'
const MOST_KEPT = 8

const read = (): readonly string[] => (tabStore.get(STORE) ?? '').split('\n').filter(Boolean)

/** These were chosen just now. */
export function plansUsed(names: readonly string[]): void {
  const kept = [...new Set([...names, ...read()])].slice(0, MOST_KEPT)
  if (kept.length > 0) tabStore.set(STORE, kept.join('\n'))
}

/** The plans that were chosen last before all others, which stay in their order. */
export function recentFirst(names: readonly string[]): string[] {
  const recent = read().filter((name) => names.includes(name))
  return [...new Set([...recent, ...names])]
}
