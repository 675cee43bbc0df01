import { escapeFormula } from './text'

/** The content of a cell. Spreadsheets read a number as a number, and a text always as text. */
export type CsvCell = string | number

/** Without a byte order mark, Excel reads the file in another encoding and garbles accents. */
const BYTE_ORDER_MARK = '\uFEFF'

/**
 * Matches the delimiters of all countries, quotes, line breaks, and outer spaces that spreadsheets
 * would trim.
 */
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/

/**
 * Formats rows as a CSV file for Excel (docs/rules/tables.md#export). A text that spreadsheets
 * would run as a formula gets an apostrophe, which the import removes.
 * @param rows including the row of headers.
 */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  const lines = rows.map((row) => `${row.map(csvCell).join(',')}\r\n`)
  return BYTE_ORDER_MARK + lines.join('')
}

function csvCell(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell)
  const text = escapeFormula(cell)
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
