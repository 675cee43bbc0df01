import { countsOf } from '../recordKeys'
import { SeasonFileError } from './sheet'

const DELIMITERS = ['\t', ';', ',', '|'] as const
/** How many lines and characters are searched for the delimiter. */
const PROBED_ROWS = 50
const PROBED_CHARACTERS = 100_000
/** A wider table cannot be a season: reading ends at the first row that is wider. */
export const MAX_COLUMNS = 200

/** The delimiter of a text's cells: the one that the file names, or else the likely one. */
export function detectDelimiter(text: string): string {
  const { delimiter, cells } = withoutDelimiterLine(text)
  return delimiter ?? likelyDelimiter(cells.slice(0, PROBED_CHARACTERS))
}

/**
 * Reads the rows of a CSV file, or of what a spreadsheet puts on the clipboard. Quoted cells may
 * contain delimiters, quotes and line breaks. A final line break does not start a row.
 * @param maxRows the maximum number of rows to read.
 * @throws SeasonFileError if a quote isn't closed at the end of its cell.
 */
export function delimitedRows(
  text: string,
  delimiter = detectDelimiter(text),
  maxRows = Number.POSITIVE_INFINITY,
): string[][] {
  const { cells } = withoutDelimiterLine(text)
  const pattern = cellPattern(delimiter)
  const rows: string[][] = []
  let row: string[] = []
  while ((pattern.lastIndex < cells.length || row.length > 0) && rows.length < maxRows) {
    const start = pattern.lastIndex
    const [, quoted = '', bare = '', end] = pattern.exec(cells) ?? []
    // The quote would close only in a later row, and all rows between would be one cell.
    if (bare !== '' && /[\r\n]/.test(quoted)) {
      throw new SeasonFileError(openQuoteMessage(cells, start))
    }
    row.push(quoted.replaceAll('""', '"') + bare)
    if (row.length > MAX_COLUMNS) return [...rows, row]
    if (end === delimiter) continue
    rows.push(row)
    row = []
  }
  return rows
}

/** Reads and removes Excel's optional first line `sep=;`. */
function withoutDelimiterLine(text: string): { delimiter?: string | undefined; cells: string } {
  const plain = text.startsWith('\ufeff') ? text.slice(1) : text
  const match = /^sep=(.)\r?\n/i.exec(plain)
  return match ? { delimiter: match[1], cells: plain.slice(match[0].length) } : { cells: plain }
}

/** A whole cell in quotes, whatever the delimiter. */
const QUOTED_CELL = /(?<=^|[\t;,|])"[^"]*(?:""[^"]*)*"(?= *(?:[\t;,|\r\n]|$))/gm

/**
 * The delimiter that gives the most rows the same number of cells, more than one. Delimiters in
 * quotes do not count.
 */
function likelyDelimiter(text: string): string {
  const lines = text.replace(QUOTED_CELL, '').split(/\r\n|\r|\n/, PROBED_ROWS)
  let best = { delimiter: ',', agreeing: 0, width: 0 }
  for (const delimiter of DELIMITERS) {
    const rows = lines.map((line) => line.split(delimiter))
    const counts = countsOf(rows.map(({ length }) => length).filter((length) => length > 1))
    // If two fit equally many rows, use the one with more cells, if the first row has them too. But
    // keep tabs: a spreadsheet puts tabs on the clipboard, so commas are part of its cells.
    const mayBeWider = best.delimiter !== '\t' && rows[0]?.length !== 1
    for (const [width, agreeing] of counts) {
      const isWider = agreeing === best.agreeing && width > best.width && mayBeWider
      if (agreeing > best.agreeing || isWider) best = { delimiter, agreeing, width }
    }
  }
  return best.delimiter
}

/**
 * Matches a cell and what ends it. A quoted cell may have spaces or more text after it. A quote
 * that never closes is a character of its cell, not the start of half the file.
 */
const cellPattern = (delimiter: string) => {
  const sign = delimiter.replace(/[\]\\^-]/, '\\$&')
  const end = `[${sign}]|\\r?\\n|\\r|$`
  const quoted = `"([^"]*(?:""[^"]*)*)"(?!")(?: +(?=${end}))?`
  return new RegExp(`(?:${quoted})?([^${sign}\\r\\n]*)(${end})`, 'y')
}

const openQuoteMessage = (text: string, start: number) =>
  `Line ${text.slice(0, start).split(/\r\n|\r|\n/).length}: a quotation mark isn’t closed. Fix it in the file, or paste the cells from a spreadsheet.`
