import { type TeamKey, teams } from '../../content/teams'
import type { Game } from '../games/game'
import { type Day, readDay, twoDigits } from './dates'

/*
 * Seasons are identified by the year they end in, as in codes (`season`), or by the year they start
 * in (`startYear`), as on sheets.
 */

const SEASON_PREFIX = /P(\d{2})/i

/**
 * The year a plan's season starts in: `P` and two digits anywhere in the code, n → 2000 + n − 1, or
 * the current year (docs/rules/fields.md#season). `today` is `YYYY-MM-DD` at the arena.
 */
export function seasonStartYear(planCode: string, today: string): number {
  const digits = SEASON_PREFIX.exec(planCode)?.[1]
  return digits === undefined ? Number(today.slice(0, 4)) : 2000 + Number(digits) - 1
}

/**
 * The code of the season calendar (docs/rules/sheets.md#calendar-codes), such as `P26FA`: the
 * season's prefix, then FA for several teams or a RAF plan, or else the team's code: HB, HC. Null
 * if no team plays.
 */
export function calendarCode(
  planCode: string,
  playing: ReadonlySet<TeamKey>,
  startYear: number,
): string | null {
  const prefix = SEASON_PREFIX.exec(planCode)?.[0].toUpperCase() ?? `P${yearDigits(startYear + 1)}`
  if (/RAF/i.test(planCode) || playing.size > 1) return `${prefix}FA`
  const [team] = playing
  return team === undefined ? null : `${prefix}${teams[team].calendarCode}`
}

/** The eight months of a season, September of the start year to April of the next. */
export const seasonMonths = (startYear: number): { year: number; month: number }[] => [
  ...[9, 10, 11, 12].map((month) => ({ year: startYear, month })),
  ...[1, 2, 3, 4].map((month) => ({ year: startYear + 1, month })),
]

/** The start year of a day's season, September to April; null for the summer. */
export function seasonStartYearOfDay({ year, month }: Day): number | null {
  if (month >= 9) return year
  return month <= 4 ? year - 1 : null
}

/**
 * The start year of the season of a date as text; null for the summer, and if the text isn't a
 * valid day.
 */
export function seasonStartYearOfDate(date: string): number | null {
  const day = readDay(date)
  return day && seasonStartYearOfDay(day)
}

/**
 * Whether a day is in the season: events outside the season are never shown
 * (docs/rules/fields.md#season).
 */
export const isInSeason = (day: Day, startYear: number): boolean =>
  seasonStartYearOfDay(day) === startYear

/** The games that a sheet of this season shows: those in it, and those without a real date yet. */
export const seasonGames = (games: readonly Game[], startYear: number): Game[] =>
  games.filter(({ date }) => {
    const day = readDay(date)
    return day === null || isInSeason(day, startYear)
  })

/* Seasons in plan codes: which season a code has, and the code in another season. */

/**
 * One or two letters, then the two digits of the year a season ends in: B26FULL, BP265PLANA,
 * p26all.
 */
const SEASON_CODE = /^(\s*[a-z]{1,2})(\d\d)(?!\d{4})/i

/**
 * The season in the code of a plan or combined plan, by the year it ends in: 'B26FULL' → 2026. Null
 * if it has none, such as a game's code, which has a day.
 */
export function seasonOfCode(code: string): number | null {
  const digits = SEASON_CODE.exec(code)?.[2]
  return digits === undefined ? null : 2000 + Number(digits)
}

/** '2025-26' of the season that ends in 2026. */
export const seasonText = (season: number): string => `${season - 1}-${yearDigits(season)}`

/** '26' of the season that ends in 2026. */
export const yearDigits = (season: number) => twoDigits(season % 100)

/**
 * Changes the season in a code and keeps its case: 'p26all' → 'p27all'. A code without a season is
 * unchanged.
 */
export const codeInSeason = (code: string, season: number): string =>
  code.replace(SEASON_CODE, (_, letters: string) => letters + yearDigits(season))

/** The season of a game, by the year it ends in; null if it has no day, and in the summer. */
export function seasonOfGame({ date }: Pick<Game, 'date'>): number | null {
  const start = seasonStartYearOfDate(date)
  return start === null ? null : start + 1
}

/**
 * The current season according to the games, by the year it ends in: the next game's, or else the
 * last game's. Null if no game has a season.
 * @param today at the arena, `2026-01-20`.
 */
export function seasonNow(games: readonly Pick<Game, 'date'>[], today: string): number | null {
  const inSeason = games.filter((game) => seasonOfGame(game) !== null)
  const dates = inSeason.map(({ date }) => date).sort()
  const next = dates.find((day) => day >= today) ?? dates.at(-1)
  return next === undefined ? null : seasonOfGame({ date: next })
}

/**
 * The current season according to the calendar, by the year it ends in. From May on, it is the next
 * season.
 */
export function seasonOfToday(today: string): number {
  const [year = 0, month = 1] = today.split('-').map(Number)
  return month > 4 ? year + 1 : year
}
