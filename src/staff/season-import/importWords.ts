import type { FileField } from '../../domain/seasonFile/columnHeaders'
import type { ImportRow, RowStatus } from '../../domain/seasonFile/importRow'
import type { RowNote } from '../../domain/seasonFile/rowTypes'
import { SeasonFileError } from '../../domain/seasonFile/sheet'
import { counted } from '../../domain/text'

/* The texts of the import. */

/** The names of a file's fields. */
export const FIELD_NAMES: Record<FileField, string> = {
  date: 'Date',
  time: 'Time',
  weekday: 'Weekday',
  game: 'Opponent or game',
  city: 'Opponent’s city',
  home: 'Home team',
  place: 'Place',
  marker: 'Preseason or cup',
  code: 'Code',
  number: 'Game number',
  plans: 'Plans',
}

/** The possible cell separators in pasted text. */
export const SEPARATORS = [
  [',', 'Comma'],
  [';', 'Semicolon'],
  ['\t', 'Tab'],
  ['|', 'Pipe'],
] as const

/** The message for a file or text that couldn't be read. */
export const problemText = (error: unknown): string =>
  error instanceof SeasonFileError
    ? error.message
    : 'This file couldn’t be read. Save it as CSV and try again, or paste it.'

/** The names of the statuses. */
export const STATUS_NAMES: Record<RowStatus, string> = {
  invalid: 'Not readable',
  conflict: 'Needs a decision',
  moved: 'Moved',
  changed: 'Changed',
  new: 'New',
  same: 'Unchanged',
  'left out': 'Left out',
}

/** Phrases that follow a number of rows: '3 rows with a date to check'. */
export const CAUSE_PHRASES: Record<RowNote['cause'], string> = {
  date: 'with a date to check',
  time: 'with a time to check',
  team: 'without one of our teams',
  opponent: 'with an unknown opponent',
  weekday: 'with a different weekday',
  number: 'with no game number',
  plan: 'with an unknown plan',
  code: 'with their own code',
  choice: 'waiting for a decision',
  'called off': 'canceled or postponed',
  day: 'with another opponent that day',
  season: 'outside the season',
}

/** Sums up the rows that will be written: `92 new games, 1 game changed`; '' for none. */
export function changeSummary(rows: readonly ImportRow[]): string {
  const count = (status: RowStatus) =>
    rows.filter((row) => row.status === status && row.after !== null).length
  const [added, changed, moved] = [count('new'), count('changed'), count('moved')]
  return [
    added > 0 && counted(added, 'new game'),
    changed > 0 && `${counted(changed, 'game')} changed`,
    moved > 0 && `${counted(moved, 'game')} moved`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** The steps of an import, in order. */
export const IMPORT_STEPS = [
  { id: 'source', name: 'Source', heading: 'Where are the games?' },
  { id: 'columns', name: 'Columns', heading: 'Match your columns' },
  { id: 'check', name: 'Check', heading: 'Review changes' },
  { id: 'result', name: 'Result', heading: 'Import results' },
] as const

export type ImportStepName = (typeof IMPORT_STEPS)[number]['id']
