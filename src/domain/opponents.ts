import { type Team, teams } from '../content/teams'
import type { TeamKey } from './game'

/** Letters and digits only, so that `St. Louis`, `st louis` and `Montréal` find their team. */
function fold(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
}

// Maps, not objects: a team called "constructor" must not be found.
function byName(league: readonly Team[]): Map<string, Team> {
  const names = new Map<string, Team>()
  for (const team of league) {
    const { code, city, nickname, aliases } = team
    for (const name of [nickname, `${city} ${nickname}`, code, ...aliases]) {
      names.set(fold(name), team)
    }
  }
  return names
}

const leagues = { bruins: byName(teams.nhl), celtics: byName(teams.nba) }

/**
 * The club behind an opponent's name, looked up in the home team's league only: nickname, city and
 * nickname, code or alias, in any case. Null when there is none.
 */
export function findOpponent(team: TeamKey | null, name: string): Team | null {
  return team === null ? null : (leagues[team].get(fold(name)) ?? null)
}

/** Three letters for an opponent; `X` when it is not recognised (section 5). */
export function opponentAbbreviation(team: TeamKey | null, name: string): string {
  return findOpponent(team, name)?.code ?? 'X'
}
