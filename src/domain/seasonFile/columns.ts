import { isUndetermined, lookupKey, plainText } from './cellText'
import { type FileField, fileFields, headersByField } from './columnHeaders'
import { readDateCell } from './dateCell'
import { weekdayOf } from './dateForms'
import { homeTeamNamed, isClub, readFixture } from './fixtureText'
import type { Sheet } from './sheet'
import { readTimeCell } from './timeCell'

/** The column of each field, counted from 0. A field without a column is not in the file. */
export type FieldColumns = Partial<Record<FileField, number>>

/** The cell of a field; '' if the file does not have the field, or the row ends before it. */
export function cellOf(row: readonly string[], columns: FieldColumns, field: FileField): string {
  const column = columns[field]
  return column === undefined ? '' : (row[column] ?? '')
}

/** A column of a sheet. */
interface SheetColumn {
  /** The text of its header; '' if it has none. */
  header: string
  /** The keys of its header: the whole one, and its part in each of the header rows. */
  keys: readonly string[]
  /** The first cells below the header that are not blank. */
  values: readonly string[]
}

/** Columns with their headers, and the first row of games. */
export interface TableLayout {
  columns: FieldColumns
  /** The header of each column; '' if it has none. */
  headers: string[]
  /** Index of the first row below the headers. */
  firstRow: number
  /**
   * The titles above the headers, and the sheet's name. They often name the team and the season.
   */
  titles: string
}

/** The number of rows that are searched for headers. */
const SEARCHED_ROWS = 25
/** The number of rows that are read to find out what a column contains. */
const PROBED_ROWS = 200

/**
 * Finds the field of each column, by its header or else by its cells. The headers may span two rows
 * and have titles above them.
 */
export function recognizeColumns({ name, rows }: Sheet): TableLayout {
  const headerRow = findHeaderRow(rows)
  const headerRows = headerRow === null ? [] : headerRowsAt(rows, headerRow)
  const width = Math.max(0, ...rows.slice(0, PROBED_ROWS).map(({ length }) => length))
  const firstRow = (headerRow ?? 0) + headerRows.length
  const filled = rows.slice(firstRow).filter((row) => row.some((cell) => cell.trim() !== ''))
  const probe = filled.slice(0, PROBED_ROWS)
  const sheetColumns = Array.from({ length: width }, (_, column): SheetColumn => {
    const parts = headerRows.map((row) => row[column] ?? '')
    const header = parts.join(' ').trim()
    return { header, keys: [header, ...parts].map(headerKey), values: filledCells(probe, column) }
  })
  return {
    columns: columnsByContent(columnsByHeader(sheetColumns), sheetColumns),
    headers: sheetColumns.map(({ header }) => header),
    firstRow,
    titles: [...rows.slice(0, headerRow ?? 0).flat(), name].filter(Boolean).join(' '),
  }
}

/**
 * The index of the first sheet with columns of games; 0 if none has them. A summary may come before
 * it.
 */
export function likeliestSheet(sheets: readonly Sheet[]): number {
  const first = sheets.findIndex((sheet) => {
    const { date, game, code } = recognizeColumns(sheet).columns
    return code !== undefined || (date !== undefined && game !== undefined)
  })
  return Math.max(0, first)
}

/** A header as a key: the same for `Start Time`, `start-time` and `StartTime`. */
const headerKey = (text: string) => lookupKey(text).replaceAll(' ', '')
const knownHeaders = new Set(Object.values(headersByField).flat().map(headerKey))
const isKnown = (text: string) => knownHeaders.has(headerKey(text))

/** The number of known headers in a row. */
export const countHeaders = (row: readonly string[]): number =>
  new Set(row.filter(isKnown).map(headerKey)).size

/** The index of the first row with the most known headers; null if no row has at least two. */
function findHeaderRow(rows: Sheet['rows']): number | null {
  let best: { row: number | null; count: number } = { row: null, count: 1 }
  for (const [index, row] of rows.slice(0, SEARCHED_ROWS).entries()) {
    const count = countHeaders(row)
    if (count > best.count) best = { row: index, count }
  }
  return best.row
}

/** The header rows from this index on: two if the row below continues the headers. */
function headerRowsAt(rows: Sheet['rows'], index: number): Sheet['rows'] {
  const [first = [], second = []] = rows.slice(index, index + 2)
  return isSecondHeaderRow(first, second) ? [first, second] : [first]
}

/** Whether a row continues the headers above it: it has a known header and no date. */
function isSecondHeaderRow(first: readonly string[], second: readonly string[]): boolean {
  const hasHeader = second.some((cell, column) => {
    const above = first[column] ?? ''
    return isKnown(cell) || (isKnown(`${above} ${cell}`) && !isKnown(above))
  })
  return hasHeader && second.every((cell) => readDateCell(cell).kind !== 'day')
}

/** Finds columns by their headers, in either header row or in both together. */
function columnsByHeader(sheetColumns: readonly SheetColumn[]): FieldColumns {
  const columns: FieldColumns = {}
  for (const field of fileFields) {
    const used = Object.values(columns)
    const matches = headersByField[field].map((header) =>
      sheetColumns.findIndex(({ keys, values }, index) => {
        const isFree = keys.includes(headerKey(header)) && !used.includes(index)
        return isFree && fitsField(field, header, values)
      }),
    )
    const column = matches.find((index) => index !== -1)
    if (column !== undefined) columns[field] = column
  }
  return columns
}

const filledCells = (rows: readonly (readonly string[])[], column: number) =>
  rows.map((row) => row[column] ?? '').filter((cell) => cell.trim() !== '')

const share = (values: readonly string[], matches: (value: string) => boolean) =>
  values.length === 0 ? 0 : values.filter(matches).length / values.length

const areMostly = (values: readonly string[], matches: (value: string) => boolean) =>
  share(values, matches) > 0.5

const isCode = (text: string) => /^[A-Z]\d{6}/i.test(text.trim())
const isWeekday = (text: string) => weekdayOf(text) !== null
const isInteger = (text: string) => /^\d+$/.test(plainText(text))
const isHomeTeam = (text: string) => homeTeamNamed(text) !== undefined

/**
 * Whether a column's values fit a field, because some headers mean different things in different
 * files.
 */
function fitsField(field: FileField, header: string, values: readonly string[]): boolean {
  if (values.length === 0) return true
  if (header === 'team') return (field === 'home') === areMostly(values, isHomeTeam)
  if (header === 'event') return (field === 'code') === areMostly(values, isCode)
  if (header === 'day') return areMostly(values, isWeekday)
  if (header === 'number' || header === '#') return areMostly(values, isInteger)
  if (field === 'date') return !areMostly(values, isTime)
  return true
}

const isDate = (text: string) => readDateCell(text).kind === 'day' && !isTime(text)
const isTime = (text: string) => readTimeCell(text).kind === 'time'
function isGame(text: string): boolean {
  const { opponent, isWhole } = readFixture(text)
  return isWhole || isClub(opponent)
}

/** A column is a field if at least this share of its cells can be that field. */
const MATCHING_SHARE = 0.6

/** The fields that can be recognized by a column's cells, and whether a cell can be that field. */
const fieldMatchers: readonly { field: FileField; matches: (text: string) => boolean }[] = [
  { field: 'code', matches: isCode },
  { field: 'date', matches: isDate },
  { field: 'time', matches: (text) => isTime(text) || isUndetermined(text) },
  { field: 'weekday', matches: isWeekday },
  { field: 'home', matches: isHomeTeam },
  { field: 'game', matches: isGame },
]

/** Adds fields without a header: columns in which most cells can only be that field. */
function columnsByContent(
  byHeader: FieldColumns,
  sheetColumns: readonly SheetColumn[],
): FieldColumns {
  const columns = { ...byHeader }
  for (const { field, matches } of fieldMatchers) {
    if (columns[field] !== undefined) continue
    const used = Object.values(columns)
    const column = sheetColumns.findIndex(
      ({ values }, index) => !used.includes(index) && share(values, matches) >= MATCHING_SHARE,
    )
    if (column !== -1) columns[field] = column
  }
  return columns
}
