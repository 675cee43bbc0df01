import type { Columns, Layout } from '../../domain/seasonFile/columns'
import { likeliestSheet, recogniseColumns } from '../../domain/seasonFile/columns'
import type { Sheet } from '../../domain/seasonFile/fileProblem'
import { type Questions, questionsOf } from '../../domain/seasonFile/questions'
import { rememberedColumns } from './remembered'

/* What an import reads: the lists of a file or of pasted text. */

/** One list as it was chosen or pasted, with what is known of its columns. */
export interface Source {
  /** The file's name; '' for what was pasted. */
  name: string
  sheets: readonly Sheet[]
  /** Which of them is read. */
  sheet: number
  layout: Layout
}

/** @param sheet which list of a workbook; none named, the first that has games. */
export function sourceOf(
  name: string,
  sheets: readonly Sheet[],
  sheet = likeliestSheet(sheets),
): Source {
  const chosen = sheets[sheet] ?? { name: '', rows: [] }
  const layout = recogniseColumns(chosen)
  const columns = rememberedColumns(layout.heads) ?? layout.columns
  return { name, sheets, sheet, layout: { ...layout, columns } }
}

/** The rows that are read. */
export const rowsOf = ({ sheets, sheet }: Source) => sheets[sheet]?.rows ?? []

/** What the source leaves open once its columns are these. */
export const openQuestions = (source: Source, columns: Columns, today: string): Questions =>
  questionsOf(rowsOf(source), { ...source.layout, columns }, today)
