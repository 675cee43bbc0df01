/* Tables as the text of a CSV file. */

/** What a cell holds: a number stays one, a text is always read as text. */
export type CsvCell = string | number

/** Without it Excel takes the file for another code page and spoils every accent. */
const BYTE_ORDER_MARK = '\uFEFF'

/**
 * A spreadsheet takes such a text for a formula: also in full width, behind signs nobody sees and
 * quotes. Sheets have the same for what is copied; a file of their own would load for one line.
 */
const FORMULA = /^[\s\p{C}"']*[=+\-@＝＋－＠]/u

/** Separators of other countries, too: a cell must not fall apart wherever the file is opened. */
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/

/**
 * Rows as a CSV file that Excel opens with its accents (docs/rules/tables.md#export). Who reads it
 * back takes one apostrophe from before a text that would be a formula without it.
 * @param rows its heads among them.
 */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  const lines = rows.map((row) => `${row.map(csvCell).join(',')}\r\n`)
  return BYTE_ORDER_MARK + lines.join('')
}

function csvCell(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell)
  const text = FORMULA.test(cell) ? `'${cell}` : cell
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
