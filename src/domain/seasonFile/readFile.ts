import { unescapeFormula } from '../text'
import { delimitedRows, detectDelimiter, MAX_COLUMNS } from './delimited'
import { icsRows, needsIcalLibrary } from './icsRows'
import { SeasonFileError, type Sheet } from './sheet'
import { splitTables } from './sheetTables'
import { workbookSheets } from './workbook'

/** The maximum size of a file, in bytes. A season is a hundredth of it. */
const MAX_BYTES = 2_000_000
/** The maximum number of rows of a sheet, including those above the games. */
const MAX_ROWS = 5_050
/**
 * What messages call the limit. {@link MAX_ROWS} leaves space for titles and headers above the
 * games.
 */
const MAX_GAMES = 5_000

/* The messages for the person who chose the file or pasted the text. */

const EMPTY = 'This file is empty.'
const OLD_EXCEL = 'This is an older Excel file (.xls). Save it as .xlsx or CSV, or paste it.'
const PASSWORD = 'This workbook has a password. Save it without one, or paste its cells.'
const MARKUP =
  'This is a web page or XML, whatever its name says. Open it in a spreadsheet and save it as .xlsx or CSV, or paste its cells.'
const PDF = 'PDFs can’t be read. Copy the table into a spreadsheet, or paste it.'
const NO_TEXT =
  'This file isn’t a list of games. Choose a CSV, Excel (.xlsx) or calendar (.ics) file.'
const NO_ROWS = 'It has no rows.'
const TOO_WIDE = `It has more than ${MAX_COLUMNS} columns. Save only the list of games.`
const TOO_LONG = `It has more than ${MAX_GAMES.toLocaleString('en-US')} rows, the most that can be imported at once. Split it up.`

/** The first bytes of files that aren't text. */
const SIGNATURES = { oldOffice: '\xd0\xcf\x11\xe0', pdf: '%PDF', zip: 'PK' }

const startsWith = (bytes: Uint8Array, signature: string) =>
  [...signature].every((byte, index) => bytes[index] === byte.charCodeAt(0))

/**
 * Reads the lists of a file, regardless of its name: an Excel workbook, a calendar file, or cells
 * as text.
 * @throws SeasonFileError with a message for the person who chose the file.
 */
export async function readSeasonFile(bytes: Uint8Array): Promise<Sheet[]> {
  if (bytes.length === 0) throw new SeasonFileError(EMPTY)
  if (startsWith(bytes, SIGNATURES.oldOffice)) throw new SeasonFileError(oldOfficeMessage(bytes))
  if (startsWith(bytes, SIGNATURES.pdf)) throw new SeasonFileError(PDF)
  if (!startsWith(bytes, SIGNATURES.zip)) return readSeasonText(bytesToText(bytes))
  return sheetsToImport(workbookSheets(bytes, MAX_ROWS + 1))
}

/**
 * Reads the list in a text: what a spreadsheet puts on the clipboard, a CSV file or a calendar
 * file.
 * @param chosen the delimiter that a person has chosen. By default it is detected.
 * @throws SeasonFileError with a message for the person who pasted the text.
 */
export async function readSeasonText(text: string, chosen?: string): Promise<Sheet[]> {
  if (/^\s*<(?:!|\?xml|html|head|body|meta|table|workbook)/i.test(text)) {
    throw new SeasonFileError(MARKUP)
  }
  if (/^\s*BEGIN:VCALENDAR/i.test(text)) {
    const ical = needsIcalLibrary(text) ? (await import('ical.js')).default : undefined
    return sheetsToImport([{ name: '', rows: icsRows(text, ical) }])
  }
  const delimiter = chosen ?? detectDelimiter(text)
  const rows = delimitedRows(text, delimiter, MAX_ROWS + 1)
  const sheets = sheetsToImport([{ name: '', rows: rows.map((row) => row.map(unescapeFormula)) }])
  return sheets.map((sheet) => ({ ...sheet, delimited: { text, delimiter } }))
}

/** With at most one decimal. */
const megabytes = (bytes: number) => Math.round(bytes / 100_000) / 10

/** The message if a file is too large to be a season, before it is read; undefined otherwise. */
export function sizeProblem(size: number): string | undefined {
  if (size <= MAX_BYTES) return undefined
  return `This file is ${megabytes(size)} MB, and the limit is ${megabytes(MAX_BYTES)} MB. Save only the list of games.`
}

function sheetsToImport(sheets: Sheet[]): Sheet[] {
  const filled = sheets.filter(({ rows }) =>
    rows.some((row) => row.some((cell) => cell.trim() !== '')),
  )
  if (filled.length === 0) throw new SeasonFileError(NO_ROWS)
  if (filled.every(({ rows }) => rows.some(({ length }) => length > MAX_COLUMNS))) {
    throw new SeasonFileError(TOO_WIDE)
  }
  const fitting = filled.filter(({ rows }) => rows.length <= MAX_ROWS)
  if (fitting.length > 0) return fitting.flatMap(splitTables)
  throw new SeasonFileError(TOO_LONG)
}

/**
 * The message for Office's file format from before 2007, which also wraps workbooks with a
 * password.
 */
const oldOfficeMessage = (bytes: Uint8Array) =>
  new TextDecoder('utf-16le').decode(bytes).includes('EncryptedPackage') ? PASSWORD : OLD_EXCEL

/** The number of bytes that are searched for a zero, which texts do not have. */
const PROBED_BYTES = 4096

/**
 * Decodes a text file: UTF-8, UTF-16 if a byte order mark says so, or else Windows-1252, which
 * Excel writes. The byte order mark is removed.
 * @throws SeasonFileError if the bytes aren't text.
 */
function bytesToText(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  if (bytes.subarray(0, PROBED_BYTES).includes(0)) throw new SeasonFileError(NO_TEXT)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
