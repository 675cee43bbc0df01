import type { TeamKey } from '../../content/teams'
import { dayOfGame, type Game, isUsualStart } from '../games/game'
import { codeKey } from '../recordKeys'
import { minutesOfDay, readDay, timeText } from '../time/dates'
import { seasonStartYearOfDay } from '../time/seasons'
import { changedGame, changesBetween, type FieldChange, newGame } from './gameFromRow'
import type { RowMatch } from './matchRows'
import type { RowPlans } from './rowPlans'
import { isSameOpponent, opponentKeyOfGame } from './rowTeams'
import type { FileRow, RowNote } from './rowTypes'

/** The states of a row, in the order of review. */
export const rowStatuses = [
  'invalid',
  'conflict',
  'moved',
  'changed',
  'new',
  'same',
  'left out',
] as const
export type RowStatus = (typeof rowStatuses)[number]

/** A row of a file compared with the season. */
export interface ImportRow {
  fileRow: FileRow
  status: RowStatus
  /** The stored game; null if the game is new or not identified. */
  before: Game | null
  /** The game as it will be; null if nothing will be written. */
  after: Game | null
  changes: readonly FieldChange[]
  /** The games among which a person must choose, or may choose if the game was moved. */
  candidates: readonly Game[]
  /** Why it is invalid or left out, then what to review. */
  notes: readonly RowNote[]
}

/** A row that writes nothing. */
export const skippedRow = (
  fileRow: FileRow,
  status: 'left out' | 'invalid' | 'conflict',
  notes: readonly RowNote[],
): ImportRow => ({ fileRow, status, before: null, after: null, changes: [], candidates: [], notes })

const WHICH_GAME = 'Which game is this? Choose one, or a new one.'

/** Compares a row with its game, once that is known. */
export function toImportRow(
  fileRow: FileRow,
  team: TeamKey,
  { game, candidates }: RowMatch,
  { code, plans }: { code: string; plans: RowPlans },
): ImportRow {
  const isNew = game === null && candidates.length === 0
  const changed = game ? withoutUnchangedCells(fileRow, team, game) : fileRow
  const row = { fileRow, before: game, after: null, changes: [], candidates }
  const doubts = [...changed.doubts, ...plans.notes]

  const isIncomplete = isNew && changed.problems.length === 0
  const problems = isIncomplete ? missingValues(fileRow) : changed.problems
  if (problems.length > 0) return { ...row, status: 'invalid', notes: [...problems, ...doubts] }

  const questions = changed.doubts.filter(({ cause }) => cause === 'opponent')
  if (game === null && !isNew) questions.unshift({ cause: 'choice', text: WHICH_GAME })
  if (questions.length > 0) {
    return { ...row, status: 'conflict', notes: [...new Set([...questions, ...doubts])] }
  }

  const after = game
    ? changedGame(changed, team, game, plans.names)
    : newGame(changed, code, plans.names)
  const notesIfSame = [...doubts, ...codeNotes(fileRow, after, game)]
  const notes = [...notesIfSame, ...notesToReview(changed, team, game, after)]
  if (game === null) return { ...row, after, status: 'new', notes }
  const changes = changesBetween(game, after)
  if (changes.length === 0) return { ...row, status: 'same', notes: notesIfSame }
  const isMoved = changes.some(({ field }) => field === 'Date')
  return { ...row, after, changes, status: isMoved ? 'moved' : 'changed', notes }
}

/**
 * Removes cells whose text equals the stored game's. They are neither a change nor a problem, even
 * if they are unusual.
 */
function withoutUnchangedCells(fileRow: FileRow, team: TeamKey, game: Game): FileRow {
  const { cells } = fileRow
  const isSame: Partial<Record<RowNote['cause'], boolean>> = {
    date: cells.date.trim() === game.date.trim(),
    time: cells.time.trim() === game.time.trim(),
    opponent: isSameOpponent(fileRow, team, game),
  }
  const isChanged = ({ cause }: RowNote) => !isSame[cause]
  return {
    ...fileRow,
    date: isSame.date ? null : fileRow.date,
    time: isSame.time ? null : fileRow.time,
    problems: fileRow.problems.filter(isChanged),
    doubts: fileRow.doubts.filter(isChanged),
  }
}

/** The required values that a new game lacks. */
function missingValues({ date, opponent }: FileRow): RowNote[] {
  const notes: RowNote[] = []
  if (date === null) notes.push({ cause: 'date', text: 'A new game needs a date.' })
  if (opponent === null) notes.push({ cause: 'opponent', text: 'A new game needs an opponent.' })
  return notes
}

/** Notes about a row's code: a stored game keeps its code, and a new game's code may be taken. */
function codeNotes({ code }: FileRow, after: Game, before: Game | null): RowNote[] {
  const { eventName } = after
  const isCodeOfGame = codeKey(code) === codeKey(eventName)
  if (before && code !== '' && !isCodeOfGame) {
    return [codeNote(`The file has the code ${code}, but the game keeps ${eventName}.`)]
  }
  if (before || isCodeOfGame || !/-\d+$/.test(eventName)) return []
  const text = `Another game has that day’s code. ${eventName} has no price, so calendars show $xx.`
  return [codeNote(text)]
}

const codeNote = (text: string): RowNote => ({ cause: 'code', text })

/** Notes about what may be intended but should be reviewed. */
function notesToReview(row: FileRow, team: TeamKey, before: Game | null, after: Game) {
  const notes: RowNote[] = []
  const day = readDay(after.date)
  const minutes = minutesOfDay(after.time)
  if (day && seasonStartYearOfDay(day) === null) {
    notes.push({ cause: 'season', text: 'Calendars don’t show May to August.' })
  }
  if (minutes && !isUsualStart(minutes)) {
    notes.push({ cause: 'time', text: `It starts at ${timeText(after.time)}.` })
  }
  const was = before && opponentKeyOfGame(team, before)
  if (before && was && was !== opponentKeyOfGame(team, after) && row.date === dayOfGame(before)) {
    notes.push({ cause: 'day', text: 'The season has another opponent that day.' })
  }
  if (minutes === 0 && (before === null || row.time !== null)) {
    notes.push({ cause: 'time', text: 'The start time isn’t known yet, so sheets leave it blank.' })
  }
  return notes
}
