import { isSameCode, isSameGame } from '../../../domain/games/game'
import type { JobItem } from './jobStore'
import { SETTLED } from './settled'
import type { Step, StepOf } from './step'

type Item = Pick<JobItem, 'step' | 'state' | 'wasSent' | 'wasMissed'>
interface Swapping {
  items: readonly Item[]
  /** Taking it back brings the old codes back: then nothing of it is half done. */
  undoneBy?: string
}
type Change = StepOf<'changeGame'>

const changeOf = (step: Step | undefined): Change | undefined =>
  step?.kind === 'changeGame' ? step : undefined

/** May it be so on the server, as far as is known? */
const hasBegun = ({ state, wasSent = false, wasMissed = false }: Item) =>
  ['done', 'unchanged', 'uncertain', 'sent'].includes(state) ||
  (wasSent && !wasMissed && state !== 'failed')

const isOpen = ({ state }: Item) => !SETTLED.includes(state)

/** Does the second go on with the game where the first has put it for a while? */
function goesOn(first: Change, second: Change): boolean {
  return (
    first.team === second.team &&
    isSameCode(first.after.eventName, second.before.eventName) &&
    isSameGame(first.after, second.before)
  )
}

const isRename = ({ before, after }: Change) => !isSameCode(before.eventName, after.eventName)

/** Both want or leave the same code. */
const meet = (one: Change, other: Change) =>
  one.team === other.team &&
  [one.before, one.after].some(({ eventName }) =>
    [other.before, other.after].some((game) => isSameCode(game.eventName, eventName)),
  )

/** Steps whose game stands under a code that was only meant for a while. */
function halfDone({ items, undoneBy }: Swapping): number[] {
  if (undoneBy !== undefined) return []
  return items.flatMap((item, index) => {
    const second = changeOf(item.step)
    if (second === undefined || !isOpen(item)) return []
    const isHalf = items.slice(0, index).some((before) => {
      const first = changeOf(before.step)
      return first !== undefined && hasBegun(before) && goesOn(first, second)
    })
    return isHalf ? [index] : []
  })
}

/** The codes under which games stand that are in the middle of a swap: 'B251009-9'. */
export const codesForNow = (job: Swapping): string[] =>
  halfDone(job).flatMap((index) => changeOf(job.items[index]?.step)?.before.eventName ?? [])

/**
 * What has to be done so that no game keeps a code that was only meant for a while: the last step of
 * each swap that has begun, and those before it that make room for it.
 * @returns their places among the items, in their order.
 */
export function openSwaps(job: Swapping): number[] {
  const { items } = job
  const found = new Set<number>()
  function take(index: number): void {
    const step = changeOf(items[index]?.step)
    if (step === undefined || found.has(index)) return
    found.add(index)
    items.slice(0, index).forEach((item, place) => {
      const before = changeOf(item.step)
      if (before && isOpen(item) && isRename(before) && meet(before, step)) take(place)
    })
  }
  halfDone(job).forEach(take)
  return [...found].sort((a, b) => a - b)
}
