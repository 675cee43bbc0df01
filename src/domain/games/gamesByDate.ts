import { groupBy } from '../recordKeys'
import { type Day, minutesOfDay } from '../time/dates'
import { isInSeason, seasonStartYear } from '../time/seasons'
import { dayOfGame, type Game } from './game'

/* Games by date: those of a season, their order, their months, and which are over. */

/**
 * Splits a plan's games into those of its season and those without a real date yet, each converted
 * by `entryOf`; `shown` has both. Events of other seasons are not shown
 * (docs/rules/fields.md#season). `today` is `YYYY-MM-DD` at the arena.
 */
export function gamesOfSeason<Entry extends { date: Day | null }>(
  planCode: string,
  games: readonly Game[],
  today: string,
  entryOf: (game: Game) => Entry,
) {
  const startYear = seasonStartYear(planCode, today)
  const entries = sortGames(games).map(entryOf)
  const season = entries.filter(({ date }) => date !== null && isInSeason(date, startYear))
  const withoutDate = entries.filter(({ date }) => date === null)
  return { startYear, season, withoutDate, shown: [...season, ...withoutDate] }
}

/** Replaces midnight and blank, which mean that the time is unknown: later than any time of day. */
const UNKNOWN_TIME_MINUTES = 9999

/** Sorts games by day, time and code. Unknown times come last in their day. */
export function sortGames(games: readonly Game[]): Game[] {
  const sortKey = (game: Game) => {
    const minutes = minutesOfDay(game.time) || UNKNOWN_TIME_MINUTES
    return `${dayOfGame(game)} ${String(minutes).padStart(4, '0')} ${game.eventName}`
  }
  return games
    .map((game) => ({ game, key: sortKey(game) }))
    .sort((a, b) => compareText(a.key, b.key))
    .map(({ game }) => game)
}

/** Compares code units, which is faster than a comparison by language rules. */
function compareText(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

/**
 * Whether the game was on a day before today; false if the date isn't a valid day, such as '' or
 * 'TBD'.
 */
export function isGameOver(game: Game, today: string): boolean {
  const day = dayOfGame(game)
  return day !== '' && day < today
}

/** Whether the game is today or later; false if the date isn't a valid day. */
export const isUpcoming = (game: Game, today: string): boolean => dayOfGame(game) >= today

/**
 * Groups entries by month, in order. `monthOf` returns `2025-10`, or null if the entry has no date.
 */
export const groupByMonth = <T>(entries: readonly T[], monthOf: (entry: T) => string | null) =>
  Array.from(groupBy(entries, monthOf), ([month, ofMonth]) => ({ month, entries: ofMonth }))
