/*
 * The clipboard format of spreadsheets: tabs between cells, newlines between rows, and quotes around a cell
 * that contains a tab or newline or starts with a quote.
 */

/** A quoted or plain cell, and its end: a tab, a newline or the end of the text. */
const CELL = /(?:"((?:[^"]|"")*)"(?=\t|\r\n|\n|\r|$)|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/g

/** Parses a block into cells. Rows may differ in length. A newline after the last row does not start another row. */
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

/** The reverse of {@link readBlock}. */
export const writeBlock = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(writeCell).join('\t')}\n`).join('')

const writeCell = (cell: string): string =>
  /[\t\r\n]|^"/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
