import type { TeamKey } from '../../content/teams'
import type { Game } from '../games/game'
import type { FileRow } from './fileRow'
import { type Change, changedGame, changesBetween, doubtsOf, newGame } from './gameChanges'
import type { Match } from './matchRows'
import { newsOf } from './newsOf'
import type { Note } from './readRules'

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

/** A row that is not taken. */
export const leftOutRow = (file: FileRow, notes: readonly Note[]): ImportRow => ({
  file,
  status: 'left out',
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
  const news = game ? newsOf(file, team, game) : file
  const problems = [...news.problems]
  const doubts = [...news.doubts, ...plans.notes]
  const row = { file, before: game, after: null, changes: [], candidates }
  const isNew = game === null && candidates.length === 0
  if (problems.length === 0 && isNew) problems.push(...missingFacts(file))
  if (problems.length > 0) return { ...row, status: 'invalid', notes: [...problems, ...doubts] }
  if (game === null && candidates.length > 0) {
    const text = 'Which game is it? Choose one, or a new one.'
    return { ...row, status: 'conflict', notes: [{ cause: 'choice', text }, ...doubts] }
  }
  const after = game
    ? changedGame(news, team, game, { code, plans: plans.names })
    : newGame(news, code, plans.names)
  const notes = [...doubts, ...doubtsOf(news, team, game, after)]
  if (!game) return { ...row, after, status: 'new', notes }
  const changes = changesBetween(game, after)
  if (changes.length === 0) return { ...row, status: 'same', notes: doubts }
  const isMoved = changes.some(({ field }) => field === 'Date')
  return { ...row, after, changes, status: isMoved ? 'moved' : 'changed', notes }
}

/** What a new game cannot be without. */
function missingFacts({ date, opponent }: FileRow): Note[] {
  const notes: Note[] = []
  if (date === null) notes.push({ cause: 'date', text: 'A new game needs a date.' })
  if (opponent === null) notes.push({ cause: 'opponent', text: 'A new game needs an opponent.' })
  return notes
}
