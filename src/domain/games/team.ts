import { type TeamKey, teamKeys, teams } from '../../content/teams'

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
