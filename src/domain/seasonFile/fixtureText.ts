import { type Club, leagues } from '../../content/leagues'
import { perTeam, type TeamKey, teamKeys, teams } from '../../content/teams'
import { findOpponent } from '../games/opponents'
import { groupBy } from '../recordKeys'
import { lookupKey, plainText } from './cellText'

/* Reads from a text who plays whom. */

/** Who plays whom, according to a text. */
export interface Fixture {
  /** Null if the text does not name one of our teams. */
  team: TeamKey | null
  /** The opponent as written, without our team; '' if none is named. */
  opponent: string
  /** Whether the game is played at the opponent's arena. */
  isAway: boolean
  /** Whether it names our team, so that the whole text can be a game's text. */
  isWhole: boolean
}

/**
 * Reads `Bruins vs. Blackhawks`, `Chicago at Boston`, `@ NYR`, `vs CHI` or only an opponent. If a
 * text has two names that are neither ours nor both known clubs, the whole text becomes an unknown
 * opponent.
 */
export function readFixture(text: string): Fixture {
  const plain = withoutMarks(text)
  const versus = /(?:^| )(?:vs?\.?|versus)(?= |$)/i.exec(plain)
  // `vs.` follows the home team, `at` and `@` the visitor.
  const separator = versus ?? /(?:^| )(?:@|at(?= ))/i.exec(plain)
  if (!separator) return opponentAlone(clubIn(plain))
  const before = withoutMarks(plain.slice(0, separator.index))
  const after = withoutMarks(plain.slice(separator.index + separator[0].length))
  const left = clubIn(before)
  const right = clubIn(after)
  const isOnlyNames = before === left && after === right
  const isLeftHome = left === '' || homeTeamNamed(left) !== undefined
  const isRightHome = homeTeamNamed(right) !== undefined
  if (versus && isLeftHome) return fixture(left, right, { isAway: false, isOnlyNames })
  if (isRightHome) return fixture(right, left, { isAway: false, isOnlyNames })
  if (isLeftHome || (isClub(left) && isClub(right))) {
    return fixture(left, right, { isAway: true, isOnlyNames })
  }
  if (versus && hasNickname(right)) return fixture(left, right, { isAway: false, isOnlyNames })
  return opponentAlone(plain)
}

const opponentAlone = (opponent: string): Fixture => ({
  team: null,
  opponent,
  isAway: false,
  isWhole: false,
})

/** @param isOnlyNames whether the text has only names, and nothing else such as a broadcaster. */
function fixture(
  home: string,
  opponent: string,
  { isAway, isOnlyNames }: { isAway: boolean; isOnlyNames: boolean },
): Fixture {
  const named = homeTeamNamed(home)
  const team = named === 'either' ? null : (named ?? null)
  return { team, opponent, isAway, isWhole: named !== undefined && isOnlyNames }
}

/** Words that mark a game and are not part of a name. */
const MARKS = /\((?:pre-?season|nba cup)[^()]*\)|\b(?:pre-?season|nba cup)\b|\*? ?\bgp\b/gi
const PICTOGRAMS = /\p{Extended_Pictographic}\ufe0f?/gu
const EDGES = /^[:*–—\s-]+|[:*–—\s-]+$/g

/** Removes marks, pictograms, and signs at both ends. */
const withoutMarks = (text: string) =>
  plainText(text.replace(PICTOGRAMS, ' ').replace(MARKS, ' ')).replace(EDGES, '')

/** The separators between a club's name and a broadcaster, a promotion or a place. */
const BETWEEN_WORDS = / ?[|()[\]:,;] ?| [-–—] | on /i

/** The club whose nickname a text contains beside other words; any other text is unchanged. */
const clubIn = (text: string) =>
  isClub(text) ? text : (text.split(BETWEEN_WORDS).find(hasNickname) ?? text)

/* What a name means: one of our teams, or a club of either league. */

/** Which of our teams a name means; 'either' for a name of both, such as their city. */
export function homeTeamNamed(name: string): TeamKey | 'either' | undefined {
  const [team, other] = teamKeys.filter((key) => clubOf(key, name)?.nickname === teams[key].name)
  return other ? 'either' : team
}

const clubsNamed = (name: string) => teamKeys.flatMap((team) => clubOf(team, name) ?? [])

/** Whether a name is a club of either league. */
export const isClub = (name: string) => clubsNamed(name).length > 0

const hasNickname = (name: string) =>
  clubsNamed(name).some(({ nickname }) => lookupKey(name).endsWith(lookupKey(nickname)))

/** The clubs of each team's league by their city's {@link lookupKey}. */
const clubsByCity = perTeam((team) =>
  groupBy(leagues[teams[team].league], ({ city }) => lookupKey(city)),
)

/**
 * The club with this name in a team's league: by all its names, or by its city if it is the city's
 * only club.
 */
export const clubOf = (team: TeamKey | null, name: string): Club | null =>
  team && (findOpponent(team, name) ?? onlyClubOf(team, name))

function onlyClubOf(team: TeamKey, city: string): Club | null {
  const [club = null, otherClub] = clubsByCity[team].get(lookupKey(city)) ?? []
  return otherClub ? null : club
}

/** Our team whose league has such a club; null if both or neither have it. */
export function teamOfOpponent(name: string): TeamKey | null {
  const matches = teamKeys.filter((team) => clubOf(team, name))
  return matches.length === 1 ? (matches[0] ?? null) : null
}
