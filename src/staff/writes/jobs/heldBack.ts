import type { JobItem } from './jobStore'
import { PHASE } from './kinds/kind'
import { kindOf } from './kinds/kinds'
import { SETTLED } from './settled'
import { nameOf } from './takeBack'
import type { Turn } from './turns'

/**
 * Steps that cannot go because one before them has not: where games take each other's codes, and one
 * did not leave its code, the next would take what it finds there for somebody else's work.
 */
export function heldBack(items: readonly JobItem[], turns: readonly Turn[]) {
  const states = items.map(({ state }) => state)
  return {
    /** What became of a step of this run. */
    tell(index: number, state: JobItem['state']): void {
      states[index] = state
    },
    /** Why a step has to wait, as a sentence; undefined for one that can go. */
    why({ index, phase, records }: Turn): string | undefined {
      // A delete makes room itself.
      if (phase === PHASE.remove) return undefined
      const first = turns.find((turn) => {
        const state = states[turn.index]
        if (state === undefined || SETTLED.includes(state)) return false
        if (turn.phase > phase || (turn.phase === phase && turn.index >= index)) return false
        const step = items[turn.index]?.step
        return (
          step !== undefined &&
          kindOf(step)?.makesRoom?.(step) === true &&
          turn.records.some((record) => records.includes(record))
        )
      })
      const step = first && items[first.index]?.step
      return step && `${nameOf(step)} has to be done first.`
    },
  }
}
