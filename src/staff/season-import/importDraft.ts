import { likeliestSheet, recognizeColumns, type TableLayout } from '../../domain/seasonFile/columns'
import type { Sheet } from '../../domain/seasonFile/sheet'
import { forgetDraft, readDraft, writeDraft } from '../../ui/form/drafts'
import type { ReviewState } from './reviewState'
import { savedColumns } from './savedCorrections'

const DRAFT = { form: 'season-import', record: '' }

/** A file or pasted text with its recognized columns. */
export interface ImportSource {
  /** The file's name; '' for pasted text. */
  name: string
  sheets: readonly Sheet[]
  /** The index of the sheet to read. */
  sheetIndex: number
  layout: TableLayout
}

/** An unsent import. */
export interface ImportDraft {
  source: ImportSource
  review: ReviewState
}

/**
 * Recognizes the columns of a sheet. Columns that a person chose earlier for the same headers take
 * precedence.
 * @param name the file's name; '' for pasted text.
 * @param sheetIndex the index of the sheet to read; by default, the first with games.
 */
export function createSource(
  name: string,
  sheets: readonly Sheet[],
  sheetIndex = likeliestSheet(sheets),
): ImportSource {
  const layout = recognizeColumns(sheets[sheetIndex] ?? { name: '', rows: [] })
  const columns = savedColumns(layout.headers) ?? layout.columns
  return { name, sheets, sheetIndex, layout: { ...layout, columns } }
}

/** The rows of the sheet to read. */
export const sourceRows = ({ sheets, sheetIndex }: ImportSource) => sheets[sheetIndex]?.rows ?? []

/**
 * Stores the draft in this tab, unless the file is too large. Stores only the sheet to read,
 * because a tab's storage is small.
 */
export function writeImportDraft({ source, review }: ImportDraft): void {
  writeDraft(DRAFT, { name: source.name, sheets: [source.sheets[source.sheetIndex]], review })
}

/** The stored draft; null if there is none, or if it is from another version. */
export function readImportDraft(): ImportDraft | null {
  const draft = readDraft(DRAFT)
  if (draft === null) return null
  try {
    const { name, sheets, review } = draft as unknown as ImportSource & { review: ReviewState }
    return {
      source: createSource(name, sheets),
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

/** Removes the draft after it was sent or abandoned. */
export const forgetImportDraft = (): void => forgetDraft(DRAFT)
