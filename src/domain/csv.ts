import { escapeFormula } from './text'

/** The content of a cell: spreadsheets read a number as one, a text always as text. */
export type CsvCell = string | number

/** Without a byte order mark Excel reads the file in another encoding, with wrong accents. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Matches a delimiter of any country, a line break, or blanks that spreadsheets would trim. */
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/

/**
 * Rows as the text of a CSV file for Excel (docs/rules/tables.md#export). A text that would be a formula
 * begins with an apostrophe, which the import removes.
 * @param rows with the row of headers.
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
