import type { TeamKey } from '../../content/teams'
import { type Game, isUsualStart, NO_GAME } from '../games/game'
import { codeKey, nameKey } from '../recordKeys'
import { dateText, minutesOfDay, readDay, timeText } from '../time/dates'
import { seasonYearOf } from '../time/seasons'
import { type FileRow, gameTextOf, type Note } from './fileRow'
import { markOf } from './fixtureText'
import { dayOfGame, isSameOpponent, type Match, opponentOfGame } from './matchRows'
import { UNKNOWN_TIME } from './timeCell'

/** What becomes of a row, in the order in which people look at them. */
export const statuses = [
  'invalid',
  'conflict',
  'moved',
  'changed',
  'new',
  'same',
  'left out',
] as const
export type Status = (typeof statuses)[number]

/** A row of a file beside the season. */
export interface ImportRow {
  file: FileRow
  status: Status
  /** The stored game; null for a new one and where it is not known. */
  before: Game | null
  /** The game as it will be; null where nothing will be written. */
  after: Game | null
  changes: readonly Change[]
  /** What a person must choose among, or of a moved game may. */
  candidates: readonly Game[]
  /** Why it is invalid or left out, then what is to be looked at. */
  notes: readonly Note[]
}

/** The plans that a row names, as they are spelled. */
export interface RowPlans {
  names: readonly string[]
  /** What is to be said of names that are none. */
  notes: readonly Note[]
}

/** A row that writes nothing. */
export const skippedRow = (
  file: FileRow,
  status: 'left out' | 'invalid' | 'conflict',
  notes: readonly Note[],
): ImportRow => ({
  file,
  status,
  before: null,
  after: null,
  changes: [],
  candidates: [],
  notes,
})

/** What a row does, once it is known which game it is. */
export function importRow(
  file: FileRow,
  team: TeamKey,
  { game, candidates }: Match,
  { code, plans }: { code: string; plans: RowPlans },
): ImportRow {
  const changedCells = game ? withoutUnchangedCells(file, team, game) : file
  const problems = [...changedCells.problems]
  const doubts = [...changedCells.doubts, ...plans.notes]
  const row = { file, before: game, after: null, changes: [], candidates }
  const isNew = game === null && candidates.length === 0
  if (problems.length === 0 && isNew) problems.push(...missingFacts(file))
  if (problems.length > 0) return { ...row, status: 'invalid', notes: [...problems, ...doubts] }
  const open = changedCells.doubts.filter(({ cause }) => cause === 'opponent')
  if (game === null && candidates.length > 0) open.unshift({ cause: 'choice', text: WHICH_GAME })
  if (open.length > 0)
    return { ...row, status: 'conflict', notes: [...new Set([...open, ...doubts])] }
  const after = game
    ? changedGame(changedCells, team, game, plans.names)
    : newGame(changedCells, code, plans.names)
  doubts.push(...codeNotes(file, after, game))
  const notes = [...doubts, ...doubtsOf(changedCells, team, game, after)]
  if (!game) return { ...row, after, status: 'new', notes }
  const changes = changesBetween(game, after)
  if (changes.length === 0) return { ...row, status: 'same', notes: doubts }
  const isMoved = changes.some(({ field }) => field === 'Date')
  return { ...row, after, changes, status: isMoved ? 'moved' : 'changed', notes }
}

const WHICH_GAME = 'Which game is this? Choose one, or a new one.'

/** What a new game cannot be without. */
function missingFacts({ date, opponent }: FileRow): Note[] {
  const notes: Note[] = []
  if (date === null) notes.push({ cause: 'date', text: 'A new game needs a date.' })
  if (opponent === null) notes.push({ cause: 'opponent', text: 'A new game needs an opponent.' })
  return notes
}

/**
 * What a row says that its stored game does not say in the very same words, however odd they are: such
 * words are neither a change nor a fault of the file's.
 */
function withoutUnchangedCells(file: FileRow, team: TeamKey, game: Game): FileRow {
  const { cells } = file
  const isSame = {
    date: cells.date.trim() === game.date.trim(),
    time: cells.time.trim() === game.time.trim(),
    opponent: isSameOpponent(file, team, game),
  }
  const isNews = ({ cause }: FileRow['doubts'][number]) =>
    !((cause === 'date' || cause === 'time' || cause === 'opponent') && isSame[cause])
  return {
    ...file,
    date: isSame.date ? null : file.date,
    time: isSame.time ? null : file.time,
    problems: file.problems.filter(isNews),
    doubts: file.doubts.filter(isNews),
  }
}

/* What a row of a file changes of its stored game. */

/** One field of a game before and after, as people read it. */
export interface Change {
  field: 'Date' | 'Time' | 'Game' | 'Number' | 'Plans'
  from: string
  to: string
}

/** The game that a row makes. */
const newGame = (file: FileRow, code: string, plans: readonly string[]): Game => ({
  ...NO_GAME,
  eventName: code,
  plans: [...plans],
  team: gameTextOf(file),
  gameNumber: file.number ?? 0,
  date: file.date ?? '',
  time: file.time ?? UNKNOWN_TIME,
})

/** The game as a row leaves it: what the row does not say stays. */
function changedGame(file: FileRow, team: TeamKey, game: Game, plans: readonly string[]): Game {
  const isSameTime = minutesOf(game.time) === minutesOf(file.time ?? '')
  const held = new Set(game.plans.map(nameKey))
  return {
    ...game,
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
    isSameOpponent(file, team, game) && (mark === 'none' ? null : mark) === markOf(game.team)
  return isSame ? game.team : gameTextOf({ ...file, mark })
}

const field = (name: Change['field'], from: string, to: string): Change[] =>
  from === to ? [] : [{ field: name, from, to }]

/** What is different, field by field. */
function changesBetween(before: Game, after: Game): Change[] {
  const added = after.plans.filter((name) => !before.plans.includes(name))
  return [
    ...field('Date', dateText(before.date), dateText(after.date)),
    ...field('Time', timeText(before.time), timeText(after.time)),
    ...field('Game', before.team, after.team),
    ...field('Number', String(before.gameNumber), String(after.gameNumber)),
    ...field('Plans', '', added.join(', ')),
  ]
}

/** What is to be said of a code: a stored game keeps its own, and of a new one it may be taken. */
function codeNotes({ code }: FileRow, after: Game, before: Game | null): Note[] {
  const { eventName } = after
  if (before) {
    if (code === '' || codeKey(code) === codeKey(eventName)) return []
    return [
      { cause: 'code', text: `The file has the code ${code}, but the game keeps ${eventName}.` },
    ]
  }
  if (codeKey(code) === codeKey(eventName) || !/-\d+$/.test(eventName)) return []
  const text = `Another game has that day’s code. ${eventName} has no price, so calendars show $xx.`
  return [{ cause: 'code', text }]
}

/** What may be meant, and is to be looked at before it is written. */
function doubtsOf(file: FileRow, team: TeamKey, before: Game | null, after: Game): Note[] {
  const notes: Note[] = []
  const day = readDay(after.date)
  const minutes = minutesOfDay(after.time)
  if (day && seasonYearOf(day) === null) {
    notes.push({ cause: 'season', text: 'Calendars don’t show May to August.' })
  }
  if (minutes && !isUsualStart(minutes)) {
    notes.push({ cause: 'time', text: `It starts at ${timeText(after.time)}.` })
  }
  const [was, is] = [before && opponentOfGame(team, before), opponentOfGame(team, after)]
  if (before && was && is !== was && file.date === dayOfGame(before)) {
    notes.push({ cause: 'day', text: 'The season has another opponent that day.' })
  }
  if (minutes === 0 && (before === null || file.time !== null)) {
    notes.push({ cause: 'time', text: 'The start time isn’t known yet, so sheets leave it blank.' })
  }
  return notes
}
