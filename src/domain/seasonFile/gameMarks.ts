import { type TeamKey, teams } from '../../content/teams'
import { readGameText } from '../games/gameText'
import { plainText } from './cellText'

/* What marks a game that is no game of the regular season: preseason or NBA CUP. */

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
