import type { CsvCell } from '../../domain/csv'
import type { RecordColumn } from './columns'

/** The texts of a table for files and paper, without columns that have only buttons. */
export interface TableData {
  rowCount: number
  headers: string[]
  /** Returns the cells for a file. Numbers stay numbers, and dates and times are as stored. */
  fileRows: () => CsvCell[][]
  /** Returns the texts for paper, without links, chips and buttons. */
  paperRows: () => string[][]
}

/**
 * The {@link TableData} of the shown rows. The cells are computed only when a file or paper needs
 * them.
 */
export function tableData<Row>(
  rows: readonly Row[],
  columns: readonly RecordColumn<Row>[],
): TableData {
  const columnsWithText = columns.filter(({ value, exportValue }) => value ?? exportValue)
  const cellsBy =
    <Cell>(cellOf: (column: RecordColumn<Row>, row: Row) => Cell) =>
    () =>
      rows.map((row) => columnsWithText.map((column) => cellOf(column, row)))
  return {
    rowCount: rows.length,
    headers: columnsWithText.map(({ header }) => header),
    fileRows: cellsBy(fileCell),
    paperRows: cellsBy(paperText),
  }
}

const fileCell = <Row>({ value, exportValue = value }: RecordColumn<Row>, row: Row): CsvCell =>
  exportValue?.(row) ?? ''

/**
 * The text that the screen shows. `exportValue` is for programs, so it is used only if there is no
 * `value`.
 */
function paperText<Row>({ cell, value, exportValue }: RecordColumn<Row>, row: Row): string {
  const content = cell?.(row)
  if (typeof content === 'string' || typeof content === 'number') return String(content)
  return String((value ?? exportValue)?.(row) ?? '')
}
