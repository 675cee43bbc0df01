import type { TeamKey } from '../../content/teams'
import { nameKey } from '../../domain/recordKeys'
import type { FileField } from '../../domain/seasonFile/columnHeaders'
import type { FieldColumns } from '../../domain/seasonFile/columns'
import type { Decisions } from '../../domain/seasonFile/compareSeason'
import type { DateOrder } from '../../domain/seasonFile/dateForms'
import type { EditedCells } from '../../domain/seasonFile/fileRow'
import type { HourRule } from '../../domain/seasonFile/timeCell'
import { readCorrections } from './savedCorrections'

/** The answers to the questions about ambiguous cells. */
export interface Answers {
  order?: DateOrder
  hours?: HourRule
  team?: TeamKey
  seasonYear?: number
}

/** The decisions in the review of a source. */
export interface ReviewState extends Decisions {
  columns: FieldColumns
  answers: Answers
  /** The edited cells by line. */
  edited: EditedCells
  /** Clubs by opponents' names in files. */
  aliases: Readonly<Record<string, string>>
}

/** The initial review: the recognized columns, and the clubs chosen for earlier files. */
export const initialReview = (columns: FieldColumns): ReviewState => ({
  columns,
  answers: {},
  edited: new Map(),
  choices: new Map(),
  toggled: new Set(),
  newPlans: new Set(),
  aliases: readCorrections().aliases,
})

export type ReviewAction =
  | { type: 'map column'; field: FileField | undefined; column: number }
  | { type: 'answer'; answers: Answers }
  | { type: 'edit row'; line: number; cells: Partial<Record<FileField, string>> }
  | { type: 'choose game'; line: number; choice: string }
  | { type: 'toggle row'; line: number }
  | { type: 'toggle plan'; name: string }
  | { type: 'name opponent'; alias: string; club: string }

/** Returns the review after a decision. */
export function reviewReducer(review: ReviewState, action: ReviewAction): ReviewState {
  switch (action.type) {
    case 'map column': {
      const { field, column } = action
      const others = Object.entries(review.columns).filter(
        ([name, index]) => index !== column && name !== field,
      )
      const columns: FieldColumns = Object.fromEntries(others)
      return { ...review, columns: field ? { ...columns, [field]: column } : columns }
    }
    case 'answer':
      return { ...review, answers: { ...review.answers, ...action.answers } }
    case 'edit row': {
      const cells = { ...review.edited.get(action.line), ...action.cells }
      return { ...review, edited: new Map(review.edited).set(action.line, cells) }
    }
    case 'choose game':
      return { ...review, choices: new Map(review.choices).set(action.line, action.choice) }
    case 'toggle row':
      return { ...review, toggled: withToggled(review.toggled, action.line) }
    case 'toggle plan':
      return { ...review, newPlans: withToggled(review.newPlans, nameKey(action.name)) }
    case 'name opponent':
      return { ...review, aliases: { ...review.aliases, [action.alias]: action.club } }
  }
}

function withToggled<T>(set: ReadonlySet<T>, value: T): Set<T> {
  const next = new Set(set)
  if (!next.delete(value)) next.add(value)
  return next
}
