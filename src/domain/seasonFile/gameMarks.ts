import { type TeamKey, teams } from '../../content/teams'
import { MARKS, readGameText } from '../games/gameText'
import { plainText } from './cellText'

/* Marks of games outside the regular season: preseason or NBA CUP. */

/** The mark of a game. A game has at most one. */
export type GameMark = 'preseason' | 'cup group' | 'cup potential'

/** Reads a cell of marks: 'none' for a regular game, null for other words. */
export function readMark(text: string): GameMark | 'none' | null {
  const plain = plainText(text).toLowerCase()
  if (/\bpre-?season\b|^pre$|exhibition/.test(plain)) return 'preseason'
  if (/\bgp\b|group/.test(plain)) return 'cup group'
  if (/\bcup\b/.test(plain)) return 'cup potential'
  return /^(?:regular|reg\.?)(?: season)?$/.test(plain) ? 'none' : null
}

/** The mark in a game's text; null if it has none. */
export function markOf(text: string): GameMark | null {
  const { isPreseason, cup } = readGameText({ eventName: '', team: text })
  if (isPreseason) return 'preseason'
  return cup === null ? null : (`cup ${cup}` as const)
}

/**
 * The mark in parentheses after a game. It is more precise than a mark before the game: `(NBA Cup
 * group play)`.
 */
export const markInParentheses = (text: string): GameMark | 'none' | null =>
  readMark(/\(((?:pre-?season|nba cup)[^()]*)\)/i.exec(text)?.[1] ?? '')

/** Removes a text's marks: `PRESEASON Bruins vs. Sabres` → `Bruins vs. Sabres`. */
const withoutMarks = (text: string) => plainText(text.replace(MARKS, ' '))

/** A game's text with only this mark, in the venue's form. */
export function withMark(text: string, mark: GameMark | null): string {
  const bare = withoutMarks(text)
  if (mark === 'preseason') return `PRESEASON ${bare}`
  if (mark === 'cup potential') return `NBA CUP ${bare}`
  return mark === 'cup group' ? `${bare} *GP` : bare
}

/**
 * Whether a text already has the form of a team's home game: `Bruins vs. …`, with or without marks.
 */
export const isGameText = (team: TeamKey, text: string): boolean =>
  withoutMarks(text).startsWith(`${teams[team].name} vs. `)
