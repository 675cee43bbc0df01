import type { Day } from '../../domain/time/wallClock'
import { type Month, seasonWeeks } from '../kit/seasonWeeks'

/**
 * The months of a season from the first with games to the last, those without games between them
 * too, so that time reads on; games without a date are in none.
 */
export function packageMonths<G extends { date: Day | null }>(
  startYear: number,
  games: readonly G[],
): Month<G>[] {
  const months = seasonWeeks(startYear, games)
  const hasGames = ({ weeks }: Month<G>) =>
    weeks.flat().some((day) => day !== null && day.games.length > 0)
  return months.slice(Math.max(0, months.findIndex(hasGames)), months.findLastIndex(hasGames) + 1)
}
