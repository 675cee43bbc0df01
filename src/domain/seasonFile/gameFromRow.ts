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
export const newGame = (row: FileRow, code: string, plans: readonly string[]): Game => ({
  ...NO_GAME,
  eventName: code,
  plans: [...plans],
  team: gameTextOf(row),
  gameNumber: row.number ?? 0,
  date: row.date ?? '',
  time: row.time ?? UNKNOWN_TIME,
})

/** Updates the stored game with a row's values. What the row does not state is unchanged. */
export function changedGame(row: FileRow, team: TeamKey, game: Game, plans: readonly string[]) {
  const isSameTime = minutesOf(game.time) === minutesOf(row.time ?? '')
  const currentPlans = new Set(game.plans.map(nameKey))
  return {
    ...game,
    plans: [...game.plans, ...plans.filter((name) => !currentPlans.has(nameKey(name)))],
    team: changedText(row, team, game),
    gameNumber: row.number ?? game.gameNumber,
    date: row.date === null || row.date === dayOfGame(game) ? game.date : row.date,
    time: row.time === null || isSameTime ? game.time : row.time,
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
function changedText(row: FileRow, team: TeamKey, game: Game): string {
  if (row.opponent === null || row.cells.game.trim() === game.team) return game.team
  const mark = row.mark ?? markOf(game.team)
  const isSame = isSameOpponent(row, team, game) && markToWrite(mark) === markOf(game.team)
  return isSame ? game.team : gameTextOf({ ...row, mark })
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
