import { tabStore } from '../../config/browserStore'

/* The plans that were chosen last in this tab, because many games are added to the same plan. */

const STORE = 'recent-plans'
const MAX_RECENT = 8

const read = (): readonly string[] => (tabStore.get(STORE) ?? '').split('\n').filter(Boolean)

/** Stores the names of plans that are chosen now. */
export function plansUsed(names: readonly string[]): void {
  const recent = [...new Set([...names, ...read()])].slice(0, MAX_RECENT)
  if (recent.length > 0) tabStore.set(STORE, recent.join('\n'))
}

/** Puts the plans that were chosen last first; the others keep their order. */
export function recentFirst(names: readonly string[]): string[] {
  const recent = read().filter((name) => names.includes(name))
  return [...new Set([...recent, ...names])]
}
