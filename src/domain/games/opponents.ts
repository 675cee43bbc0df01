import { type Club, leagues } from '../../content/leagues'
import { perTeam, type TeamKey, teams } from '../../content/teams'
import { clubLogos } from '../../content/venue'
import { slug } from '../slug'
import type { Game } from './game'

const namesOf = ({ code, city, nickname, aliases }: Club) => [
  nickname,
  `${city} ${nickname}`,
  code,
  ...aliases,
]

/** The clubs of each team's league by all their names, without case, punctuation and accents. */
const clubsByName = perTeam((team) => {
  const league: readonly Club[] = leagues[teams[team].league]
  return new Map(league.flatMap((club) => namesOf(club).map((name) => [slug(name), club])))
})

/**
 * Finds an opponent's club in the home team's league, by nickname, city and nickname, code or
 * alias, in any case. Null if there is none.
 */
export const findOpponent = (team: TeamKey | null, name: string): Club | null =>
  team === null ? null : (clubsByName[team].get(slug(name)) ?? null)

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
