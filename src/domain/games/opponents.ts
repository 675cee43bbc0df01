import { type Club, leagues } from '../../content/leagues'
import { perTeam, type TeamKey, teams } from '../../content/teams'
import { clubLogos } from '../../content/venue'
import { slug } from '../slug'
import type { Game } from './game'

// A Map, because an object would find a team called "constructor".
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
 * Finds an opponent's club in the home team's league, by nickname, city and nickname, code or
 * alias, in any case. Null if there is none.
 */
export const findOpponent = (team: TeamKey | null, name: string): Club | null =>
  team === null ? null : (opponents[team].get(slug(name)) ?? null)

/**
 * Three letters for an opponent, or `X` if it isn't recognized (docs/rules/fields.md#opponents).
 */
export const opponentAbbreviation = (team: TeamKey | null, name: string): string =>
  findOpponent(team, name)?.code ?? 'X'

/**
 * The address of the opponent's logo: from the game's row, or the one that the venue set for the
 * club. Null if there is neither.
 */
export const opponentLogo = (
  game: Pick<Game, 'opponentLogo'>,
  team: TeamKey | null,
  club: Club | null,
): string | null => game.opponentLogo ?? (team && club && clubLogo(team, club.code))

/**
 * The address that the venue set for a club's logo, in the league of `team`; null if it set none.
 */
export const clubLogo = (team: TeamKey, code: string): string | null =>
  clubLogos[teams[team].league][code] ?? null

/** The club of one of our teams, with its colors; null if the list of clubs does not have it. */
export const homeClub = (team: TeamKey): Club | null => findOpponent(team, teams[team].name)
