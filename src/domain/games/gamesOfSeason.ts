import type { Day } from '../time/dates'
import { isInSeason, seasonStartYear } from '../time/season'
import type { Game } from './game'
import { inOrder } from './gameOrder'

/**
 * The games of a plan as a sheet of its season shows them, each by `entryOf`: those in it, and those
 * without a real date yet; `shown` is both. Events of other seasons are not shown
 * (docs/rules/fields.md#season). `today` is `YYYY-MM-DD` at the arena.
 */
export function gamesOfSeason<Entry extends { date: Day | null }>(
  planCode: string,
  games: readonly Game[],
  today: string,
  entryOf: (game: Game) => Entry,
) {
  const startYear = seasonStartYear(planCode, today)
  const entries = inOrder(games).map(entryOf)
  const season = entries.filter(({ date }) => date !== null && isInSeason(date, startYear))
  const withoutDate = entries.filter(({ date }) => date === null)
  return { startYear, season, withoutDate, shown: [...season, ...withoutDate] }
}
