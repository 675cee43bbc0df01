import type { Day } from '../../domain/time/dates'
import { type Month, seasonWeeks } from '../kit/seasonWeeks'

/** The months with games; games without a date are in none. */
export const packageMonths = <G extends { date: Day | null }>(
  startYear: number,
  games: readonly G[],
): Month<G>[] => seasonWeeks(startYear, games).filter(({ weeks }) => gameDays(weeks).length > 0)

const gameDays = (weeks: Month<unknown>['weeks']) =>
  weeks.flat().filter((day) => day && day.games.length > 0)

/** Days with games up to which each has space to name its opponent. */
const MAX_NAMED_DAYS = 14

/** Whether games are so few that each day may name its opponent. */
export function namesOpponents(months: readonly Month<unknown>[]): boolean {
  const days = months.flatMap(({ weeks }) => gameDays(weeks)).length
  return days > 0 && days <= MAX_NAMED_DAYS
}
