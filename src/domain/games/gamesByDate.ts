import { counted } from '../text'
import { type Day, dayKey, minutesOfDay, readDay } from '../time/dates'
import { isInSeason, seasonStartYear } from '../time/seasons'
import type { Game } from './game'

/* Games by their dates: those of a season, their order, their months, which ones are over. */

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
  const entries = sortGames(games).map(entryOf)
  const season = entries.filter(({ date }) => date !== null && isInSeason(date, startYear))
  const withoutDate = entries.filter(({ date }) => date === null)
  return { startYear, season, withoutDate, shown: [...season, ...withoutDate] }
}

/** The code of one game, or the number of several: 'B251009', '4 games'. */
export const gamesLabel = (games: readonly Pick<Game, 'eventName'>[]): string =>
  games.length === 1 ? (games[0]?.eventName ?? '') : counted(games.length, 'game')

/** Games by day, then hour, then code; unknown hours come last in their day. */
export function sortGames(games: readonly Game[]): Game[] {
  const sortKey = ({ date, time, eventName }: Game) => {
    const day = readDay(date)
    // After every real time, because midnight means that the time is not known.
    const minutes = minutesOfDay(time) || 9999
    return `${day ? dayKey(day) : ''} ${String(minutes).padStart(4, '0')} ${eventName}`
  }
  return games
    .map((game) => ({ game, key: sortKey(game) }))
    .sort((one, other) => compareText(one.key, other.key))
    .map(({ game }) => game)
}

/** By code units, which is faster than by the rules of a language. */
function compareText(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}

/** Whether the game was on a day before today; false for a date that is no day, as '' or 'TBD'. */
export const isGameOver = ({ date }: Game, today: string): boolean =>
  date < today && readDay(date) !== null

/** Whether the game is today or on a later day; false for a date that is no day. */
export const isUpcoming = ({ date }: Game, today: string): boolean =>
  date >= today && readDay(date) !== null

/** Entries month by month, in their order. `monthOf` returns `2025-10`, or null without a date. */
export function groupByMonth<T>(entries: readonly T[], monthOf: (entry: T) => string | null) {
  const months: { month: string | null; entries: T[] }[] = []
  for (const entry of entries) {
    const month = monthOf(entry)
    const last = months.at(-1)
    if (last && last.month === month) last.entries.push(entry)
    else months.push({ month, entries: [entry] })
  }
  return months
}
