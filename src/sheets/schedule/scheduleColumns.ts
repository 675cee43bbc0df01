import type { ScheduleName } from '../../domain/sheetNames'
import { halves } from '../kit/gameList'

/** Schedules with two columns (docs/rules/sheets.md#schedule); shorter ones have one. */
const inTwoColumns: ReadonlySet<ScheduleName> = new Set(['11gameplan', 'halfseason'])

/** The games of a plan that customers buy. */
export interface PlanList<G> {
  name: string
  /** Under the name: how many games, and of which parts. */
  facts: string
  games: G[]
}

/** A plan's list, or a part of it that continues in the next column. */
export type ScheduleList<G> = PlanList<G> & { isContinued: boolean }

/**
 * The columns of a schedule, left to right. Where there are two, each plan has one; a plan that is
 * alone is halved.
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
