import type { TeamKey } from '../../content/teams'
import type { Game } from '../games/game'
import { type Change, changedGame, changesBetween, newGame } from './gameFromRow'
import { isSameOpponent, type Match } from './matchRows'
import { codeNotes, gameDoubts, missingFacts } from './rowNotes'
import type { FileRow, Note } from './rowTypes'

/** The state of a row, in the order in which people review them. */
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
  /** The games among which a person must choose; of a moved game, may choose. */
  candidates: readonly Game[]
  /** Why it is invalid or left out, then what to review. */
  notes: readonly Note[]
}

/** The plans that a row names, as they are spelled. */
export interface RowPlans {
  names: readonly string[]
  /** About names that are no plans. */
  notes: readonly Note[]
}

/** A row that writes nothing. */
export const skippedRow = (
  file: FileRow,
  status: 'left out' | 'invalid' | 'conflict',
  notes: readonly Note[],
): ImportRow => ({ file, status, before: null, after: null, changes: [], candidates: [], notes })

/** The effect of a row, once its game is known. */
export function importRow(
  file: FileRow,
  team: TeamKey,
  { game, candidates }: Match,
  { code, plans }: { code: string; plans: RowPlans },
): ImportRow {
  const changedRow = game ? withoutUnchangedCells(file, team, game) : file
  const isNew = game === null && candidates.length === 0
  const problems =
    isNew && changedRow.problems.length === 0 ? missingFacts(file) : changedRow.problems
  const openQuestions = changedRow.doubts.filter(({ cause }) => cause === 'opponent')
  if (game === null && !isNew) openQuestions.unshift({ cause: 'choice', text: WHICH_GAME })
  const doubts = [...changedRow.doubts, ...plans.notes]
  const row = { file, before: game, after: null, changes: [], candidates }
  if (problems.length > 0) return { ...row, status: 'invalid', notes: [...problems, ...doubts] }
  if (openQuestions.length > 0) {
    return { ...row, status: 'conflict', notes: [...new Set([...openQuestions, ...doubts])] }
  }
  const after = game
    ? changedGame(changedRow, team, game, plans.names)
    : newGame(changedRow, code, plans.names)
  const changes = game ? changesBetween(game, after) : []
  const notesOfSame = [...doubts, ...codeNotes(file, after, game)]
  const notes = [...notesOfSame, ...gameDoubts(changedRow, team, game, after)]
  if (!game) return { ...row, after, status: 'new', notes }
  if (changes.length === 0) return { ...row, status: 'same', notes: notesOfSame }
  const isMoved = changes.some(({ field }) => field === 'Date')
  return { ...row, after, changes, status: isMoved ? 'moved' : 'changed', notes }
}

const WHICH_GAME = 'Which game is this? Choose one, or a new one.'

/**
 * The row without the cells whose text is exactly that of the stored game: they are neither a change nor a
 * problem, however unusual they are.
 */
function withoutUnchangedCells(file: FileRow, team: TeamKey, game: Game): FileRow {
  const { cells } = file
  const isSame = {
    date: cells.date.trim() === game.date.trim(),
    time: cells.time.trim() === game.time.trim(),
    opponent: isSameOpponent(file, team, game),
  }
  const isChanged = ({ cause }: FileRow['doubts'][number]) =>
    !((cause === 'date' || cause === 'time' || cause === 'opponent') && isSame[cause])
  return {
    ...file,
    date: isSame.date ? null : file.date,
    time: isSame.time ? null : file.time,
    problems: file.problems.filter(isChanged),
    doubts: file.doubts.filter(isChanged),
  }
}
