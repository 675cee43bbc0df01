import { type TeamKey, teamKeys, teams } from '../../content/teams'

/** The team whose letter a game's or plan's code starts with; null for any other code. */
export function teamOfCode(code: string): TeamKey | null {
  const letter = code.trim().charAt(0).toUpperCase()
  return teamKeys.find((key) => teams[key].letter === letter) ?? null
}

/** One value for each team. */
export function perTeam<T>(value: (team: TeamKey) => T): Record<TeamKey, T> {
  return Object.fromEntries(teamKeys.map((team) => [team, value(team)])) as Record<TeamKey, T>
}
