import { type TeamKey, teamKeys, teams } from '../../content/teams'
import { readDay } from '../time/dates'
import { type Game, isSameCode } from './game'

/* Which home team a code is of. */

const byLetter = new Map(teamKeys.map((key) => [teams[key].letter, key]))

/** The team whose letter a game's or plan's code starts with; null for any other code. */
export function teamOfCode(code: string): TeamKey | null {
  return byLetter.get(code.trim().charAt(0).toUpperCase()) ?? null
}

/** One value for each team. */
export function perTeam<T>(value: (team: TeamKey) => T): Record<TeamKey, T> {
  return Object.fromEntries(teamKeys.map((team) => [team, value(team)])) as Record<TeamKey, T>
}

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
