import type { Game } from '../../domain/games/game'
import { codeKey } from '../../domain/recordKeys'
import { counted } from '../../domain/text'
import { monthDayText, readDay } from '../../domain/time/dates'

/** The dates of games by code. */
export const datesByCode = (games: readonly Game[] = []): ReadonlyMap<string, string> =>
  new Map(games.map(({ eventName, date }) => [codeKey(eventName), date]))

/** Returns '8 games · Sep 29 – Mar 10', only the number if no date is known, or '' without games. */
export function gamesSummary(names: readonly string[], dates: ReadonlyMap<string, string>): string {
  const codes = new Set(names.map(codeKey))
  if (codes.size === 0) return ''
  const days = [...codes].flatMap((code) => dates.get(code) ?? []).sort()
  const texts = days.flatMap((date) => readDay(date) ?? []).map(monthDayText)
  const ends = [...new Set([texts.at(0), texts.at(-1)])].join(' – ')
  return [counted(codes.size, 'game'), ends].filter(Boolean).join(' · ')
}
