import { MAX_COLUMNS } from './delimited'
import { readXml } from './readXml'
import { type NumberFormatKind, serialText } from './serialDate'

/** What a workbook's cells refer to. */
export interface CellContext {
  /** The texts that cells refer to by index. */
  texts: readonly string[]
  /** What the numbers of each style mean. */
  formats: readonly NumberFormatKind[]
  is1904: boolean
}

interface Cell {
  column: number
  type: string
  style: number
  value: string
}

/**
 * Reads the rows of one sheet, up to `maxRows`. Formulas have the value that was stored with them.
 * Cells that are merged downwards all have the first one's value, so that a date above two games
 * applies to both.
 */
export function sheetRows(xml: string, context: CellContext, maxRows: number): string[][] {
  const rows: string[][] = []
  const mergedRanges: string[] = []
  // What is being read: the index of a row, its cell, and whether the text is the cell's value.
  let row = -1
  let cell: Cell | undefined
  let isInsideValue = false
  readXml(xml, {
    open(name, attribute) {
      if (name === 'row') row = attribute('r') === '' ? row + 1 : Number(attribute('r')) - 1
      if (name === 'c') cell = cellWithoutValue(attribute, rows[row]?.length ?? 0)
      // An inline text may have a second value beside it.
      isInsideValue = name === (cell?.type === 'inlineStr' ? 't' : 'v')
      if (name === 'mergeCell') mergedRanges.push(attribute('ref'))
    },
    text(text) {
      if (isInsideValue && cell) cell.value += text
    },
    close(name) {
      if (name === 'v' || name === 't') isInsideValue = false
      if (name !== 'c' || !cell) return
      const text = cellText(cell, context)
      // A text further right is moved to MAX_COLUMNS, where it makes the sheet too wide. Cells
      // without text are only styled.
      const column = Math.min(cell.column, MAX_COLUMNS)
      if (row >= 0 && row < maxRows && (column < MAX_COLUMNS || text.trim() !== '')) {
        setCell(rows, row, column, text)
      }
      cell = undefined
    },
  })
  for (const range of mergedRanges) fillDown(rows, range)
  // The file leaves out blank rows and cells.
  return Array.from(rows, (cells) => Array.from(cells ?? [], (text) => text ?? ''))
}

/** @param nextColumn the column of a cell without a reference. */
function cellWithoutValue(attribute: (name: string) => string, nextColumn: number): Cell {
  const reference = attribute('r')
  const column = reference === '' ? nextColumn : columnOf(reference)
  return { column, type: attribute('t'), style: Number(attribute('s')), value: '' }
}

function setCell(rows: string[][], row: number, column: number, text: string): void {
  rows[row] ??= []
  rows[row][column] = text
}

/** The types of cells in the file. No type means a number. */
const CELL_TYPE = { sharedText: 's', isoDate: 'd', boolean: 'b', number: 'n' }

function cellText({ type, style, value }: Cell, context: CellContext): string {
  if (value.trim() === '') return ''
  if (type === CELL_TYPE.sharedText) return context.texts[Number(value)] ?? ''
  if (type === CELL_TYPE.isoDate) return isoText(value, context.formats[style])
  if (type === CELL_TYPE.boolean) return value === '1' ? 'TRUE' : 'FALSE'
  if (type !== '' && type !== CELL_TYPE.number) return decodeCellEscapes(value)
  return serialText(Number(value), context.formats[style] ?? 'number', context.is1904)
}

/** Reads a date in ISO form. Cells have no time zone, so a zone after the time is ignored. */
function isoText(value: string, format: NumberFormatKind | undefined): string {
  const { day = '', time = '' } =
    /^(?<day>\d{4}-\d\d-\d\d)?T?(?<time>\d\d:\d\d)?(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?$/.exec(
      value.trim(),
    )?.groups ?? {}
  if (day === '' || time === '') return day || time || value
  return time === '00:00' && format !== 'date and time' ? day : `${day} ${time}`
}

/** The column of a cell reference: `AB12` → 27. */
function columnOf(reference: string): number {
  const letters = /^[A-Z]+/i.exec(reference)?.[0].toUpperCase() ?? ''
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function fillDown(rows: string[][], range: string): void {
  const [from = '', to = from] = range.split(':')
  const rowOf = (reference: string) => Number(reference.replace(/\D/g, '')) - 1
  const column = columnOf(from)
  const text = rows[rowOf(from)]?.[column] ?? ''
  const last = Math.min(rowOf(to), rows.length - 1)
  for (let row = rowOf(from) + 1; row <= last; row += 1) setCell(rows, row, column, text)
}

/**
 * Decodes escapes: a workbook writes `_x000D_` for a character that XML cannot contain, and
 * `_x005F_` for the underscore before such text.
 */
export const decodeCellEscapes = (text: string) =>
  text.replace(/_x([0-9a-f]{4})_/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
