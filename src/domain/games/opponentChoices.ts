import { leagues } from '../../content/leagues'
import { perTeam, type TeamKey, teams } from '../../content/teams'
import { readGameText } from './gameText'

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[\s.]+/)
    .filter(Boolean)

/**
 * Every opponent of each team: the text of a game against it, and the words of all its names in
 * lower case.
 */
const choices = perTeam((team) => {
  const { name, league } = teams[team]
  return leagues[league]
    .filter(({ nickname }) => nickname !== name)
    .map(({ city, nickname, code, aliases }) => ({
      text: `${name} vs. ${city} ${nickname}`,
      words: wordsOf([city, nickname, code, ...aliases].join(' ')),
    }))
})

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

const marksBefore = /^(?:(?:PRESEASON|NBA CUP)[\s:–-]*)*/i
const marksAfter = /(?:\s*\*\s?(?:NBA CUP )?GP|[\s–(-]+(?:PRESEASON|NBA CUP)\)?)*$/i

/** Adds the marks of the typed text to the chosen one: `PRESEASON …`, `… *GP`. */
export function withMarksOf(typed: string, chosen: string): string {
  const text = typed.trim()
  const before = marksBefore.exec(text)?.[0] ?? ''
  const after = before.length === text.length ? '' : (marksAfter.exec(text)?.[0] ?? '')
  return `${before}${before && !/\s$/.test(before) ? ' ' : ''}${chosen}${after}`
}
