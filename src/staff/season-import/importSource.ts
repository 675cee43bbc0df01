import { likeliestSheet, recognizeColumns, type TableLayout } from '../../domain/seasonFile/columns'
import type { Sheet } from '../../domain/seasonFile/sheet'
import { savedColumns } from './savedCorrections'

/** A file or pasted text with its recognized columns. */
export interface ImportSource {
  /** The file's name; '' for pasted text. */
  name: string
  sheets: readonly Sheet[]
  /** The index of the sheet to read. */
  sheetIndex: number
  layout: TableLayout
}

/**
 * Recognizes the columns of a sheet. Columns that a person chose earlier for the same headers take precedence.
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
