import { joined } from '../../../domain/checks/finding'
import type { ItemState, Job, JobItem } from './jobStore'
import { codesForNow } from './openSwaps'

/* How a job stands, in numbers. */

/** How many items of a job are in each state. */
export function countsOf(items: readonly JobItem[]): Record<ItemState, number> {
  const counts: Record<ItemState, number> = {
    waiting: 0,
    sent: 0,
    done: 0,
    unchanged: 0,
    failed: 0,
    uncertain: 0,
    changed: 0,
    'not sent': 0,
  }
  for (const { state } of items) counts[state] += 1
  return counts
}

/** Steps of which it is known what became of them, or that have failed. */
export const endedOf = (counts: Record<ItemState, number>): number =>
  counts.done + counts.unchanged + counts.failed + counts.uncertain + counts.changed

/** What is left to be done. */
export const leftOf = (counts: Record<ItemState, number>): number =>
  counts.waiting + counts.sent + counts.failed + counts.uncertain + counts['not sent']

/** '37 done, 2 failed, 1 not sent': what became of a job's items, without what does not occur. */
export function figuresOf(counts: Record<ItemState, number>): string {
  const parts: readonly (readonly [number, string])[] = [
    [counts.done, 'done'],
    [counts.unchanged, 'already so'],
    [counts.failed, 'failed'],
    [counts.uncertain, 'uncertain'],
    [counts.changed, 'left alone'],
    [counts['not sent'], 'not sent'],
    [counts.waiting + counts.sent, 'to go'],
  ]
  return parts.flatMap(([count, word]) => (count > 0 ? [`${count} ${word}`] : [])).join(', ')
}

/** Where a job stands, in one sentence. */
export function wordsOf({ state, doing, done, items, whyStopped = '', isEnding }: Job): string {
  const counts = countsOf(items)
  const total = items.length
  if (isEnding && (state === 'waiting' || state === 'running')) {
    const what = codesForNow({ items }).length > 0 ? 'finishing a swap' : 'ending'
    return `${doing}: ${what}, nothing more is sent after it.`
  }
  switch (state) {
    case 'waiting':
      return `${doing}: waiting for another job to end.`
    case 'running':
      return `${doing}: ${endedOf(counts)} of ${total}`
    case 'paused':
      return `${doing}: paused at ${endedOf(counts)} of ${total}.`
    case 'asking':
      return `${doing}: five in a row failed for the same reason. Go on all the same?`
    case 'stopped':
      return `${doing}: ${whyStopped}. ${leftOf(counts)} of ${total} left.`
    case 'ended':
      return counts.done + counts.unchanged === total ? `${done}.` : `${doing}: ended.`
  }
}

/** Which games a job that does not go has left under a code for the time being; '' for none. */
export function swapWords(job: Pick<Job, 'state' | 'items' | 'undoneBy'>): string {
  const codes = job.state === 'running' || job.state === 'waiting' ? [] : codesForNow(job)
  if (codes.length === 0) return ''
  const [noun, verb] = codes.length === 1 ? ['code', 'is'] : ['codes', 'are']
  return `The ${noun} ${joined(codes)} ${verb} for the time of a swap alone, and the swap is not finished.`
}
