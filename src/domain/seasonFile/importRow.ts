import type { TeamKey } from '../../content/teams'
import type { Game } from '../games/game'
import { type Change, changedGame, changesBetween, newGame } from './gameFromRow'
import { isSameOpponent, type Match } from './matchRows'
import { codeNotes, missingValues, notesToReview } from './rowNotes'
import type { FileRow, Note } from './rowTypes'

/** The states of a row, in the order of review. */
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

/** A row of a file compared with the season. */
export interface ImportRow {
  fileRow: FileRow
  status: Status
  /** The stored game; null if the game is new or not identified. */
  before: Game | null
  /** The game as it will be; null if nothing will be written. */
  after: Game | null
  changes: readonly Change[]
  /** The games among which a person must choose, or may choose if the game was moved. */
  candidates: readonly Game[]
  /** Why it is invalid or left out, then what to review. */
  notes: readonly Note[]
}

/** The plans that a row names, in their stored spelling. */
export interface RowPlans {
  names: readonly string[]
  /** About names that aren't plans. */
  notes: readonly Note[]
}

/** A row that writes nothing. */
export const skippedRow = (
  fileRow: FileRow,
  status: 'left out' | 'invalid' | 'conflict',
  notes: readonly Note[],
): ImportRow => ({ fileRow, status, before: null, after: null, changes: [], candidates: [], notes })

const WHICH_GAME = 'Which game is this? Choose one, or a new one.'

/** Compares a row with its game, once that is known. */
export function toImportRow(
  fileRow: FileRow,
  team: TeamKey,
  { game, candidates }: Match,
  { code, plans }: { code: string; plans: RowPlans },
): ImportRow {
  const changedRow = game ? withoutUnchangedCells(fileRow, team, game) : fileRow
  const isNew = game === null && candidates.length === 0
  const problems =
    isNew && changedRow.problems.length === 0 ? missingValues(fileRow) : changedRow.problems
  const openQuestions = changedRow.doubts.filter(({ cause }) => cause === 'opponent')
  if (game === null && !isNew) openQuestions.unshift({ cause: 'choice', text: WHICH_GAME })
  const doubts = [...changedRow.doubts, ...plans.notes]
  const row = { fileRow, before: game, after: null, changes: [], candidates }
  if (problems.length > 0) return { ...row, status: 'invalid', notes: [...problems, ...doubts] }
  if (openQuestions.length > 0) {
    return { ...row, status: 'conflict', notes: [...new Set([...openQuestions, ...doubts])] }
  }
  const after = game
    ? changedGame(changedRow, team, game, plans.names)
    : newGame(changedRow, code, plans.names)
  const changes = game ? changesBetween(game, after) : []
  const notesIfUnchanged = [...doubts, ...codeNotes(fileRow, after, game)]
  const notes = [...notesIfUnchanged, ...notesToReview(changedRow, team, game, after)]
  if (!game) return { ...row, after, status: 'new', notes }
  if (changes.length === 0) return { ...row, status: 'same', notes: notesIfUnchanged }
  const isMoved = changes.some(({ field }) => field === 'Date')
  return { ...row, after, changes, status: isMoved ? 'moved' : 'changed', notes }
}

/**
 * Removes cells whose text equals the stored game's. They are neither a change nor a problem, even
 * if they are unusual.
 */
function withoutUnchangedCells(fileRow: FileRow, team: TeamKey, game: Game): FileRow {
  const { cells } = fileRow
  const isSame = {
    date: cells.date.trim() === game.date.trim(),
    time: cells.time.trim() === game.time.trim(),
    opponent: isSameOpponent(fileRow, team, game),
  }
  const isChanged = ({ cause }: FileRow['doubts'][number]) =>
    !((cause === 'date' || cause === 'time' || cause === 'opponent') && isSame[cause])
  return {
    ...fileRow,
    date: isSame.date ? null : fileRow.date,
    time: isSame.time ? null : fileRow.time,
    problems: fileRow.problems.filter(isChanged),
    doubts: fileRow.doubts.filter(isChanged),
  }
}
