import { strFromU8, type Unzipped, unzipSync } from 'fflate'
import { Parser } from 'saxen'
import { FileProblem, type Meaning, type Sheet, serialText } from './cellText'

/** Bytes of one file inside, and of all, when unpacked: a small file can be packed from gigabytes. */
const MOST_UNPACKED = 20_000_000
const NEEDED =
  /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|styles\.xml|worksheets\/[^/]+\.xml)$/i

/**
 * The visible sheets of an Excel workbook that hold anything.
 * @param most rows of a sheet that are read.
 * @throws FileProblem for a packed file that is no workbook.
 */
export function workbookSheets(bytes: Uint8Array, most: number): Sheet[] {
  const files = unpack(bytes)
  const fileText = (name: string) => {
    const key = Object.keys(files).find((one) => one.toLowerCase() === name.toLowerCase())
    const file = key === undefined ? undefined : files[key]
    return file ? strFromU8(file) : ''
  }
  const workbook = fileText('xl/workbook.xml')
  if (workbook === '') throw new FileProblem(NO_WORKBOOK)
  const targets = sheetTargets(fileText('xl/_rels/workbook.xml.rels'))
  const { sheets, is1904 } = readWorkbook(workbook)
  const context: CellContext = {
    texts: sharedTexts(fileText('xl/sharedStrings.xml')),
    meanings: styleMeanings(fileText('xl/styles.xml')),
    is1904,
  }
  return sheets
    .map(({ name, id }): Sheet => {
      const xml = fileText(targets.get(id) ?? '')
      return { name, rows: sheetRows(xml, context, most) }
    })
    .filter(({ rows }) => rows.some((row) => row.some((cell) => cell.trim() !== '')))
}

function unpack(bytes: Uint8Array): Unzipped {
  let unpacked = 0
  try {
    return unzipSync(bytes, {
      filter({ name, originalSize }) {
        if (!NEEDED.test(name)) return false
        unpacked += originalSize
        if (unpacked > MOST_UNPACKED) throw new FileProblem(TOO_MUCH)
        return true
      },
    })
  } catch (error) {
    throw error instanceof FileProblem ? error : new FileProblem(NO_WORKBOOK)
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

/** The file of each sheet by the id under which the workbook names it. */
function sheetTargets(xml: string): Map<string, string> {
  const targets = new Map<string, string>()
  readXml(xml, {
    open(name, attribute) {
      if (name !== 'Relationship') return
      const target = attribute('Target')
      targets.set(attribute('Id'), target.startsWith('/') ? target.slice(1) : `xl/${target}`)
    },
  })
  return targets
}

/** Texts that cells share; one may be written in several pieces, each in a look of its own. */
function sharedTexts(xml: string): string[] {
  const texts: string[] = []
  let isText = false
  let isSpoken = false
  readXml(xml, {
    open(name) {
      if (name === 'si') texts.push('')
      if (name === 'rPh') isSpoken = true
      isText = name === 't' && !isSpoken
    },
    text(text) {
      if (isText) texts[texts.length - 1] += text
    },
    close(name) {
      if (name === 'rPh') isSpoken = false
      if (name === 't') isText = false
    },
  })
  return texts
}

const NO_WORKBOOK =
  'This packed file is no Excel workbook. Save the list as .xlsx or CSV, or paste it.'
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

/** Wider sheets are no season. */
const MOST_COLUMNS = 200

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

/** What is done with the parts of an XML text; names come without their prefix. */
interface Handlers {
  /** `attribute` gives '' for one that is not there. */
  open: (name: string, attribute: (name: string) => string) => void
  /** Also of an element without content. */
  close?: (name: string) => void
  text?: (text: string) => void
}

const bare = (name: string) => name.slice(name.indexOf(':') + 1)

/** Goes through an XML text; what is not well formed is read as far as it can be. */
function readXml(xml: string, { open, close, text }: Handlers): void {
  const parser = new Parser()
  parser.on('openTag', (name, attributes, decode) => {
    open(bare(name), (wanted) => decode(attributes()[wanted] ?? ''))
  })
  if (close) parser.on('closeTag', (name) => close(bare(name)))
  if (text) {
    parser.on('text', (found, decode) => text(decode(found)))
    parser.on('cdata', text)
  }
  parser.on('warn', () => {})
  parser.on('error', () => {})
  parser.parse(xml)
}
