import { type Meaning, serialText } from './serial'
import { readXml } from './xml'

/** What the cells of all sheets of a workbook refer to. */
export interface CellContext {
  /** Texts that cells name by their number. */
  texts: readonly string[]
  meanings: readonly Meaning[]
  is1904: boolean
}

interface Cell {
  column: number
  type: string
  style: number
  value: string
}

/** Wider sheets are no season. */
const MOST_COLUMNS = 200

/**
 * The rows of one sheet, up to `most`. Formulas count by the value that was stored with them; cells
 * merged downwards have the first one's value, so that a day written once over two games is both's.
 */
export function sheetRows(xml: string, context: CellContext, most: number): string[][] {
  const rows: string[][] = []
  const merged: string[] = []
  let row = -1
  let cell: Cell | undefined
  let isValue = false
  readXml(xml, {
    open(name, attribute) {
      if (name === 'row') row = attribute('r') === '' ? row + 1 : Number(attribute('r')) - 1
      if (name === 'c') {
        const place = attribute('r')
        const column = place === '' ? (rows[row]?.length ?? 0) : columnOf(place)
        cell = { column, type: attribute('t'), style: Number(attribute('s')), value: '' }
      }
      if (name === 'v' || name === 't') isValue = true
      // How a word is spoken stands beside the word.
      if (name === 'rPh') cell = undefined
      if (name === 'mergeCell') merged.push(attribute('ref'))
    },
    text(text) {
      if (isValue && cell) cell.value += text
    },
    close(name) {
      if (name === 'v' || name === 't') isValue = false
      if (name !== 'c' || !cell) return
      if (row >= 0 && row < most && cell.column < MOST_COLUMNS) {
        put(rows, row, cell.column, cellText(cell, context))
      }
      cell = undefined
    },
  })
  for (const range of merged) fillDown(rows, range)
  return Array.from(rows, (cells) => Array.from(cells ?? [], (text) => text ?? ''))
}

function put(rows: string[][], row: number, column: number, text: string): void {
  const cells = rows[row] ?? []
  cells[column] = text
  rows[row] = cells
}

function cellText({ type, style, value }: Cell, context: CellContext): string {
  if (type === 's') return context.texts[Number(value)] ?? ''
  if (type === 'd') return value.replace('T', ' ')
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE'
  if ((type !== '' && type !== 'n') || value.trim() === '') return value
  return serialText(Number(value), context.meanings[style] ?? 'number', context.is1904)
}

/** `AB12` → 27. */
function columnOf(place: string): number {
  const letters = /^[A-Z]+/i.exec(place)?.[0].toUpperCase() ?? ''
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function fillDown(rows: string[][], range: string): void {
  const [from = '', to = from] = range.split(':')
  const [first, last] = [from, to].map((place) => Number(place.replace(/\D/g, '')) - 1)
  if (first === undefined || last === undefined || !(last > first)) return
  const column = columnOf(from)
  const text = rows[first]?.[column] ?? ''
  for (let row = first + 1; row <= Math.min(last, rows.length - 1); row += 1) {
    put(rows, row, column, text)
  }
}
