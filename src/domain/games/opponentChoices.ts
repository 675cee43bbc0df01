import { leagues } from '../../content/leagues'
import { perTeam, type TeamKey, teams } from '../../content/teams'
import { readGameText } from './gameText'

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[\s.]+/)
    .filter(Boolean)

/** Every opponent of a team: a game's text with it, and the words of all its names in lower case. */
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
 * A team's opponents whose names begin with the words typed after 'vs.'. All for a blank text, and for an
 * opponent that was chosen, so that another can be.
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

/** The chosen text with the marks of the typed one: `PRESEASON …`, `… *GP`. */
export function withMarksOf(typed: string, chosen: string): string {
  const text = typed.trim()
  const before = marksBefore.exec(text)?.[0] ?? ''
  const after = before.length === text.length ? '' : (marksAfter.exec(text)?.[0] ?? '')
  return `${before}${before && !/\s$/.test(before) ? ' ' : ''}${chosen}${after}`
}
