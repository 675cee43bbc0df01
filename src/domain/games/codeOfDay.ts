import { type TeamKey, teams } from '../../content/teams'
import { readDay } from '../time/dates'
import { type Game, isSameCode } from './game'

/**
 * The code of a team's game on a day, `2025-10-09` → `B251009`. '' for a text that is no day of this
 * century, and where another game has that code: what a second game of a day is called is not ours
 * to guess.
 */
export function codeOfDay(team: TeamKey, date: string, games: readonly Game[]): string {
  if (!/^20\d\d-/.test(date) || readDay(date) === null) return ''
  const code = `${teams[team].letter}${date.slice(2, 10).replaceAll('-', '')}`
  return games.some(({ eventName }) => isSameCode(eventName, code)) ? '' : code
}
