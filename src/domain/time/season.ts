import { type TeamKey, teams } from '../../content/teams'
import type { Game } from '../games/game'
import { type Day, readDay } from './dates'

const seasonPattern = /P(\d{2})/i

/**
 * The year a plan's season starts in: `P` and two digits anywhere in the code, n → 2000 + n − 1,
 * else the current year (docs/rules/fields.md#season). `today` is `YYYY-MM-DD` at the arena.
 */
export function seasonStartYear(planCode: string, today: string): number {
  const digits = seasonPattern.exec(planCode)?.[1]
  return digits === undefined ? Number(today.slice(0, 4)) : 2000 + Number(digits) - 1
}

/**
 * The season calendar's own code (docs/rules/sheets.md#calendar-codes), for example `P26FA`: season
 * prefix, then FA for several teams or a RAF plan, else the team's own: HB, HC. Null when no team
 * plays.
 */
export function calendarCode(
  planCode: string,
  playing: ReadonlySet<TeamKey>,
  startYear: number,
): string | null {
  const prefix =
    seasonPattern.exec(planCode)?.[0].toUpperCase() ??
    `P${String((startYear + 1) % 100).padStart(2, '0')}`
  if (/RAF/i.test(planCode) || playing.size > 1) return `${prefix}FA`
  const [team] = playing
  return team === undefined ? null : `${prefix}${teams[team].calendarCode}`
}

/** The eight months of a season, September of the start year to April of the next. */
export function seasonMonths(startYear: number): { year: number; month: number }[] {
  return [9, 10, 11, 12, 13, 14, 15, 16].map((month) => ({
    year: month > 12 ? startYear + 1 : startYear,
    month: month > 12 ? month - 12 : month,
  }))
}

/** The start year of the season a day lies in, September to April; null for the summer. */
export function seasonYearOf({ year, month }: Day): number | null {
  if (month >= 9) return year
  return month <= 4 ? year - 1 : null
}

/**
 * Whether a day lies in the season: events outside it are never shown
 * (docs/rules/fields.md#season).
 */
export function isInSeason(day: Day, startYear: number): boolean {
  return seasonYearOf(day) === startYear
}

/** The games that a sheet of this season shows: those in it, and those without a real date yet. */
export function seasonGames(games: readonly Game[], startYear: number): Game[] {
  return games.filter(({ date }) => {
    const day = readDay(date)
    return day === null || isInSeason(day, startYear)
  })
}
