import type { TeamKey } from '../../content/teams'
import { nameKey } from '../../domain/recordKeys'
import type { FileField } from '../../domain/seasonFile/columnHeaders'
import type { Columns } from '../../domain/seasonFile/columns'
import type { Decisions } from '../../domain/seasonFile/compareSeason'
import type { DateOrder } from '../../domain/seasonFile/dateCell'
import type { EditedCells } from '../../domain/seasonFile/fileRow'
import type { HourRule } from '../../domain/seasonFile/timeCell'
import { forgetDraft, readDraft, writeDraft } from '../../ui/form/drafts'
import { type Source, sourceOf } from './importSource'
import { readCorrections } from './savedCorrections'

/** A person's answers to what the cells leave open. */
export interface Answers {
  order?: DateOrder
  hours?: HourRule
  team?: TeamKey
  seasonYear?: number
}

/** What a person decided in the review of a source. */
export interface ReviewState extends Decisions {
  columns: Columns
  answers: Answers
  /** Cells that were typed over, by line. */
  edited: EditedCells
  /** Clubs by the opponents' names in files. */
  aliases: Readonly<Record<string, string>>
}

/** A review without decisions: the recognized columns, and the clubs that were chosen for earlier files. */
export const initialReview = (source: Source): ReviewState => ({
  columns: source.layout.columns,
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
  | { type: 'name opponent'; called: string; club: string }

/** The review after one more decision. */
export function reviewReducer(review: ReviewState, action: ReviewAction): ReviewState {
  switch (action.type) {
    case 'map column': {
      const { field, column } = action
      const others = Object.entries(review.columns).filter(
        ([name, index]) => index !== column && name !== field,
      )
      const columns: Columns = Object.fromEntries(others)
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
      return { ...review, aliases: { ...review.aliases, [action.called]: action.club } }
  }
}

function withToggled<T>(set: ReadonlySet<T>, value: T): Set<T> {
  const next = new Set(set)
  if (!next.delete(value)) next.add(value)
  return next
}

const DRAFT = { form: 'season-import', record: '' }

/** An import that was not sent yet. */
export interface ImportDraft {
  source: Source
  review: ReviewState
}

/** Stores the sheet that is read and its review in this tab; too large a file is not stored. */
export function writeImportDraft({ source: { name, sheets, sheet }, review }: ImportDraft): void {
  writeDraft(DRAFT, { name, sheets: [sheets[sheet]], review })
}

/** The stored draft; null where there is none, or none of this version. */
export function readImportDraft(): ImportDraft | null {
  const draft = readDraft(DRAFT)
  if (draft === null) return null
  try {
    const { name, sheets, review } = draft as unknown as Source & { review: ReviewState }
    return {
      source: sourceOf(name, sheets),
      review: {
        ...review,
        edited: new Map(review.edited),
        choices: new Map(review.choices),
        toggled: new Set(review.toggled),
        newPlans: new Set(review.newPlans),
      },
    }
  } catch {
    return null
  }
}

/** Removes the draft, once it was sent or abandoned. */
export const forgetImportDraft = (): void => forgetDraft(DRAFT)
