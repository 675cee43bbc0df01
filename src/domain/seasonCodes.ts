import type { Game } from './games/game'
import { readDay } from './time/dates'
import { seasonYearOf } from './time/season'

/* Seasons in the codes of plans: which one a code names, and the same code a year later. */

/** One or two letters, then the two digits of the year a season ends in: B26FULL, BP265PLANA, p26all. */
const CODE = /^(\s*[a-z]{1,2})(\d\d)(?!\d{4})/i

/**
 * The season a plan's or combined plan's code names, by the year it ends in: 'B26FULL' → 2026; null
 * where it names none. A game's code holds a day and is none.
 */
export function seasonOfCode(code: string): number | null {
  const digits = CODE.exec(code)?.[2]
  return digits === undefined ? null : 2000 + Number(digits)
}

/** '2025-26' of the season that ends in 2026. */
export const seasonText = (season: number): string =>
  `${season - 1}-${String(season % 100).padStart(2, '0')}`

/** '26' of the season that ends in 2026. */
export const digitsOf = (season: number) => String(season % 100).padStart(2, '0')

/** A code under another season, in its own letter case: 'p26all' → 'p27all'. The same without one. */
export const codeInSeason = (code: string, season: number): string =>
  code.replace(CODE, (_, letters: string) => letters + digitsOf(season))

/** The season of a game, by the year it ends in; null without a day, and in the summer. */
export function seasonOfGame({ date }: Pick<Game, 'date'>): number | null {
  const day = readDay(date)
  const start = day && seasonYearOf(day)
  return start === null ? null : start + 1
}
