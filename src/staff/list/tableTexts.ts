import { type CsvCell, csvText } from '../../domain/csv'
import { todayEastern } from '../../domain/time/dates'
import { download } from '../../lib/download'
import type { RecordColumn } from './columns'

/** The shown rows of a table with its columns, without the row type. */
export interface TableData {
  rows: readonly unknown[]
  columns: readonly RecordColumn<unknown>[]
}

/** Drops the type of the rows, which exporting and printing don't need. */
export const tableData = <Row>(
  rows: readonly Row[],
  columns: readonly RecordColumn<Row>[],
): TableData => ({ rows, columns: columns as readonly RecordColumn<unknown>[] })

/** Downloads a table as a CSV file, named by its title and the day. */
export function exportTable(title: string, table: TableData): void {
  download(`${title} ${todayEastern()}.csv`, csvText(fileRows(table)), 'text/csv')
}

/** The columns for files and print, without columns that have only buttons. */
const columnsWithText = ({ columns }: TableData) =>
  columns.filter(({ value, exportValue }) => value !== undefined || exportValue !== undefined)

/** A table's cells for a file, with headers. Numbers stay numbers, and dates and times are as stored. */
function fileRows(table: TableData): CsvCell[][] {
  const columns = columnsWithText(table)
  return [
    columns.map(({ header }) => header),
    ...table.rows.map((row) =>
      columns.map(({ value, exportValue = value }) => exportValue?.(row) ?? ''),
    ),
  ]
}

/** A table's texts for print, without links, chips and buttons. */
export function paperTable(table: TableData): { headers: string[]; rows: string[][] } {
  const columns = columnsWithText(table)
  return {
    headers: columns.map(({ header }) => header),
    rows: table.rows.map((row) => columns.map((column) => paperText(column, row))),
  }
}

function paperText({ cell, value, exportValue = value }: RecordColumn<unknown>, row: unknown) {
  const content = cell?.(row)
  if (typeof content === 'string' || typeof content === 'number') return String(content)
  return String((value ?? exportValue)?.(row) ?? '')
}
