import type { Day } from '../../domain/time/dates'
import { type Month, seasonWeeks } from '../kit/seasonWeeks'

/** The months with games. Games without a date are left out. */
export const packageMonths = <G extends { date: Day | null }>(
  startYear: number,
  games: readonly G[],
): Month<G>[] => seasonWeeks(startYear, games).filter(({ weeks }) => gameDays(weeks).length > 0)

const gameDays = (weeks: Month<unknown>['weeks']) =>
  weeks.flat().filter((day) => day && day.games.length > 0)

/** Up to this many days with games, each has space to name its opponent. */
const MAX_NAMED_DAYS = 14

/** Whether there are so few games that each day can name its opponent. */
export function namesOpponents(months: readonly Month<unknown>[]): boolean {
  const days = months.flatMap(({ weeks }) => gameDays(weeks)).length
  return days > 0 && days <= MAX_NAMED_DAYS
}
