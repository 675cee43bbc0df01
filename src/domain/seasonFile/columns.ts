import { folded, isOpen, type Sheet } from './cellText'
import { type Field, fields, heads } from './columnHeads'
import { readDateCell, weekdayOf } from './dateCell'
import { homeTeam, isClub, readFixture } from './fixtureText'
import { readTimeCell } from './timeCell'

/** The column of each field, counted from 0; a field without one is not in the file. */
export type Columns = Partial<Record<Field, number>>

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
  const byHead = columnsByHead(texts, probe, isDouble ? [first, second] : [])
  return {
    columns: columnsByContent(byHead, probe, width),
    heads: Array.from({ length: width }, (_, column) => texts[column] ?? ''),
    firstRow,
    above: [...rows.slice(0, Math.max(0, headRow)).flat(), name].filter(Boolean).join(' '),
  }
}

/** The first sheet that has games by its columns, counted from 0: a summary before it has none. */
export function likeliestSheet(sheets: readonly Sheet[]): number {
  const found = sheets.findIndex((sheet) => {
    const { date, game, code } = recognizeColumns(sheet).columns
    return code !== undefined || (date !== undefined && game !== undefined)
  })
  return Math.max(0, found)
}

const known = new Set(Object.values(heads).flat())
/** How many heads a row has that are known. */
export const headsIn = (row: readonly string[]): number =>
  new Set(row.map(folded).filter((head) => known.has(head))).size

/** The row with most heads, the first of them; -1 where no row has two. */
function findHeads(rows: Sheet['rows']): number {
  let best = { row: -1, count: 1 }
  for (const [index, row] of rows.slice(0, SEARCHED).entries()) {
    const found = headsIn(row)
    if (found > best.count) best = { row: index, count: found }
  }
  return best.row
}

/** A second row of heads: words, and none of them a day. */
function isHeadsToo(first: readonly string[], second: readonly string[]): boolean {
  const joined = second.map((cell, column) => folded(`${first[column] ?? ''} ${cell}`))
  const isHead =
    second.map(folded).some((cell) => known.has(cell)) ||
    joined.some((cell) => known.has(cell) && !known.has(cell.split(' ')[0] ?? ''))
  return isHead && second.every((cell) => readDateCell(cell).kind !== 'day')
}

function columnsByHead(
  texts: readonly string[],
  probe: readonly (readonly string[])[],
  rows: readonly (readonly string[])[],
): Columns {
  const columns: Columns = {}
  const taken = new Set<number>()
  for (const field of fields) {
    for (const head of heads[field]) {
      const column = texts.findIndex(
        (text, index) =>
          !taken.has(index) &&
          [text, ...rows.map((row) => row[index] ?? '')].some((one) => folded(one) === head) &&
          fits(field, head, valuesOf(probe, index)),
      )
      if (column === -1) continue
      columns[field] = column
      taken.add(column)
      break
    }
  }
  return columns
}

const valuesOf = (rows: readonly (readonly string[])[], column: number) =>
  rows.map((row) => row[column] ?? '').filter((cell) => cell.trim() !== '')

const share = (values: readonly string[], is: (value: string) => boolean) =>
  values.length === 0 ? 0 : values.filter(is).length / values.length

const isCode = (text: string) => /^[A-Z]\d{6}/i.test(text.trim())
const isOurs = (text: string) => homeTeam(text) !== undefined

/** Some heads mean different things in different files: what stands below tells. */
function fits(field: Field, head: string, values: readonly string[]): boolean {
  if (values.length === 0) return true
  if (head === 'team') return (field === 'home') === share(values, isOurs) > 0.5
  if (head === 'event') return (field === 'code') === share(values, isCode) > 0.5
  if (head === 'day') return share(values, (text) => weekdayOf(text) !== null) > 0.5
  if (head === 'number' || head === '#') return share(values, (text) => /^\d+$/.test(text)) > 0.5
  return true
}

const isDate = (text: string) => readDateCell(text).kind === 'day' && !isTime(text)
const isTime = (text: string) => readTimeCell(text).kind === 'time'
function isGame(text: string): boolean {
  const { opponent, isWhole } = readFixture(text)
  return isWhole || isClub(opponent)
}

/** Fields that can be told by what stands in a column. */
const byContent: readonly [Field, (text: string) => boolean][] = [
  ['code', isCode],
  ['date', isDate],
  ['time', (text) => isTime(text) || isOpen(text)],
  ['weekday', (text) => weekdayOf(text) !== null],
  ['home', isOurs],
  ['game', isGame],
]

/** Adds the fields that no head named: columns most of whose cells can be nothing else. */
function columnsByContent(
  columns: Columns,
  probe: readonly (readonly string[])[],
  width: number,
): Columns {
  const found = { ...columns }
  for (const [field, is] of byContent) {
    if (found[field] !== undefined) continue
    const taken = new Set(Object.values(found))
    const free = Array.from({ length: width }, (_, column) => column).filter(
      (column) => !taken.has(column),
    )
    const column = free.find((one) => share(valuesOf(probe, one), is) >= 0.6)
    if (column !== undefined) found[field] = column
  }
  return found
}
