import { type Club, leagues } from '../../content/leagues'
import { perTeam, type TeamKey, teams } from '../../content/teams'
import { createNameMatcher } from '../checks/nearestName'
import { readGameText } from './gameText'

/* The opponents that a person can choose, and the game's text for the chosen one. */

/**
 * The marks before a game, as in `PRESEASON Bruins vs. Sabres`. The checks know the same ones
 * (`USUAL_FORM_PATTERN`).
 */
const MARKS_BEFORE = /^(?:(?:PRESEASON|NBA CUP)[\s:–-]*)*/i
/** The marks after a game, as in `Celtics vs. Knicks *GP`. */
const MARKS_AFTER = /(?:\s*\*\s?(?:NBA CUP )?GP|[\s–(-]+(?:PRESEASON|NBA CUP)\)?)*$/i

const opponentsOf = (team: TeamKey) =>
  leagues[teams[team].league].filter(({ nickname }) => nickname !== teams[team].name)

const fullName = ({ city, nickname }: Club) => `${city} ${nickname}`

/** The names of a team's opponents, `Tampa Bay Lightning`. */
export const opponentNames = (team: TeamKey): string[] => opponentsOf(team).map(fullName)

const nearest = perTeam((team) => {
  const names = new Map(
    opponentsOf(team).flatMap((club) =>
      [fullName(club), club.nickname].map((name) => [name, fullName(club)]),
    ),
  )
  const find = createNameMatcher([...names.keys()])
  return (typed: string) => names.get(find(typed) ?? '')
})

/** The opponent that a misspelled name probably means. */
export const nearestOpponent = (team: TeamKey, name: string) => nearest[team](name)

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[\s.]+/)
    .filter(Boolean)

/**
 * Every opponent of each team: the text of a game against it, and the words of all its names in
 * lower case.
 */
const choices = perTeam((team) =>
  opponentsOf(team).map((club) => ({
    text: `${teams[team].name} vs. ${fullName(club)}`,
    words: wordsOf([fullName(club), club.code, ...club.aliases].join(' ')),
  })),
)

/**
 * A team's opponents whose names start with the words typed after 'vs.'. All opponents if the text
 * is blank or has a complete choice, so that another can be chosen.
 */
export function opponentChoices(team: TeamKey, typed: string) {
  const isChosen = choices[team].some(({ text }) => withMarksOf(typed, text) === typed.trim())
  if (isChosen) return choices[team]
  const searched = wordsOf(readGameText({ eventName: '', team: typed }).opponent)
  return choices[team].filter(({ words }) =>
    searched.every((part) => words.some((word) => word.startsWith(part))),
  )
}

/**
 * Adds the marks of the typed text to a game's text: 'PRESEASON Sab' and 'Bruins vs. Buffalo
 * Sabres' → 'PRESEASON Bruins vs. Buffalo Sabres'.
 */
export function withMarksOf(typed: string, gameText: string): string {
  const text = typed.trim()
  const prefix = MARKS_BEFORE.exec(text)?.[0] ?? ''
  const hasMore = prefix.length < text.length
  const suffix = hasMore ? (MARKS_AFTER.exec(text)?.[0] ?? '') : ''
  const space = prefix === '' || /\s$/.test(prefix) ? '' : ' '
  return prefix + space + gameText + suffix
}
