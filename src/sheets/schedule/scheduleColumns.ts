import type { ScheduleName } from '../../domain/sheetNames'
import { halves } from '../kit/gameList'

/** Schedules with two columns (docs/rules/sheets.md#schedule). Shorter schedules have one. */
const inTwoColumns: ReadonlySet<ScheduleName> = new Set(['11gameplan', 'halfseason'])

/** The games of a plan that customers buy. */
export interface PlanList<G> {
  name: string
  /** Shown below the name: how many games, and of which parts. */
  facts: string
  games: G[]
}

/** A plan's list, or a part of it. `isContinued` if it started in the previous column. */
export type ScheduleList<G> = PlanList<G> & { isContinued: boolean }

/**
 * The columns of a schedule, left to right. In two columns, each plan has one; a single plan is split in half.
 */
export function scheduleColumns<G>(
  name: ScheduleName,
  plans: readonly PlanList<G>[],
): ScheduleList<G>[][] {
  const lists = plans.map((plan) => ({ ...plan, isContinued: false }))
  if (!inTwoColumns.has(name)) return [lists]
  const [first, second] = lists
  if (!first || second) return lists.map((list) => [list])
  return halves(first.games).map((games, index) => [{ ...first, games, isContinued: index > 0 }])
}
