import { likeliestSheet, recognizeColumns, type TableLayout } from '../../domain/seasonFile/columns'
import type { Sheet } from '../../domain/seasonFile/sheet'
import { savedColumns } from './savedCorrections'

/** A file or pasted text with its recognized columns. */
export interface Source {
  /** The file's name; '' for pasted text. */
  name: string
  sheets: readonly Sheet[]
  /** The index of the sheet to read. */
  sheet: number
  layout: TableLayout
}

/**
 * Recognizes the columns of a sheet. Columns that a person chose earlier for the same headers take precedence.
 * @param name the file's name; '' for pasted text.
 * @param sheet the index of the sheet to read; by default, the first with games.
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

/** The rows of the sheet to read. */
export const sheetRows = ({ sheets, sheet }: Source) => sheets[sheet]?.rows ?? []
