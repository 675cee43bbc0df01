import { type CsvCell, csvText } from '../../domain/csv'
import { todayEastern } from '../../domain/time/dates'
import { download } from '../../lib/download'
import type { RecordColumn } from './columns'

/** A table as it is on the screen: its rows searched, filtered and sorted, whatever they are rows of. */
export interface TableData {
  rows: readonly unknown[]
  columns: readonly RecordColumn<unknown>[]
}

/** Rows with the columns that read them. */
export const tableData = <Row>(
  rows: readonly Row[],
  columns: readonly RecordColumn<Row>[],
): TableData => ({ rows, columns: columns as readonly RecordColumn<unknown>[] })

/** Hands a table to the person as a CSV file, named by its title and the day. */
export function exportTable(title: string, table: TableData): void {
  download(`${title} ${todayEastern(new Date())}.csv`, csvText(fileRows(table)), 'text/csv')
}

/** Buttons say nothing in a file or on paper. */
const saysSomething = ({ value, exported }: RecordColumn<unknown>) =>
  value !== undefined || exported !== undefined

/** A table's cells for a file, its heads first: numbers as numbers, days and hours as stored. */
function fileRows({ rows, columns }: TableData): CsvCell[][] {
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
export function paperTable({ rows, columns }: TableData): {
  columns: PaperColumn[]
  rows: string[][]
} {
  const told = columns.filter(saysSomething)
  const texts = rows.map((row) => told.map((column) => paperText(column, row)))
  const needs = told.map(({ header }, index) =>
    needOf(
      header,
      texts.map((row) => row[index] ?? ''),
    ),
  )
  const whole = needs.reduce((sum, need) => sum + need, 0)
  return {
    columns: told.map(({ header }, index) => ({
      header,
      width: (100 * (needs[index] ?? 0)) / whole,
    })),
    rows: texts,
  }
}

/** Letters of a text that stays in one line, as a day, and of a word that is not cut. */
const ONE_LINE = 20
/** More letters than this are not asked for: the text has lines enough. */
const MOST_LETTERS = 60
/** The edges of a cell, in letters. */
const EDGES = 6
/** Capitals, figures and bold heads are wider than a letter of a long text. */
const WIDE = 1.2

/**
 * How many letters a column has room for: what is short is one line, what is long has few lines in most rows,
 * and no word of a usual length is cut. Of its head a word is enough.
 */
function needOf(header: string, texts: readonly string[]): number {
  const word = longest([header, ...texts].flatMap((text) => text.split(/\s/)))
  const line = longest(texts)
  const mean = texts.reduce((sum, { length }) => sum + length, 0) / (texts.length || 1)
  const short = Math.min(Math.max(word, line <= ONE_LINE ? line : 0), ONE_LINE)
  return EDGES + Math.max(WIDE * short, Math.min(mean, MOST_LETTERS))
}

const longest = (texts: readonly string[]) =>
  texts.reduce((most, { length }) => Math.max(most, length), 0)

function paperText({ cell, value, exported = value }: RecordColumn<unknown>, row: unknown): string {
  const drawn = cell?.(row)
  if (typeof drawn === 'string' || typeof drawn === 'number') return String(drawn)
  return String((value ?? exported)?.(row) ?? '')
}
