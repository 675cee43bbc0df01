import type { AlertColor } from '../../ui/Alert'
import { ITEM_STATES, type ItemState, isDone, type Run, type RunItem } from './runStore'
import { nameOf } from './steps/stepTypes'

/** How many items of a run are in each state. */
export function countsOf(items: readonly RunItem[]): Record<ItemState, number> {
  const countOf = (state: ItemState) => items.filter((item) => item.state === state).length
  const counts = ITEM_STATES.map((state) => [state, countOf(state)])
  return Object.fromEntries(counts) as Record<ItemState, number>
}

/** Steps of which it is known what became of them, or that have failed. */
export const endedOf = (counts: Record<ItemState, number>): number =>
  counts.done + counts.unchanged + counts.failed + counts.uncertain + counts.changed

/** What is still to be done. */
export const remainingOf = (counts: Record<ItemState, number>): number =>
  counts.waiting + counts.sent + counts.failed + counts.uncertain + counts['not sent']

/** '37 done, 2 failed, 1 not sent': what became of a run's items, without what does not occur. */
export function countsText(counts: Record<ItemState, number>): string {
  const wordCounts = {
    done: counts.done,
    'already up to date': counts.unchanged,
    failed: counts.failed,
    unconfirmed: counts.uncertain,
    skipped: counts.changed,
    'not sent': counts['not sent'],
    'to go': counts.waiting + counts.sent,
  }
  const occurring = Object.entries(wordCounts).filter(([, count]) => count > 0)
  return occurring.map(([word, count]) => `${count} ${word}`).join(', ')
}

/** Is it on its way? */
export const isGoing = ({ state }: Pick<Run, 'state'>) => state === 'running' || state === 'waiting'

/** How far a run is, in one sentence. */
export function runText(run: Run): string {
  const { state, doing, done, items, whyStopped = '', isCancelled } = run
  const counts = countsOf(items)
  const total = items.length
  if (isCancelled && isGoing(run)) return `${doing}: canceling. Nothing more will be sent.`
  switch (state) {
    case 'waiting':
      return `${doing}: waiting for another job to finish.`
    case 'running':
      return `${doing}: ${endedOf(counts)} of ${total}`
    case 'paused':
      return `${doing}: paused at ${endedOf(counts)} of ${total}.`
    case 'asking':
      return `${doing}: five in a row failed for the same reason. Continue anyway?`
    case 'stopped':
      return `${doing}: ${whyStopped}. ${remainingOf(counts)} of ${total} left.`
    case 'ended':
      return counts.done + counts.unchanged === total
        ? `${done}.`
        : `${doing}: ${countsText(counts)}.`
  }
}

/** Is there nothing more to do for any of its steps? */
export const isAllDone = ({ items }: Pick<Run, 'items'>) => items.every(isDone)

const KEPT = 'You’ll find it under Recent changes.'

/** What became of making something again that was deleted, and how a message of it looks. */
export function restoredText(
  name: string,
  { items, notes }: Run,
): { text: string; severity: AlertColor } {
  const lost = items.filter(({ state }) => state === 'changed')
  const open = items.filter((item) => !isDone(item) && !lost.includes(item))
  const [first] = [...open, ...lost]
  if (first === undefined && items.every(({ state }) => state === 'unchanged')) {
    return { text: `${name} already exists. Nothing was changed.`, severity: 'info' }
  }
  if (first && !items.some(isDone)) {
    const text =
      first.state === 'uncertain'
        ? `We couldn’t confirm whether ${name} was restored. ${KEPT}`
        : `${name} couldn’t be restored: ${first.why ?? ''} ${KEPT}`
    return { text, severity: 'error' }
  }
  if (open.length > 0) {
    const missing = open.map(({ step }) => nameOf(step)).join(', ')
    const why = open[0]?.why ? ` Reason: ${open[0].why}` : ''
    return { text: `Restored ${name}, but not yet ${missing}.${why} ${KEPT}`, severity: 'warning' }
  }
  const remarks = [
    ...lost.map(({ step, why = '' }) => `${nameOf(step)}: ${why}`),
    ...items.flatMap(({ state, why }) => (state === 'done' && why ? [why] : [])),
  ]
  return {
    text: [`Restored ${name}.`, ...remarks, ...notes.map(({ why }) => why)].join(' '),
    severity: remarks.length > 0 ? 'warning' : 'success',
  }
}
