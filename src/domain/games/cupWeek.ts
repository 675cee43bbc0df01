import { cupWeek } from '../../content/season/current'
import { type Day, dayKey } from '../time/dates'

/* The five placeholders of the cup week, and how they become one entry of a list. */

const codes: readonly string[] = cupWeek.codes
const days: readonly string[] = cupWeek.days

/** Whether a game's code is one of the five placeholders of docs/rules/sheets.md#cup-week. */
export const isCupWeekCode = (code: string): boolean => codes.includes(code.toUpperCase())

/** One line of a list: a game, or the placeholders of the cup week under one name. */
export interface ListEntry<G> {
  /** The game, or the first placeholder. */
  game: G
  /** `Week of Dec 8th` if the entry stands for the week, or null. */
  week: string | null
}

/** The last day of an entry as `YYYY-MM-DD`; null if it has no date. */
export function lastDayOf({ game, week }: ListEntry<{ date: Day | null }>): string | null {
  if (week) return days.at(-1) ?? null
  return game.date && dayKey(game.date)
}

/** Whether a game stands for the week: it has a placeholder's code, and no day outside the week. */
const isPlaceholder = ({ code, date }: { code: string; date: Day | null }) =>
  isCupWeekCode(code) && (date === null || days.includes(dayKey(date)))

/**
 * Merges the placeholders of the week into one entry, if the list has all five codes. A placeholder
 * that was moved out of the week stays a separate entry (docs/rules/sheets.md#cup-week).
 */
export function collapseCupWeek<G extends { code: string; date: Day | null }>(
  games: readonly G[],
): ListEntry<G>[] {
  const gameCodes = new Set(games.map((game) => game.code.toUpperCase()))
  const hasAllCodes = codes.every((code) => gameCodes.has(code))
  if (!hasAllCodes) return games.map((game) => ({ game, week: null }))
  const firstOfWeek = games.find(isPlaceholder)
  return games
    .filter((game) => game === firstOfWeek || !isPlaceholder(game))
    .map((game) => ({ game, week: game === firstOfWeek ? cupWeek.name : null }))
}
