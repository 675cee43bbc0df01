/*
 * Blocks of cells as spreadsheets put them on the clipboard: tabs between cells, a line for each row,
 * quotes around a cell that contains either or begins with a quote.
 */

/** One cell, quoted or plain, and what ends it: a tab, a newline or the end of the text. */
const CELL = /(?:"((?:[^"]|"")*)"(?=\t|\r\n|\n|\r|$)|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/g

/** The cells of a block. Rows may differ in length; a newline after the last row begins no further row. */
export function readBlock(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  for (const { 0: found, 1: quoted, 2: plain = '', 3: end, index } of text.matchAll(CELL)) {
    row.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end === '\t') continue
    rows.push(row)
    row = []
    if (index + found.length === text.length) break
  }
  return rows
}

/** A block as text, as {@link readBlock} reads it. */
export const writeBlock = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(writeCell).join('\t')}\n`).join('')

const writeCell = (cell: string): string =>
  /[\t\r\n]|^"/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
