/*
 * Blocks of cells as spreadsheets put them on the clipboard: tabs between cells, a line for each
 * row, quotes around a cell that holds either or begins with one.
 */

/**
 * The cells of a block. Rows may differ in length; the newline after the last row makes no row of
 * its own.
 */
export function readBlock(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at <= text.length) {
    const { cell, end } = readCell(text, at)
    row.push(cell)
    if (text[end] !== '\t') {
      rows.push(row)
      row = []
    }
    at = end + (text.startsWith('\r\n', end) ? 2 : 1)
    if (at === text.length && text[end] !== '\t') break
  }
  return rows
}

/** The cell that begins here, and where it ends: at a tab, a newline or the end of the text. */
function readCell(text: string, start: number): { cell: string; end: number } {
  const quoted = /"((?:[^"]|"")*)"(?=\t|\r\n|\n|\r|$)/y
  quoted.lastIndex = start
  const found = quoted.exec(text)
  if (found) return { cell: (found[1] ?? '').replaceAll('""', '"'), end: quoted.lastIndex }
  const plain = /[^\t\r\n]*/y
  plain.lastIndex = start
  return { cell: plain.exec(text)?.[0] ?? '', end: plain.lastIndex }
}

/** A block as text, as {@link readBlock} reads it. */
export const writeBlock = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(writeCell).join('\t')}\n`).join('')

const writeCell = (cell: string): string =>
  /[\t\r\n]|^"/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
