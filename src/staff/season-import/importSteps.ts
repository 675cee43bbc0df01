import type { ImportRow } from '../../domain/seasonFile/importRow'
import type { Step } from '../writes/steps/step'

/**
 * What is sent for the rows: a new game with its plans, a changed or moved one as it was and will be;
 * where only plans come, nothing but its place in them. Rows that change nothing send nothing.
 */
export function importSteps(rows: readonly ImportRow[]): Step[] {
  return rows.flatMap(({ file: { team }, before, after, changes }): Step[] => {
    if (team === null || after === null) return []
    if (before === null) return [{ kind: 'addGame', team, game: after }]
    if (changes.some(({ field }) => field !== 'Plans')) {
      return [{ kind: 'changeGame', team, before, after }]
    }
    return after.plans
      .filter((plan) => !before.plans.includes(plan))
      .map((plan) => ({ kind: 'addToPlan', team, plan, game: before }))
  })
}
