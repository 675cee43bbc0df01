import type { AlertColor } from '../../ui/Alert'
import { type ItemState, isDone, type Run, type RunItem } from './runStore'
import { stepName } from './steps/stepTypes'

/** The number of items in any of these states. */
export const countIn = (items: readonly RunItem[], ...states: readonly ItemState[]): number =>
  items.filter(({ state }) => states.includes(state)).length

/** The number of items whose step has ended, or failed. */
export const endedCount = (items: readonly RunItem[]): number =>
  items.length - countIn(items, 'waiting', 'sent', 'not sent')

/** The number of items that remain to be done. */
export const remainingCount = (items: readonly RunItem[]): number =>
  items.length - countIn(items, 'done', 'unchanged', 'changed')

const STATE_WORDS: readonly { word: string; states: readonly ItemState[] }[] = [
  { word: 'done', states: ['accepted', 'done'] },
  { word: 'already up to date', states: ['unchanged'] },
  { word: 'failed', states: ['failed'] },
  { word: 'unconfirmed', states: ['uncertain'] },
  { word: 'skipped', states: ['changed'] },
  { word: 'not sent', states: ['not sent'] },
  { word: 'to go', states: ['waiting', 'sent'] },
]

/** '37 done, 2 failed, 1 not sent': the number of a run's items by state, without empty states. */
export function countsText(items: readonly RunItem[]): string {
  const counts = STATE_WORDS.map(({ word, states }) => ({ word, count: countIn(items, ...states) }))
  const occurring = counts.filter(({ count }) => count > 0)
  return occurring.map(({ word, count }) => `${count} ${word}`).join(', ')
}

/** Whether a run is running or waits for another. */
export const isGoing = ({ state }: Pick<Run, 'state'>) => state === 'running' || state === 'waiting'

/** The progress of a run as one sentence. */
export function runText(run: Run): string {
  const { state, doing, done, items, whyStopped = 'your session ended', isCancelled } = run
  const total = items.length
  if (isCancelled && isGoing(run)) return `${doing}: canceling. Nothing more will be sent.`
  switch (state) {
    case 'waiting':
      return `${doing}: waiting for another job to finish.`
    case 'running':
      return `${doing}: ${endedCount(items)} of ${total}`
    case 'paused':
      return `${doing}: paused at ${endedCount(items)} of ${total}.`
    case 'asking':
      return `${doing}: five in a row failed for the same reason. Continue anyway?`
    case 'stopped':
      return `${doing}: ${whyStopped}. ${remainingCount(items)} of ${total} left.`
    case 'ended':
      return items.every(isDone) ? `${done}.` : `${doing}: ${countsText(items)}.`
  }
}

const WHERE_TO_FIND_IT = 'You’ll find it under Recent changes.'

type RestoredText = { text: string; severity: AlertColor }

/** The message about a restored record, with its severity. */
export function restoredText(name: string, { items, notes }: Run): RestoredText {
  const lost = items.filter(({ state }) => state === 'changed')
  const open = items.filter((item) => !isDone(item) && item.state !== 'changed')
  const [first] = [...open, ...lost]
  if (items.every(({ state }) => state === 'unchanged')) {
    return { text: `${name} already exists. Nothing was changed.`, severity: 'info' }
  }
  if (first && !items.some(isDone)) {
    const text =
      first.state === 'uncertain'
        ? `We couldn’t confirm whether ${name} was restored. ${WHERE_TO_FIND_IT}`
        : `${name} couldn’t be restored: ${first.why ?? ''} ${WHERE_TO_FIND_IT}`
    return { text, severity: 'error' }
  }
  if (open.length > 0) {
    const missing = open.map(({ step }) => stepName(step)).join(', ')
    const why = open[0]?.why ? ` Reason: ${open[0].why}` : ''
    const text = `Restored ${name}, but not yet ${missing}.${why} ${WHERE_TO_FIND_IT}`
    return { text, severity: 'warning' }
  }
  const remarks = [
    ...lost.map(({ step, why = '' }) => `${stepName(step)}: ${why}`),
    ...items.flatMap(({ state, why }) => (state === 'done' && why ? [why] : [])),
  ]
  const text = [`Restored ${name}.`, ...remarks, ...notes.map(({ why }) => why)].join(' ')
  return { text, severity: remarks.length > 0 ? 'warning' : 'success' }
}

/**
 * The text of a save in which every item failed. Includes the server's reason if all have the same,
 * like `failureMessage` does for a single write.
 */
export function sharedFailureText(failed: readonly RunItem[], message: string): string {
  const [first] = failed
  const isShared =
    first?.said && failed.every(({ why, said }) => said === first.said && why === first.why)
  if (!isShared) return message
  return first.said === 'refused' ? `Error: ${first.why}` : `${message}: ${first.why}`
}
