import { type Club, leagues } from '../../content/leagues'
import { perTeam, type TeamKey, teams } from '../../content/teams'
import { clubLogos } from '../../content/venue'
import { slug } from '../slug'
import type { Game } from './game'

// Maps, not objects: a team called "constructor" must not be found.
function byName(league: readonly Club[]): Map<string, Club> {
  const names = new Map<string, Club>()
  for (const club of league) {
    const { code, city, nickname, aliases } = club
    for (const name of [nickname, `${city} ${nickname}`, code, ...aliases]) {
      // Also finds `St. Louis`, `st louis` and `Montréal`.
      names.set(slug(name), club)
    }
  }
  return names
}

const opponents = perTeam((team) => byName(leagues[teams[team].league]))

/**
 * The club of an opponent's name, looked up in the home team's league only: nickname, city and
 * nickname, code or alias, in any case. Null when there is none.
 */
export const findOpponent = (team: TeamKey | null, name: string): Club | null =>
  team === null ? null : (opponents[team].get(slug(name)) ?? null)

/**
 * Three letters for an opponent; `X` when it is not recognized (docs/rules/fields.md#opponents).
 */
export const opponentAbbreviation = (team: TeamKey | null, name: string): string =>
  findOpponent(team, name)?.code ?? 'X'

/**
 * Address of the opponent's logo: the one the game's own row names, else the one the venue has for
 * the club. Null when there is neither.
 */
export const opponentLogo = (
  game: Pick<Game, 'opponentLogo'>,
  team: TeamKey | null,
  club: Club | null,
): string | null => game.opponentLogo ?? (team && club && clubLogo(team, club.code))

/** Address of a club's logo in the league of `team`, as the venue set it; null when it set none. */
export const clubLogo = (team: TeamKey, code: string): string | null =>
  clubLogos[teams[team].league][code] ?? null

/** One of our teams as a club, with its colors; null where the list of clubs lacks it. */
export const homeClub = (team: TeamKey): Club | null => findOpponent(team, teams[team].name)
