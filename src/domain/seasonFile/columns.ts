import { isUndetermined, lookupKey } from './cellText'
import { type FileField, fileFields, headersByField } from './columnHeaders'
import { readDateCell, weekdayOf } from './dateCell'
import { homeTeam, isClub, readFixture } from './fixtureText'
import type { Sheet } from './sheet'
import { readTimeCell } from './timeCell'

/** The column of each field, counted from 0; a field without one is not in the file. */
export type Columns = Partial<Record<FileField, number>>

/** Columns with their heads, and where the games begin. */
export interface Layout {
  columns: Columns
  /** The text above each column; '' for one without. */
  heads: string[]
  /** Index of the first row below the heads. */
  firstRow: number
  /** What stands above the heads: titles, which say it best, and the sheet's name. */
  above: string
}

/** Rows that are searched for heads. */
const SEARCHED = 25
/** Rows that are looked into to tell what a column holds. */
const PROBED = 200

/**
 * What each column of a sheet holds, by its heads, which may take two rows and have titles above, and
 * where there are none by what stands in the column.
 */
export function recognizeColumns({ name, rows }: Sheet): Layout {
  const headRow = findHeads(rows)
  const [first, second] = [rows[headRow] ?? [], rows[headRow + 1] ?? []]
  const isDouble = headRow >= 0 && isHeadsToo(first, second)
  const width = Math.max(0, ...rows.slice(0, PROBED).map(({ length }) => length))
  const texts = Array.from({ length: headRow < 0 ? 0 : width }, (_, column) =>
    [first[column], isDouble ? second[column] : ''].filter(Boolean).join(' ').trim(),
  )
  const firstRow = headRow + (isDouble ? 2 : 1)
  const filled = rows.slice(firstRow).filter((row) => row.some((cell) => cell.trim() !== ''))
  const probe = filled.slice(0, PROBED)
  const values = Array.from({ length: width }, (_, column) => filledCells(probe, column))
  const byHead = columnsByHead(texts, values, isDouble ? [first, second] : [])
  return {
    columns: columnsByContent(byHead, values),
    heads: Array.from({ length: width }, (_, column) => texts[column] ?? ''),
    firstRow,
    above: [...rows.slice(0, Math.max(0, headRow)).flat(), name].filter(Boolean).join(' '),
  }
}

/** The first sheet that has games by its columns, counted from 0: a summary before it has none. */
export function likeliestSheet(sheets: readonly Sheet[]): number {
  const first = sheets.findIndex((sheet) => {
    const { date, game, code } = recognizeColumns(sheet).columns
    return code !== undefined || (date !== undefined && game !== undefined)
  })
  return Math.max(0, first)
}

/** A head as it is looked up: `Start Time`, `start-time` and `StartTime` are one. */
const headKey = (text: string) => lookupKey(text).replaceAll(' ', '')
const known = new Set(Object.values(headersByField).flat().map(headKey))
const isKnown = (text: string) => known.has(headKey(text))
/** How many heads a row has that are known. */
export const headsIn = (row: readonly string[]): number =>
  new Set(row.filter(isKnown).map(headKey)).size

/** The row with most heads, the first of them; -1 where no row has two. */
function findHeads(rows: Sheet['rows']): number {
  let best = { row: -1, count: 1 }
  for (const [index, row] of rows.slice(0, SEARCHED).entries()) {
    const count = headsIn(row)
    if (count > best.count) best = { row: index, count }
  }
  return best.row
}

/** A second row of heads: words, and none of them a day. */
function isHeadsToo(first: readonly string[], second: readonly string[]): boolean {
  const isHead = second.some((cell, column) => {
    const above = first[column] ?? ''
    return isKnown(cell) || (isKnown(`${above} ${cell}`) && !isKnown(above))
  })
  return isHead && second.every((cell) => readDateCell(cell).kind !== 'day')
}

function columnsByHead(
  texts: readonly string[],
  values: readonly (readonly string[])[],
  rows: readonly (readonly string[])[],
): Columns {
  const columns: Columns = {}
  const used = new Set<number>()
  const keys = texts.map((text, index) =>
    [text, ...rows.map((row) => row[index] ?? '')].map(headKey),
  )
  for (const field of fileFields) {
    for (const head of headersByField[field]) {
      const key = headKey(head)
      const column = keys.findIndex(
        (names, index) =>
          !used.has(index) && names.includes(key) && fits(field, head, values[index] ?? []),
      )
      if (column === -1) continue
      columns[field] = column
      used.add(column)
      break
    }
  }
  return columns
}

const filledCells = (rows: readonly (readonly string[])[], column: number) =>
  rows.map((row) => row[column] ?? '').filter((cell) => cell.trim() !== '')

const share = (values: readonly string[], matches: (value: string) => boolean) =>
  values.length === 0 ? 0 : values.filter(matches).length / values.length

const isCode = (text: string) => /^[A-Z]\d{6}/i.test(text.trim())
const isOurs = (text: string) => homeTeam(text) !== undefined

/** Some heads mean different things in different files: what stands below tells. */
function fits(field: FileField, head: string, values: readonly string[]): boolean {
  if (values.length === 0) return true
  if (head === 'team') return (field === 'home') === share(values, isOurs) > 0.5
  if (head === 'event') return (field === 'code') === share(values, isCode) > 0.5
  if (head === 'day') return share(values, (text) => weekdayOf(text) !== null) > 0.5
  if (head === 'number' || head === '#') return share(values, (text) => /^\d+$/.test(text)) > 0.5
  if (field === 'date') return share(values, isTime) <= 0.5
  return true
}

const isDate = (text: string) => readDateCell(text).kind === 'day' && !isTime(text)
const isTime = (text: string) => readTimeCell(text).kind === 'time'
function isGame(text: string): boolean {
  const { opponent, isWhole } = readFixture(text)
  return isWhole || isClub(opponent)
}

/** Fields that can be told by what stands in a column. */
const byContent: readonly [FileField, (text: string) => boolean][] = [
  ['code', isCode],
  ['date', isDate],
  ['time', (text) => isTime(text) || isUndetermined(text)],
  ['weekday', (text) => weekdayOf(text) !== null],
  ['home', isOurs],
  ['game', isGame],
]

/** Adds the fields that no head named: columns most of whose cells can be nothing else. */
function columnsByContent(byHead: Columns, values: readonly (readonly string[])[]): Columns {
  const columns = { ...byHead }
  for (const [field, matches] of byContent) {
    if (columns[field] !== undefined) continue
    const used = Object.values(columns)
    const column = values.findIndex(
      (cells, index) => !used.includes(index) && share(cells, matches) >= 0.6,
    )
    if (column !== -1) columns[field] = column
  }
  return columns
}
