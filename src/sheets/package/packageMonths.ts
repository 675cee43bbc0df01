import type { Day } from '../../domain/time/dates'
import { type Month, seasonWeeks } from '../kit/seasonWeeks'

/**
 * The months with games, and of each only the weeks with games: an empty grid would say nothing. Games
 * without a date are in none.
 */
export function packageMonths<G extends { date: Day | null }>(
  startYear: number,
  games: readonly G[],
): Month<G>[] {
  return seasonWeeks(startYear, games)
    .map((month) => ({
      ...month,
      weeks: month.weeks.filter((week) => week.some((day) => day !== null && day.games.length > 0)),
    }))
    .filter(({ weeks }) => weeks.length > 0)
}
