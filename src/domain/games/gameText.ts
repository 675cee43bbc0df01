import { type TeamKey, teamKeys, teams } from '../../content/teams'
import { isCupWeekCode } from './cupWeek'
import { type Game, teamOfCode } from './game'

/** `group` is NBA CUP group play; `potential` is a cup home game that may not be played. */
type Cup = 'group' | 'potential'

/** The content of a game's code and team text (docs/rules/fields.md#game). */
export interface GameText {
  team: TeamKey | null
  /** The opponent as written, without marks; '' if it is missing, TBD or TBA. */
  opponent: string
  isPreseason: boolean
  cup: Cup | null
}

/** The mark of group play, with or without the cup's name: '*GP', '* NBA CUP GP'. */
const GROUP_PLAY = /\*\s*(?:NBA\s+CUP\s+)?GP\b/i
const CUP = /\bNBA\s+CUP\b/i
const PRESEASON = /\bPRESEASON\b/i
/** All marks of a text. A colon after PRESEASON belongs to it. */
export const MARKS = new RegExp(`${PRESEASON.source}:?|${GROUP_PLAY.source}|${CUP.source}`, 'gi')
/** Signs before and after an opponent's name. */
const EDGES = /^[\s*()\-–—:,]+|[\s*()\-–—:,]+$/g
/** Texts for an opponent that is not known yet. */
const UNKNOWN_OPPONENT =
  /^(?:t\.?b\.?[ad]\.?|to be (?:announced|determined)|potential (?:home )?game)$/i
const HOME_TEAMS = Object.values(teams)
const TEAM_NAME = new RegExp(`\\b(?:${HOME_TEAMS.map(({ name }) => name).join('|')})\\b`, 'i')
/** The home teams, with or without their city: 'Boston Bruins', 'Bruins'. */
const HOME_TEAM_NAMES = new RegExp(
  `\\b(?:${HOME_TEAMS.map(({ city, name }) => `(?:${city}\\s+)?${name}`).join('|')})\\b`,
  'gi',
)
/** Longer texts are not parsed: no real text is longer, and the patterns are slow on long texts. */
export const MAX_GAME_TEXT_LENGTH = 300

/**
 * Reads a game's marks, team and opponent. Never fails, whatever the text. 'PRESEASON Bruins vs.
 * Sabres' → team 'bruins', opponent 'Sabres', isPreseason true, cup null.
 */
export function readGameText({ eventName, team }: Pick<Game, 'eventName' | 'team'>): GameText {
  const text = team.slice(0, MAX_GAME_TEXT_LENGTH)
  const opponent = opponentIn(text)
  return {
    team: teamOfCode(eventName) ?? teamIn(text),
    opponent,
    isPreseason: PRESEASON.test(text),
    cup: cupIn(eventName, text, opponent),
  }
}

/** The team whose name comes first in the text. */
function teamIn(text: string): TeamKey | null {
  const name = TEAM_NAME.exec(text)?.[0].toLowerCase()
  return teamKeys.find((key) => teams[key].name.toLowerCase() === name) ?? null
}

function cupIn(code: string, text: string, opponent: string): Cup | null {
  if (GROUP_PLAY.test(text)) return 'group'
  if (CUP.test(text)) return 'potential'
  return opponent === '' && isCupWeekCode(code.trim()) ? 'potential' : null
}

function opponentIn(text: string): string {
  const bare = text.replace(MARKS, ' ')
  const versus = /\bvs\b\.?/i.exec(bare)
  const name = versus
    ? bare.slice(versus.index + versus[0].length)
    : bare.replace(HOME_TEAM_NAMES, ' ')
  const opponent = name.replace(/\s+/g, ' ').replace(EDGES, '')
  return UNKNOWN_OPPONENT.test(opponent) ? '' : opponent
}
