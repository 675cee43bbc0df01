import type { TeamKey } from '../../content/teams'
import { type Game, NO_GAME } from '../games/game'
import { nameKey } from '../recordKeys'
import { dateText, minutesOfDay, readDay, timeText } from '../time/dates'
import { seasonYearOf } from '../time/season'
import { type FileRow, gameTextOf } from './fileRow'
import { markOf } from './gameMark'
import type { Note } from './readRules'
import { dayOfGame, opponentKey, opponentOfGame } from './seasonIndex'
import { NO_TIME } from './timeCell'

/* What a row of a file changes of its stored game. */

/** One field of a game before and after, as people read it. */
export interface Change {
  field: 'Code' | 'Date' | 'Time' | 'Game' | 'Number' | 'Plans'
  from: string
  to: string
}

/** The game that a row makes. */
export const newGame = (file: FileRow, code: string, plans: readonly string[]): Game => ({
  ...NO_GAME,
  eventName: code,
  plans: [...plans],
  team: gameTextOf(file),
  gameNumber: file.number ?? 0,
  date: file.date ?? '',
  time: file.time ?? NO_TIME,
})

/** The game as a row leaves it: what the row does not say stays. */
export function changedGame(
  file: FileRow,
  team: TeamKey,
  game: Game,
  { code, plans }: { code: string; plans: readonly string[] },
): Game {
  const isSameTime = minutesOf(game.time) === minutesOf(file.time ?? '')
  const held = new Set(game.plans.map(nameKey))
  return {
    ...game,
    eventName: code,
    plans: [...game.plans, ...plans.filter((name) => !held.has(nameKey(name)))],
    team: changedText(file, team, game),
    gameNumber: file.number ?? game.gameNumber,
    date: file.date === null || file.date === dayOfGame(game) ? game.date : file.date,
    time: file.time === null || isSameTime ? game.time : file.time,
  }
}

/** Minutes of a time; a blank one says as little as midnight. */
const minutesOf = (time: string) => (time.trim() === '' ? 0 : minutesOfDay(time))

/** The stored text, unless the file names another opponent or another mark. */
function changedText(file: FileRow, team: TeamKey, game: Game): string {
  if (file.opponent === null || file.cells.game.trim() === game.team) return game.team
  const mark = file.mark ?? markOf(game.team) ?? null
  const isSame =
    opponentKey(team, file.opponent) === opponentOfGame(team, game) &&
    (mark === 'none' ? null : mark) === markOf(game.team)
  return isSame ? game.team : gameTextOf({ ...file, mark })
}

const field = (name: Change['field'], from: string, to: string): Change[] =>
  from === to ? [] : [{ field: name, from, to }]

/** What is different, field by field. */
export function changesBetween(before: Game, after: Game): Change[] {
  const added = after.plans.filter((name) => !before.plans.includes(name))
  return [
    ...field('Code', before.eventName, after.eventName),
    ...field('Date', dateText(before.date), dateText(after.date)),
    ...field('Time', timeText(before.time), timeText(after.time)),
    ...field('Game', before.team, after.team),
    ...field('Number', String(before.gameNumber), String(after.gameNumber)),
    ...field('Plans', '', added.join(', ')),
  ]
}

const EARLIEST = 10 * 60
const LATEST = 22 * 60 + 30

/** What may be meant, and is to be looked at before it is written. */
export function doubtsOf(file: FileRow, team: TeamKey, before: Game | null, after: Game): Note[] {
  const notes: Note[] = []
  const day = readDay(after.date)
  const minutes = minutesOfDay(after.time)
  if (day && seasonYearOf(day) === null) {
    notes.push({ cause: 'season', text: 'No calendar shows May to August.' })
  }
  if (minutes !== null && minutes > 0 && (minutes < EARLIEST || minutes > LATEST)) {
    notes.push({ cause: 'time', text: `It starts at ${timeText(after.time)}.` })
  }
  const [was, is] = [before && opponentOfGame(team, before), opponentOfGame(team, after)]
  if (before && was && is !== was && file.date === dayOfGame(before)) {
    notes.push({ cause: 'day', text: 'The same day has another opponent.' })
  }
  if (/-\d+$/.test(after.eventName) && after.eventName !== before?.eventName) {
    notes.push({ cause: 'code', text: 'The day’s code is another game’s: it gets one of its own.' })
  }
  return notes
}
