import { type TeamKey, teams } from '../../content/teams'
import { dayOfGame, type Game, NO_GAME } from '../games/game'
import { nameKey } from '../recordKeys'
import { dateText, minutesOfDay, timeText } from '../time/dates'
import { markOf, withMark } from './gameMarks'
import { isSameOpponent } from './rowTeams'
import type { FileRow } from './rowTypes'
import { UNKNOWN_TIME } from './timeCell'

/* The game of a row, and its differences from the stored one. */

/** A field of a game before and after, as readable text. */
export interface FieldChange {
  field: 'Date' | 'Time' | 'Game' | 'Number' | 'Plans'
  from: string
  to: string
}

/** Creates the new game of a row. */
export const newGame = (file: FileRow, code: string, plans: readonly string[]): Game => ({
  ...NO_GAME,
  eventName: code,
  plans: [...plans],
  team: gameTextOf(file),
  gameNumber: file.number ?? 0,
  date: file.date ?? '',
  time: file.time ?? UNKNOWN_TIME,
})

/** Updates the stored game with a row's values. What the row does not state is unchanged. */
export function changedGame(file: FileRow, team: TeamKey, game: Game, plans: readonly string[]) {
  const isSameTime = minutesOf(game.time) === minutesOf(file.time ?? '')
  const currentPlans = new Set(game.plans.map(nameKey))
  return {
    ...game,
    plans: [...game.plans, ...plans.filter((name) => !currentPlans.has(nameKey(name)))],
    team: changedText(file, team, game),
    gameNumber: file.number ?? game.gameNumber,
    date: file.date === null || file.date === dayOfGame(game) ? game.date : file.date,
    time: file.time === null || isSameTime ? game.time : file.time,
  }
}

/** The minutes of a time. Blank means unknown, like midnight. */
const minutesOf = (time: string) => (time.trim() === '' ? 0 : minutesOfDay(time))

/** The text of a row's game, in the venue's form. */
function gameTextOf({ team, club, opponent, text, mark }: FileRow): string {
  if (team === null) return ''
  const other = club ? `${club.city} ${club.nickname}` : opponent || 'TBD'
  if (text === null) return withMark(`${teams[team].name} vs. ${other}`, markToWrite(mark))
  const hasMark = mark === null || markOf(text) === markToWrite(mark)
  return hasMark ? text : withMark(text, markToWrite(mark))
}

/** Keeps the stored text unless the file has another opponent or mark. */
function changedText(file: FileRow, team: TeamKey, game: Game): string {
  if (file.opponent === null || file.cells.game.trim() === game.team) return game.team
  const mark = file.mark ?? markOf(game.team)
  const isSame = isSameOpponent(file, team, game) && markToWrite(mark) === markOf(game.team)
  return isSame ? game.team : gameTextOf({ ...file, mark })
}

/** The mark to write into the text. A regular game has none. */
const markToWrite = (mark: FileRow['mark']) => (mark === 'none' ? null : mark)

/** Lists the differences by field. */
export function changesBetween(before: Game, after: Game): FieldChange[] {
  const added = after.plans.filter((name) => !before.plans.includes(name))
  const fields: FieldChange[] = [
    { field: 'Date', from: dateText(before.date), to: dateText(after.date) },
    { field: 'Time', from: timeText(before.time), to: timeText(after.time) },
    { field: 'Game', from: before.team, to: after.team },
    { field: 'Number', from: String(before.gameNumber), to: String(after.gameNumber) },
    { field: 'Plans', from: '', to: added.join(', ') },
  ]
  return fields.filter(({ from, to }) => from !== to)
}
