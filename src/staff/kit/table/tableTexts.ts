import type { CsvCell } from '../../../domain/csv'
import type { RecordColumn } from '../../../ui/table/recordColumn'
import type { ShownTable } from '../../../ui/table/useTableTools'

/** Buttons say nothing in a file or on paper. */
const saysSomething = ({ value, exported }: RecordColumn<unknown>) =>
  value !== undefined || exported !== undefined

/** A table's cells for a file, its heads first: numbers as numbers, days and hours as stored. */
export function fileRows({ rows, columns }: ShownTable): CsvCell[][] {
  const told = columns.filter(saysSomething)
  return [
    told.map(({ header }) => header),
    ...rows.map((row) => told.map(({ value, exported = value }) => exported?.(row) ?? '')),
  ]
}

/** A column as it is printed. */
interface PaperColumn {
  header: string
  /** In per cent. */
  width: number
}

/** A table as it is read on paper: what its cells say, without links, chips and buttons. */
export function paperTable({ rows, columns }: ShownTable): {
  columns: PaperColumn[]
  rows: string[][]
} {
  const told = columns.filter(saysSomething)
  const whole = told.reduce((sum, { width }) => sum + width, 0)
  return {
    columns: told.map(({ header, width }) => ({ header, width: (100 * width) / whole })),
    rows: rows.map((row) => told.map((column) => paperText(column, row))),
  }
}

function paperText({ cell, value, exported = value }: RecordColumn<unknown>, row: unknown): string {
  const drawn = cell?.(row)
  if (typeof drawn === 'string' || typeof drawn === 'number') return String(drawn)
  return String((value ?? exported)?.(row) ?? '')
}
