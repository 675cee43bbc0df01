import { type Club, leagues } from '../../content/leagues'
import { perTeam, type TeamKey, teamKeys, teams } from '../../content/teams'
import { readGameText } from '../games/gameText'
import { findOpponent } from '../games/opponents'
import { nearestAmong } from '../nearestName'
import { folded, plainText } from './cellText'

/* Reads who plays whom out of one text. */

/** Who plays whom, as a text says it. */
export interface Fixture {
  /** Null where the text does not tell which of ours plays. */
  team: TeamKey | null
  /** As written, without our own team; '' where none is named. */
  opponent: string
  /** It is played at the other club's. */
  isAway: boolean
  /** It names our team: the text can stand for a game as it is. */
  isWhole: boolean
}

const ours = teamKeys.map((team) => {
  const { city, name } = teams[team]
  return { team, names: [name, `${city} ${name}`].map(folded) }
})
const cities = new Set(teamKeys.map((team) => folded(teams[team].city)))

/** The team of ours that a name means: its key, 'either' for what both are called, else undefined. */
export function homeTeam(name: string): TeamKey | 'either' | undefined {
  const asked = folded(name)
  const found = ours.find(({ names }) => names.includes(asked))
  return found?.team ?? (cities.has(asked) || asked === 'bos' ? 'either' : undefined)
}

/** Words that mark a game and are no part of a name. */
const marks =
  /\((?:pre-?season|nba cup)[^()]*\)|\b(?:pre-?season|nba cup)\b|\*? ?\bgp\b|^[\s:*–—-]+|[\s:*–—-]+$/gi
const bare = (text: string) =>
  plainText(text.replace(/\p{Extended_Pictographic}\ufe0f?/gu, ' ').replace(marks, ' ')).replace(
    /^[:*–—\s-]+|[:*–—\s-]+$/g,
    '',
  )

/** Reads `Bruins vs. Blackhawks`, `Chicago at Boston`, `@ NYR`, `vs CHI` or an opponent alone. */
export function readFixture(text: string): Fixture {
  const plain = bare(text)
  const versus = /(^| )(?:vs?\.?|versus)(?= |$)/i.exec(plain)
  if (versus) {
    const [left, right] = around(plain, versus)
    if (left === '' || homeTeam(left)) return game(left, right, false)
    return homeTeam(right) ? game(right, left, false) : game(left, right, false)
  }
  const at = /(^| )(?:@|at(?= ))/i.exec(plain)
  if (!at) return { team: null, opponent: plain, isAway: false, isWhole: false }
  const [left, right] = around(plain, at)
  return homeTeam(right) ? game(right, left, false) : game(left, right, true)
}

const around = (text: string, found: RegExpExecArray): [string, string] => [
  bare(text.slice(0, found.index)),
  bare(text.slice(found.index + found[0].length)),
]

function game(home: string, opponent: string, isAway: boolean): Fixture {
  const team = homeTeam(home)
  return {
    team: team === undefined || team === 'either' ? null : team,
    opponent,
    isAway,
    isWhole: team !== undefined,
  }
}

/** A city with one club in the league, by its folded name. */
const byCity = perTeam((team) => {
  const clubs = new Map<string, Club | null>()
  for (const club of leagues[teams[team].league]) {
    const city = folded(club.city)
    clubs.set(city, clubs.has(city) ? null : club)
  }
  return clubs
})

/** The club behind a name in the league of a team: by all its names, and by its city where that tells. */
export const clubOf = (team: TeamKey | null, name: string): Club | null =>
  team && (findOpponent(team, name) ?? byCity[team].get(folded(name)) ?? null)

const opponentsOf = (team: TeamKey) =>
  leagues[teams[team].league].filter(({ nickname }) => nickname !== teams[team].name)

/** The names of a team's opponents, `Tampa Bay Lightning`. */
export const opponentNames = (team: TeamKey): string[] =>
  opponentsOf(team).map(({ city, nickname }) => `${city} ${nickname}`)

const nearest = perTeam((team) => {
  const names = new Map<string, string>()
  for (const { city, nickname } of opponentsOf(team)) {
    const name = `${city} ${nickname}`
    names.set(name, name).set(nickname, name)
  }
  const find = nearestAmong([...names.keys()])
  return (typed: string) => names.get(find(typed) ?? '')
})

/** The opponent of a team that a misspelled name probably means. */
export const nearestOpponent = (team: TeamKey, name: string): string | undefined =>
  nearest[team](name)

/** The one team of ours in whose league there is such a club; null where both or none have it. */
export function teamOfOpponent(name: string): TeamKey | null {
  const found = teamKeys.filter((team) => clubOf(team, name))
  return found.length === 1 ? (found[0] ?? null) : null
}

/** What a game counts for beside the season: at most one of them. */
export type Mark = 'preseason' | 'cup group' | 'cup potential'

/** Of a cell of its own: a mark, 'none' where it says that it is none of them; null for other words. */
export function readMark(text: string): Mark | 'none' | null {
  const said = plainText(text).toLowerCase()
  if (/\bpre-?season\b|^pre$|exhibition/.test(said)) return 'preseason'
  if (/\*? ?\bgp\b|group/.test(said)) return 'cup group'
  if (/\bcup\b/.test(said)) return 'cup potential'
  return /^(?:regular|reg\.?)(?: season)?$/.test(said) ? 'none' : null
}

/** The mark in a game's text; null where it has none. */
export function markOf(text: string): Mark | null {
  const { isPreseason, cup } = readGameText({ eventName: '', team: text })
  if (isPreseason) return 'preseason'
  return cup === 'group' ? 'cup group' : cup === 'potential' ? 'cup potential' : null
}

/** The mark in brackets behind a game, which says more than its first words: `(NBA Cup group play)`. */
export const markInBrackets = (text: string): Mark | 'none' | null =>
  readMark(/\(((?:pre-?season|nba cup)[^()]*)\)/i.exec(text)?.[1] ?? '')

/** A text without its marks: `PRESEASON Bruins vs. Sabres` → `Bruins vs. Sabres`. */
const withoutMarks = (text: string) =>
  plainText(text.replace(/\bPRESEASON\b:?|\*\s*(?:NBA\s+CUP\s+)?GP\b|\bNBA\s+CUP\b/gi, ' '))

/** A game's text with one mark and no other, as the venue writes them. */
export function withMark(text: string, mark: Mark | null): string {
  const bare = withoutMarks(text)
  if (mark === 'preseason') return `PRESEASON ${bare}`
  if (mark === 'cup potential') return `NBA CUP ${bare}`
  return mark === 'cup group' ? `${bare} *GP` : bare
}

/** Does a text stand for a team's home game as it is: `Bruins vs. …`, with marks? */
export const isGameText = (team: TeamKey, text: string): boolean =>
  withoutMarks(text).startsWith(`${teams[team].name} vs. `)
