import { likeliestSheet, recognizeColumns, type TableLayout } from '../../domain/seasonFile/columns'
import type { Sheet } from '../../domain/seasonFile/sheet'
import { savedColumns } from './savedCorrections'

/** One sheet of a file or of pasted text, with what is known of its columns. */
export interface Source {
  /** The file's name; '' for what was pasted. */
  name: string
  sheets: readonly Sheet[]
  /** Index of the sheet that is read. */
  sheet: number
  layout: TableLayout
}

/**
 * Recognizes the columns of a sheet; those that a person chose before for the same headers come first.
 * @param name the file's name; '' for what was pasted.
 * @param sheet index of the sheet to read; by default the first that has games.
 */
export function sourceOf(
  name: string,
  sheets: readonly Sheet[],
  sheet = likeliestSheet(sheets),
): Source {
  const layout = recognizeColumns(sheets[sheet] ?? { name: '', rows: [] })
  const columns = savedColumns(layout.headers) ?? layout.columns
  return { name, sheets, sheet, layout: { ...layout, columns } }
}

/** The rows of the sheet that is read. */
export const sheetRows = ({ sheets, sheet }: Source) => sheets[sheet]?.rows ?? []
