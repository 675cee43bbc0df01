import { teamKeys, teams } from '../../../content/teams'
import { opponentUnknown, versus } from '../../../content/words/gameWords'
import { stampWords as words } from '../../../content/words/stampWords'
import type { Game } from '../../../domain/games/game'
import { readGameText } from '../../../domain/games/gameText'
import { dayOfNumber, halfDayText, shortDayText } from '../../../domain/time/dates'
import type { Change } from './compare'
import { firstDay, NO_DAY, NO_START, OTHER_START, startMinutes } from './printedGame'

/* What the notice of a printed copy says of each change. */

/** A change in one line. @param season the year that its days are counted from. */
export function changeLine(change: Change, season: number): string {
  const dayText = (day: number) =>
    day === NO_DAY ? words.noDay : shortDayText(dayOfNumber(firstDay(season) + day))
  if (change.kind === 'taken out') {
    return words.takenOut(teamOf(change.was.letter), dayText(change.was.day))
  }
  const game = nameOf(change.game)
  const day = dayText(change.is.day)
  const time = timeText(change.is.start)
  const when = [day, time].filter(Boolean).join(', ')
  if (change.kind === 'added') return words.added(game, when)
  const { was } = change
  if (change.kind === 'moved') return words.moved(game, dayText(was.day), when)
  return was.start === NO_START
    ? words.timeAnnounced(game, day, time)
    : words.retimed(game, day, timeText(was.start), time || words.noTime)
}

/** What stands beside the game itself, and what it was before; null for one that is on the page no more. */
export function changeMark(change: Change, season: number): { mark: string; was: string } | null {
  const { marks } = words
  if (change.kind === 'taken out') return null
  if (change.kind === 'added') return { mark: marks.added, was: '' }
  const { was } = change
  if (change.kind === 'moved') {
    return was.day === NO_DAY
      ? { mark: marks.dateAnnounced, was: '' }
      : { mark: marks.moved, was: words.was(shortDayText(dayOfNumber(firstDay(season) + was.day))) }
  }
  return was.start === NO_START
    ? { mark: marks.timeAnnounced, was: '' }
    : { mark: marks.retimed, was: words.was(timeText(was.start)) }
}

const nameOf = (game: Game): string => {
  const { team, opponent } = readGameText(game)
  return `${team ? teams[team].name : ''} ${opponent ? versus(opponent) : opponentUnknown}`.trim()
}

const teamOf = (letter: string): string =>
  teamKeys.map((team) => teams[team]).find((team) => team.letter === letter)?.name ?? ''

/** '' where it is not known. */
const timeText = (start: number): string =>
  start === NO_START || start === OTHER_START ? '' : halfDayText(startMinutes(start))
