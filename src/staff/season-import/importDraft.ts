import { forgetDraft, readDraft, writeDraft } from '../../ui/form/drafts'
import { createSource, type ImportSource } from './importSource'
import type { ReviewState } from './reviewState'

const DRAFT = { form: 'season-import', record: '' }

/** An unsent import. */
export interface ImportDraft {
  source: ImportSource
  review: ReviewState
}

/**
 * Stores the source and its review in this tab, unless the file is too large. Stores only the sheet to read, because
 * a tab's storage is small.
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
