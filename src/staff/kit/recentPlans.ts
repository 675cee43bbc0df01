import { tabStore } from '../../config/browserStore'

/* Remembers the recently chosen plans in this tab, because many games are often added to the same plan. */

const STORAGE_KEY = 'recent-plans'
const MAX_RECENT = 8

const read = (): readonly string[] => (tabStore.get(STORAGE_KEY) ?? '').split('\n').filter(Boolean)

/** Stores the names of chosen plans. */
export function rememberPlans(names: readonly string[]): void {
  const recent = [...new Set([...names, ...read()])].slice(0, MAX_RECENT)
  if (recent.length > 0) tabStore.set(STORAGE_KEY, recent.join('\n'))
}

/** Puts the recently chosen plans first. The others keep their order. */
export function recentPlansFirst(names: readonly string[]): string[] {
  const recent = read().filter((name) => names.includes(name))
  return [...new Set([...recent, ...names])]
}
