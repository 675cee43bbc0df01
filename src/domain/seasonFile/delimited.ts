import { FileProblem } from './cellText'

const DELIMITERS = ['\t', ';', ',', '|'] as const
/** Lines that are looked at to find what stands between cells. */
const PROBED_ROWS = 50

/**
 * Rows of a CSV file, or of what a spreadsheet puts on the clipboard. What stands between cells is
 * what gives most rows the same number of cells, more than one. Quoted cells may hold delimiters, quotes and line breaks; the last
 * line break makes no row.
 * @throws FileProblem for a quote that is not closed at the end of its cell.
 */
export function delimitedRows(text: string): string[][] {
  const plain = text.startsWith('\ufeff') ? text.slice(1) : text
  const [named, rest] = namedDelimiter(plain)
  return rowsBy(named ?? likelyDelimiter(rest), rest)
}

/** Excel's own first line `sep=;`. */
function namedDelimiter(text: string): [string | undefined, string] {
  const match = /^sep=(.)\r?\n/i.exec(text)
  return match ? [match[1], text.slice(match[0].length)] : [undefined, text]
}

function likelyDelimiter(text: string): string {
  let best = { delimiter: ',', agreeing: 0, width: 0 }
  for (const delimiter of DELIMITERS) {
    const rows = probedRows(delimiter, text)
    const counts = new Map<number, number>()
    for (const { length } of rows) {
      if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1)
    }
    // Of two that agree as often the wider one, where its first row has it too. A spreadsheet puts tabs
    // on the clipboard, and commas stay in its cells.
    const mayBeWider = best.delimiter !== '\t' && rows[0]?.length !== 1
    for (const [width, agreeing] of counts) {
      const isWider = agreeing === best.agreeing && width > best.width && mayBeWider
      if (agreeing > best.agreeing || isWider) best = { delimiter, agreeing, width }
    }
  }
  return best.delimiter
}

/** The first rows; none where the quotes fit another delimiter. */
function probedRows(delimiter: string, text: string): string[][] {
  try {
    return rowsBy(delimiter, text, PROBED_ROWS)
  } catch {
    return []
  }
}

/**
 * A cell and what ends it. A cell in quotes may go on behind them; a quote that never closes is a
 * character of its cell, not the start of half the file.
 */
const cellPattern = (delimiter: string) => {
  const sign = delimiter.replace(/[\]\\^-]/, '\\$&')
  const bare = `[^${sign}\\r\\n]*`
  return new RegExp(`(?:"([^"]*(?:""[^"]*)*)"(?!"))?(${bare})([${sign}]|\\r?\\n|\\r|$)`, 'y')
}

function rowsBy(delimiter: string, text: string, most = Number.POSITIVE_INFINITY): string[][] {
  const pattern = cellPattern(delimiter)
  const rows: string[][] = []
  let row: string[] = []
  while ((pattern.lastIndex < text.length || row.length > 0) && rows.length < most) {
    const start = pattern.lastIndex
    const [, quoted = '', bare = '', end] = pattern.exec(text) ?? []
    // Such a quote closes only in a later row: the rows between would be one cell.
    if (bare !== '' && /[\r\n]/.test(quoted)) throw new FileProblem(openQuote(text, start))
    row.push(quoted.replaceAll('""', '"') + bare)
    if (end === delimiter) continue
    rows.push(row)
    row = []
  }
  return rows
}

const openQuote = (text: string, start: number) =>
  `Line ${text.slice(0, start).split(/\r\n|\r|\n/).length}: a quotation mark is not closed. Correct it in the file, or paste the cells from a spreadsheet.`
