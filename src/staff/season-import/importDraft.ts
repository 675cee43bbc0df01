import { forgetDraft, readDraft, writeDraft } from '../../ui/form/drafts'
import { type Source, sourceOf } from './importSource'
import { newWork, type Work } from './useImport'

/* An import as it is kept in this tab until it is sent. */

/** Where the work on a file stands while its screen is not there. */
const DRAFT = { form: 'season-import', record: '' }

/** What is kept of an import that nobody has sent yet. */
export interface HeldImport {
  source: Source
  work: Work
}

/** Keeps the file's cells and what was done to them in this tab; too large a file is not kept. */
export function keepImport({ source, work }: HeldImport): void {
  const { name, sheets, sheet } = source
  writeDraft(DRAFT, {
    name,
    sheets: [sheets[sheet]],
    work: {
      ...work,
      mended: [...work.mended],
      choices: [...work.choices],
      leftOut: [...work.leftOut],
      newPlans: [...work.newPlans],
    },
  })
}

/** What was kept; null where there is none, or none of this version. */
export function readImport(): HeldImport | null {
  const draft = readDraft(DRAFT)
  if (draft === null) return null
  try {
    const { name, sheets, work } = draft as unknown as {
      name: string
      sheets: Source['sheets']
      work: Record<keyof Work, never>
    }
    const source = sourceOf(name, sheets)
    return {
      source,
      work: {
        ...newWork(source),
        columns: work.columns,
        answers: work.answers,
        aliases: work.aliases,
        mended: new Map(work.mended),
        choices: new Map(work.choices),
        leftOut: new Set(work.leftOut),
        newPlans: new Set(work.newPlans),
      },
    }
  } catch {
    return null
  }
}

/** Forgets it: it was sent, or begun anew. */
export const forgetImport = (): void => forgetDraft(DRAFT)
