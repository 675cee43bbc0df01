import { useMemo } from 'react'
import type { TeamKey } from '../../content/teams'
import { nameKey } from '../../domain/recordKeys'
import type { FileField } from '../../domain/seasonFile/columnHeaders'
import {
  type Columns,
  type Layout,
  likeliestSheet,
  recognizeColumns,
} from '../../domain/seasonFile/columns'
import { compareSeason } from '../../domain/seasonFile/compareSeason'
import type { DateOrder } from '../../domain/seasonFile/dateCell'
import { type EditedCells, fileRows } from '../../domain/seasonFile/fileRow'
import type { StoredSeason } from '../../domain/seasonFile/matchRows'
import { questionsOf } from '../../domain/seasonFile/questions'
import type { ReadRules } from '../../domain/seasonFile/rowTypes'
import type { Sheet } from '../../domain/seasonFile/sheet'
import type { HourRule } from '../../domain/seasonFile/timeCell'
import { forgetDraft, readDraft, writeDraft } from '../../ui/form/drafts'
import { readRemembered, rememberedColumns } from './remembered'

/** One sheet of a file or of pasted text, with what is known of its columns. */
export interface Source {
  /** The file's name; '' for what was pasted. */
  name: string
  sheets: readonly Sheet[]
  /** Index of the sheet that is read. */
  sheet: number
  layout: Layout
}

/** @param sheet index of the sheet to read; by default the first that has games. */
export function sourceOf(
  name: string,
  sheets: readonly Sheet[],
  sheet = likeliestSheet(sheets),
): Source {
  const layout = recognizeColumns(sheets[sheet] ?? { name: '', rows: [] })
  const columns = rememberedColumns(layout.headers) ?? layout.columns
  return { name, sheets, sheet, layout: { ...layout, columns } }
}

/** The rows of the sheet that is read. */
export const sheetRows = ({ sheets, sheet }: Source) => sheets[sheet]?.rows ?? []

/** A person's answers to what the cells leave open. */
export interface Answers {
  order?: DateOrder
  hours?: HourRule
  team?: TeamKey
  seasonYear?: number
}

/** What a person decided about a source: its columns, answers, and the rows one by one. */
export interface Decisions {
  columns: Columns
  answers: Answers
  edited: EditedCells
  choices: ReadonlyMap<number, string>
  toggled: ReadonlySet<number>
  newPlans: ReadonlySet<string>
  aliases: Readonly<Record<string, string>>
}

/** Nothing decided yet: the recognized columns, and the opponents that earlier files meant. */
export const newWork = (source: Source): Decisions => ({
  columns: source.layout.columns,
  answers: {},
  edited: new Map(),
  choices: new Map(),
  toggled: new Set(),
  newPlans: new Set(),
  aliases: readRemembered().aliases,
})

export type WorkAction =
  | { type: 'map column'; field: FileField | undefined; column: number }
  | { type: 'answer'; answers: Answers }
  | { type: 'edit row'; line: number; cells: Partial<Record<FileField, string>> }
  | { type: 'choose game'; line: number; choice: string }
  | { type: 'toggle row'; line: number }
  | { type: 'toggle plan'; name: string }
  | { type: 'name opponent'; called: string; club: string }

/** What was decided, after one more decision. */
export function workReducer(work: Decisions, action: WorkAction): Decisions {
  switch (action.type) {
    case 'map column': {
      const { field, column } = action
      const others = Object.entries(work.columns).filter(
        ([name, index]) => index !== column && name !== field,
      )
      const columns: Columns = Object.fromEntries(others)
      return { ...work, columns: field ? { ...columns, [field]: column } : columns }
    }
    case 'answer':
      return { ...work, answers: { ...work.answers, ...action.answers } }
    case 'edit row': {
      const cells = { ...work.edited.get(action.line), ...action.cells }
      return { ...work, edited: new Map(work.edited).set(action.line, cells) }
    }
    case 'choose game':
      return { ...work, choices: new Map(work.choices).set(action.line, action.choice) }
    case 'toggle row':
      return { ...work, toggled: withToggled(work.toggled, action.line) }
    case 'toggle plan':
      return { ...work, newPlans: withToggled(work.newPlans, nameKey(action.name)) }
    case 'name opponent':
      return { ...work, aliases: { ...work.aliases, [action.called]: action.club } }
  }
}

function withToggled<T>(set: ReadonlySet<T>, value: T): Set<T> {
  const next = new Set(set)
  if (!next.delete(value)) next.add(value)
  return next
}

/**
 * The rows of a source compared with the season. Each change reads and compares all of it again, so
 * that the table is never out of date.
 * @param today `YYYY-MM-DD` at the arena.
 */
export function useImport(
  source: Source,
  work: Decisions,
  stored: StoredSeason | undefined,
  today: string,
) {
  const { columns, answers, aliases, edited } = work
  const questions = useMemo(
    () => questionsOf(sheetRows(source), { ...source.layout, columns }, today),
    [source, columns, today],
  )
  const rows = useMemo(() => {
    const rules: ReadRules = {
      order: answers.order ?? questions.order ?? 'month',
      hours: answers.hours ?? questions.hours ?? 'afternoon',
      seasonYear: answers.seasonYear ?? questions.seasonYear,
      team: answers.team ?? questions.team,
      place: questions.place,
      aliases,
    }
    return fileRows(sheetRows(source), { ...source.layout, columns }, rules, edited)
  }, [source, columns, questions, answers, aliases, edited])
  const compared = useMemo(() => stored && compareSeason(rows, stored, work), [rows, stored, work])
  return { questions, rows, compared }
}

const DRAFT = { form: 'season-import', record: '' }

/** An import that was not sent yet. */
export interface ImportDraft {
  source: Source
  work: Decisions
}

/** Stores the sheet's cells and the work on them in this tab; too large a file is not stored. */
export function writeImportDraft({ source: { name, sheets, sheet }, work }: ImportDraft): void {
  writeDraft(DRAFT, { name, sheets: [sheets[sheet]], work })
}

/** The stored draft; null where there is none, or none of this version. */
export function readImportDraft(): ImportDraft | null {
  const draft = readDraft(DRAFT)
  if (draft === null) return null
  try {
    const { name, sheets, work } = draft as unknown as Source & { work: Decisions }
    return {
      source: sourceOf(name, sheets),
      work: {
        ...work,
        edited: new Map(work.edited),
        choices: new Map(work.choices),
        toggled: new Set(work.toggled),
        newPlans: new Set(work.newPlans),
      },
    }
  } catch {
    return null
  }
}

/** Removes the draft, once it was sent or abandoned. */
export const forgetImportDraft = (): void => forgetDraft(DRAFT)
