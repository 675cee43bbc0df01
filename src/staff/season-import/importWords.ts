import { counted } from '../../domain/checks/finding'
import { FileProblem } from '../../domain/seasonFile/cellText'
import type { Field } from '../../domain/seasonFile/columnHeads'
import type { Note } from '../../domain/seasonFile/fileRow'
import type { ImportRow, Status } from '../../domain/seasonFile/importRow'

/* What Import calls fields, kinds of rows and causes. */

/** How the fields of a file are called. */
export const fieldNames: Record<Field, string> = {
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

/** What may be between the cells of a text. */
export const separators = [
  [',', 'Comma'],
  [';', 'Semicolon'],
  ['\t', 'Tab'],
  ['|', 'Pipe'],
] as const

/** Why a file or a text could not be read. */
export const problemText = (error: unknown): string =>
  error instanceof FileProblem
    ? error.message
    : 'This file couldn’t be read. Save it as CSV and try again, or paste it.'

/** How the kinds of rows are called. */
export const statusNames: Record<Status, string> = {
  invalid: 'Not readable',
  conflict: 'Needs a decision',
  moved: 'Moved',
  changed: 'Changed',
  new: 'New',
  same: 'Unchanged',
  'left out': 'Left out',
}

/** What notes of a cause have in common. */
export const causeNames: Record<Note['cause'], string> = {
  date: 'with a date to check',
  time: 'with a time to check',
  team: 'without one of our teams',
  opponent: 'with an unknown opponent',
  weekday: 'with a different weekday',
  number: 'with no game number',
  plan: 'with an unknown plan',
  code: 'with their own code',
  choice: 'waiting for a decision',
  day: 'with another opponent that day',
  season: 'outside the season',
}

/** `92 new games, 1 changed and 1 moved`, of what will be written; '' for nothing. */
export function doingText(rows: readonly ImportRow[]): string {
  const count = (status: Status) =>
    rows.filter((row) => row.status === status && row.after !== null).length
  const parts = [
    [count('new'), (many: number) => counted(many, 'new game')],
    [count('changed'), (many: number) => `${counted(many, 'game')} changed`],
    [count('moved'), (many: number) => `${counted(many, 'game')} moved`],
  ] as const
  return parts.flatMap(([many, words]) => (many > 0 ? [words(many)] : [])).join(', ')
}

/** Where an import stands. */
export type StepName = 'source' | 'columns' | 'check' | 'result'

/** In order, with what each is called. */
export const steps: readonly (readonly [StepName, title: string])[] = [
  ['source', 'Source'],
  ['columns', 'Columns'],
  ['check', 'Check'],
  ['result', 'Result'],
]

/** What stands above each step. */
export const stepTitles: Record<StepName, string> = {
  source: 'Where are the games?',
  columns: 'Match your columns',
  check: 'Review changes',
  result: 'Import results',
}
