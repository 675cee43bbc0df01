import { strFromU8, unzipSync } from 'fflate'
import { Parser } from 'saxen'
import { FileProblem, type Meaning, type Sheet, serialText } from './cellText'
import { MAX_COLUMNS } from './delimited'

/** Bytes of the parts that are read, unpacked: a small file can be packed from gigabytes. */
const MAX_UNPACKED = 20_000_000

/**
 * The visible sheets of an Excel workbook. Parts are found by the relationships that the file states,
 * wherever it stores them.
 * @param most rows of a sheet that are read.
 * @throws FileProblem for a packed file that is no workbook.
 */
export function workbookSheets(bytes: Uint8Array, most: number): Sheet[] {
  const part = partReader(bytes)
  const main = linksOf(part('_rels/.rels'), '').find(({ type }) => type === 'officeDocument')
  const path = main?.target ?? 'xl/workbook.xml'
  const workbook = part(path)
  if (workbook === '') throw new FileProblem(NO_WORKBOOK)
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  const links = linksOf(part(`${folder}_rels/${path.slice(folder.length)}.rels`), folder)
  const linked = (type: string) =>
    part(links.find((one) => one.type === type)?.target ?? `${folder}${type}.xml`)
  const { sheets, is1904 } = readWorkbook(workbook)
  const context: CellContext = {
    texts: sharedTexts(linked('sharedStrings')),
    meanings: styleMeanings(linked('styles')),
    is1904,
  }
  return sheets.map(({ name, id }): Sheet => {
    const xml = part(links.find((one) => one.id === id)?.target ?? '')
    return { name, rows: sheetRows(xml, context, most) }
  })
}

/** Reads the parts of a packed file by name, in any letter case; '' for one that is missing. */
function partReader(bytes: Uint8Array): (path: string) => string {
  let unpacked = 0
  return (path) => {
    let found = ''
    try {
      const files = unzipSync(bytes, {
        filter({ name, originalSize }) {
          if (found !== '' || name.toLowerCase() !== path.toLowerCase()) return false
          unpacked += originalSize
          if (unpacked > MAX_UNPACKED) throw new FileProblem(TOO_MUCH)
          found = name
          return true
        },
      })
      return found === '' ? '' : strFromU8(files[found] ?? new Uint8Array())
    } catch (error) {
      throw error instanceof FileProblem ? error : new FileProblem(NO_WORKBOOK)
    }
  }
}

function readWorkbook(xml: string) {
  const sheets: { name: string; id: string }[] = []
  let is1904 = false
  readXml(xml, {
    open(name, attribute) {
      if (name === 'workbookPr') is1904 = /^(?:1|true)$/.test(attribute('date1904'))
      if (name !== 'sheet' || /hidden/i.test(attribute('state'))) return
      sheets.push({ name: attribute('name'), id: attribute('r:id') })
    },
  })
  return { sheets, is1904 }
}

/**
 * The relationships of a part: the id, the last word of the type, and the path of the other part.
 * @param folder of the part, with the last slash.
 */
function linksOf(xml: string, folder: string) {
  const links: { id: string; type: string; target: string }[] = []
  readXml(xml, {
    open(name, attribute) {
      if (name !== 'Relationship') return
      const type = attribute('Type').split('/').at(-1) ?? ''
      const { pathname } = new URL(attribute('Target'), `http://package/${folder}`)
      links.push({ id: attribute('Id'), type, target: decodeURIComponent(pathname.slice(1)) })
    },
  })
  return links
}

/** Texts that cells share; one may be written in several pieces, each in a look of its own. */
function sharedTexts(xml: string): string[] {
  const texts: string[] = []
  let isText = false
  readXml(xml, {
    open(name) {
      if (name === 'si') texts.push('')
      isText = name === 't'
    },
    text(text) {
      if (isText) texts[texts.length - 1] += text
    },
    close(name) {
      if (name === 't') isText = false
    },
  })
  return texts.map(unescaped)
}

/** `_x000D_` is how a workbook writes a character that XML cannot hold, `_x005F_` the underscore before such. */
const unescaped = (text: string) =>
  text.replace(/_x([0-9a-f]{4})_/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )

const NO_WORKBOOK =
  'This file isn’t an Excel workbook, or part of it is missing. Save the list as .xlsx or CSV, or paste it.'
const TOO_MUCH = 'This workbook is too large when unpacked. Save the one list as CSV, or paste it.'

/** Formats that a file need not spell out, by their numbers. */
const builtIn: readonly [from: number, to: number, meaning: Meaning][] = [
  [14, 17, 'date'],
  [18, 21, 'time'],
  [22, 22, 'date and time'],
  [27, 31, 'date'],
  [32, 35, 'time'],
  [36, 36, 'date'],
  [45, 47, 'time'],
  [50, 58, 'date'],
]

/** What the numbers of each style mean, in the order in which cells name their styles. */
function styleMeanings(stylesXml: string): Meaning[] {
  const formats = new Map<number, string>()
  const meanings: Meaning[] = []
  let isInCells = false
  readXml(stylesXml, {
    open(name, attribute) {
      if (name === 'numFmt') formats.set(Number(attribute('numFmtId')), attribute('formatCode'))
      if (name === 'cellXfs') isInCells = true
      if (name === 'xf' && isInCells) {
        const id = Number(attribute('numFmtId'))
        const code = formats.get(id)
        meanings.push(code === undefined ? builtInMeaning(id) : formatMeaning(code))
      }
    },
    close(name) {
      if (name === 'cellXfs') isInCells = false
    },
  })
  return meanings
}

const builtInMeaning = (id: number): Meaning =>
  builtIn.find(([from, to]) => id >= from && id <= to)?.[2] ?? 'number'

/** `ddd, mmm d` is a date, `h:mm AM/PM` a time; words in quotes and colors in brackets are neither. */
function formatMeaning(code: string): Meaning {
  const letters = code
    .split(';')[0]
    ?.replace(/"[^"]*"|\\.|_.|\*./g, '')
    .replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '')
    .replace(/AM\/PM|A\/P/gi, '')
    .toLowerCase()
  if (letters === undefined || /general/.test(letters)) return 'number'
  const hasTime = /[hs]/.test(letters)
  const hasDate = /[dy]/.test(letters) || (!hasTime && /m/.test(letters))
  if (hasDate) return hasTime ? 'date and time' : 'date'
  return hasTime ? 'time' : 'number'
}

/** What the cells of all sheets of a workbook refer to. */
interface CellContext {
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

/**
 * The rows of one sheet, up to `most`. Formulas count by the value that was stored with them; cells
 * merged downwards have the first one's value, so that a day written once over two games is both's.
 */
function sheetRows(xml: string, context: CellContext, most: number): string[][] {
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
      // Text in the cell itself may have a second value beside it.
      isValue = name === (cell?.type === 'inlineStr' ? 't' : 'v')
      if (name === 'mergeCell') merged.push(attribute('ref'))
    },
    text(text) {
      if (isValue && cell) cell.value += text
    },
    close(name) {
      if (name === 'v' || name === 't') isValue = false
      if (name !== 'c' || !cell) return
      const text = cellText(cell, context)
      // A text further right is put where it makes the sheet too wide; cells without one are only styled.
      const column = Math.min(cell.column, MAX_COLUMNS)
      if (row >= 0 && row < most && (column < MAX_COLUMNS || text.trim() !== '')) {
        put(rows, row, column, text)
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
  if (value.trim() === '') return ''
  if (type === 's') return context.texts[Number(value)] ?? ''
  if (type === 'd') return isoText(value, context.meanings[style])
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE'
  if (type !== '' && type !== 'n') return unescaped(value)
  return serialText(Number(value), context.meanings[style] ?? 'number', context.is1904)
}

/** A date in ISO form. A cell has no zone: its clock counts, whatever zone a writer put behind it. */
function isoText(value: string, meaning: Meaning | undefined): string {
  const [, day = '', time = ''] =
    /^(\d{4}-\d\d-\d\d)?T?(\d\d:\d\d)?(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?$/.exec(
      value.trim(),
    ) ?? []
  if (day === '' || time === '') return day || time || value
  return time === '00:00' && meaning !== 'date and time' ? day : `${day} ${time}`
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

/** What is done with the parts of an XML text. */
interface Handlers {
  /** `attribute` returns '' for one that is missing. */
  open: (name: string, attribute: (name: string) => string) => void
  /** Also called for an element without content. */
  close?: (name: string) => void
  text?: (text: string) => void
}

/** The namespaces of a workbook, as Excel writes it and in its strict form, by the prefix used here. */
const NAMESPACES = {
  'http://schemas.openxmlformats.org/spreadsheetml/2006/main': 'main',
  'http://purl.oclc.org/ooxml/spreadsheetml/main': 'main',
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships': 'r',
  'http://purl.oclc.org/ooxml/officeDocument/relationships': 'r',
  'http://schemas.openxmlformats.org/package/2006/relationships': 'rels',
}

const withoutMain = (name: string) => name.replace(/^(?:main|rels):/, '')

/**
 * Goes through an XML text; what is not well formed is read as far as it can be. Elements of the main
 * namespace come without a prefix, those of extensions with one, whatever the file calls them.
 */
function readXml(xml: string, { open, close, text }: Handlers): void {
  const parser = new Parser().ns(NAMESPACES)
  // The pronunciation of a word, beside the word, is skipped.
  let isSpoken = false
  parser.on('openTag', (name, attributes, decode) => {
    isSpoken ||= withoutMain(name) === 'rPh'
    if (!isSpoken) open(withoutMain(name), (wanted) => decode(attributes()[wanted] ?? ''))
  })
  parser.on('closeTag', (name) => {
    if (!isSpoken) close?.(withoutMain(name))
    if (withoutMain(name) === 'rPh') isSpoken = false
  })
  if (text) {
    parser.on('text', (found, decode) => isSpoken || text(decode(found)))
    parser.on('cdata', (found) => isSpoken || text(found))
  }
  parser.on('warn', () => {})
  parser.on('error', () => {})
  parser.parse(xml)
}
