import type { JobItem } from './jobStore'
import { kindOf } from './kinds/kinds'

/* In which order the steps of a job take their turns. */

/** A step's place in a run, and the records it writes. */
export interface Turn {
  index: number
  phase: number
  records: readonly string[]
}

/** Phase by phase, and as they stand in the job. */
export const byTurn = (one: Turn, other: Turn) => one.phase - other.phase || one.index - other.index

/** The steps of a job in the order of their turns; one of no known kind fails, when it comes. */
export const turnsOf = (items: readonly JobItem[]): Turn[] =>
  items
    .map(({ step }, index): Turn => {
      const kind = kindOf(step)
      return { index, phase: kind?.phase ?? 0, records: kind?.recordsOf(step) ?? [] }
    })
    .sort(byTurn)
