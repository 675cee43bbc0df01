import { eventPrices } from '../../../content/season/current'
import { teamKeys, teams } from '../../../content/teams'
import { opponentUnknown, versus } from '../../../content/words/gameWords'
import { stampWords as words } from '../../../content/words/stampWords'
import type { Game } from '../../../domain/games/game'
import { readGameText } from '../../../domain/games/gameText'
import { codeAndDate } from '../../../domain/games/uniqueGames'
import {
  type Day,
  dayKey,
  dayOfNumber,
  shortDayText,
  twelveHourText,
} from '../../../domain/time/dates'
import { type Change, compareWithPaper } from './compare'
import type { ChangeMark } from './gameMarks'
import { firstDay, START, startMinutes } from './printedGame'
import type { Stamp } from './stamp'
import { NO_DAY } from './stampLetters'

/* Describes what has changed since a page was printed. */

export interface ChangeTexts {
  /**
   * The text of each change without repeats, with its game's key ('' for a game that was taken
   * out).
   */
  lines: { line: string; key: string }[]
  marks: ChangeMark[]
}

export const noChanges: ChangeTexts = { lines: [], marks: [] }

/** Games that were taken out come first, because the page does not show them. */
const kindOrder: Change['kind'][] = ['taken out', 'moved', 'retimed', 'added']

/** Describes the changes from a printed copy to the games of the page. */
export function changeTexts(stamp: Stamp, games: readonly Game[]): ChangeTexts {
  const found = compareWithPaper(stamp, games)
  const changes = kindOrder
    .flatMap((kind) => found.filter((change) => change.kind === kind))
    .map((change) => ({
      line: changeLine(change, stamp.season),
      key: change.kind === 'taken out' ? '' : codeAndDate(change.game),
      mark: changeMark(change, stamp.season),
    }))
  return {
    lines: [...new Map(changes.map(({ line, key }) => [line, { line, key }])).values()],
    marks: changes.flatMap(({ key, mark }) => (mark ? [{ key, ...mark }] : [])),
  }
}

/**
 * Describes a change in one line.
 * @param season the year that its days are counted from.
 * @forTests
 */
export function changeLine(change: Change, season: number): string {
  const toDate = (day: number) => dayOfNumber(firstDay(season) + day)
  const dayText = (day: number) => (day === NO_DAY ? words.noDay : shortDayText(toDate(day)))
  if (change.kind === 'taken out') {
    const { letter, codeDay } = change.printed
    const opponent = listedOpponent(letter, toDate(codeDay))
    return words.removed(teamName(letter), opponent, dayText(change.printed.day))
  }
  const game = gameName(change.game)
  const playDay = dayText(change.current.day)
  const time = startText(change.current.startCode)
  const when = [playDay, time].filter(Boolean).join(', ')
  if (change.kind === 'added') return words.added(game, when)
  const { printed } = change
  if (change.kind === 'moved') return words.moved(game, dayText(printed.day), when)
  return printed.startCode === START.none
    ? words.timeAnnounced(game, playDay, time)
    : words.retimed(game, playDay, startText(printed.startCode), time || words.noTime)
}

/** The mark beside the game, or null for a game that was taken out. */
function changeMark(change: Change, season: number): { mark: string; was: string } | null {
  const { marks } = words
  if (change.kind === 'taken out') return null
  if (change.kind === 'added') return { mark: marks.added, was: '' }
  const { day, startCode } = change.printed
  if (change.kind === 'moved' && day === NO_DAY) return { mark: marks.dateAnnounced, was: '' }
  const dayBefore = shortDayText(dayOfNumber(firstDay(season) + day))
  if (change.kind === 'moved') return { mark: marks.moved, was: words.was(dayBefore) }
  return startCode === START.none
    ? { mark: marks.timeAnnounced, was: '' }
    : { mark: marks.retimed, was: words.was(startText(startCode)) }
}

/** The opponent in the season's table for this code, or ''. */
function listedOpponent(letter: string, day: Day): string {
  const code = letter + dayKey(day).slice(2).replaceAll('-', '')
  const [, name = ''] = eventPrices.find(([id]) => id.toUpperCase() === code) ?? []
  return /^\w+ \d+ (.+)$/.exec(name)?.[1] ?? ''
}

function gameName(game: Game): string {
  const { team, opponent } = readGameText(game)
  return `${team ? teams[team].name : ''} ${versus(opponent || opponentUnknown)}`.trim()
}

const teamName = (letter: string): string =>
  teamKeys.map((team) => teams[team]).find((team) => team.codeLetter === letter)?.name ?? ''

/** The time as text, or '' if it is unknown. */
const startText = (start: number): string =>
  start === START.none || start === START.other ? '' : twelveHourText(startMinutes(start))
