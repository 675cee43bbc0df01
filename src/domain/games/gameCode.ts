import { type TeamKey, teamKeys, teams } from '../../content/teams'
import { codeKey } from '../recordKeys'
import { type Day, dateText, dayKey, monthDayText, readDay } from '../time/dates'
import { type Game, isSameCode } from './game'

/* Codes of games and plans: the letter of a team, then the day of a game. */

const byLetter = new Map(teamKeys.map((key) => [teams[key].codeLetter, key]))

/** The team whose letter a game's or plan's code starts with; null for any other code. */
export const teamOfCode = (code: string): TeamKey | null =>
  byLetter.get(code.trim().charAt(0).toUpperCase()) ?? null

/** The code of a team's only game on a day, `2025-10-09` → `B251009`. */
export const codeFor = (team: TeamKey, date: string): string =>
  `${teams[team].codeLetter}${date.slice(2, 10).replaceAll('-', '')}`

/** The day that a code names, `B251009` or `B251009-2` → Oct 9, 2025; null for a code of another form. */
function dayOfCode(code: string): Day | null {
  const [, year, month, day] = /^[A-Z](\d\d)(\d\d)(\d\d)(?:-\d+)?$/.exec(codeKey(code)) ?? []
  return year === undefined ? null : readDay(`20${year}-${month}-${day}`)
}

/** 'Code says Dec 6' for a game that is not on the day in its code; else ''. */
export function codeDayMismatch({ eventName, date }: Pick<Game, 'eventName' | 'date'>): string {
  const [coded, day] = [dayOfCode(eventName), readDay(date)]
  if (!coded || !day || dayKey(coded) === dayKey(day)) return ''
  return `Code says ${coded.year === day.year ? monthDayText(coded) : dateText(dayKey(coded))}`
}

/**
 * The suggested code of a new game. '' for a text that is no day of this century, and where another game
 * has that code: staff choose the code of a second game.
 */
export function suggestedCode(team: TeamKey, date: string, games: readonly Game[]): string {
  if (!/^20\d\d-/.test(date) || readDay(date) === null) return ''
  const code = codeFor(team, date)
  return games.some(({ eventName }) => isSameCode(eventName, code)) ? '' : code
}
