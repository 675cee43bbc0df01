import { type ClipboardEvent, useState } from 'react'
import {
  type CellChange,
  fillSpan,
  type GridEvents,
  type GridRowData,
  type GridSelection,
  type PastedBlock,
  pasteBlock,
  type Size,
  spanOf,
} from './cells'

/** Copies, cuts and pastes the selected cells of a grid. */
export function useGridClipboard(
  rows: readonly GridRowData[],
  selection: GridSelection,
  size: Size,
  events: Pick<GridEvents, 'select' | 'write'>,
) {
  const [overflow, setOverflow] = useState<PastedBlock>()

  function onCopy(event: ClipboardEvent) {
    event.preventDefault()
    const { top, bottom, left, right } = spanOf(selection)
    const texts = rows
      .slice(top, bottom + 1)
      .map(({ cells }) => cells.slice(left, right + 1).map(({ text }) => text))
    event.clipboardData.setData('text/plain', writeBlock(texts))
  }
  function onCut(event: ClipboardEvent) {
    onCopy(event)
    events.write(fillSpan(spanOf(selection), () => ''))
  }
  function onPaste(event: ClipboardEvent) {
    event.preventDefault()
    const text = event.clipboardData.getData('text/plain')
    // The clipboard has no text, for example only an image.
    if (text === '') return
    const block = pasteBlock(readBlock(text), selection, size)
    if (block.outside > 0) setOverflow(block)
    else paste(block.changes)
  }
  /** Writes pasted cells and selects them. */
  function paste(changes: readonly CellChange[]) {
    setOverflow(undefined)
    const first = changes.at(0)
    const last = changes.at(-1)
    if (!first || !last) return
    events.write(changes)
    const right = Math.max(...changes.map(({ column }) => column))
    events.select({ anchor: { row: last.row, column: right }, focus: first })
  }
  return {
    handlers: { onCopy, onCut, onPaste },
    /** Set while a pasted block does not fit into the grid. */
    overflow: overflow && {
      outside: overflow.outside,
      paste: () => paste(overflow.changes),
      cancel: () => setOverflow(undefined),
    },
  }
}

/*
 * The clipboard format of spreadsheets: tabs between cells, newlines between rows, and quotes around a cell
 * that contains a tab or newline or starts with a quote.
 */

/** A quoted or plain cell, and its end: a tab, a newline or the end of the text. */
const CELL = /(?:"((?:[^"]|"")*)"(?=\t|\r\n|\n|\r|$)|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/g

/** Parses a block into cells. Rows may differ in length. A newline after the last row does not start another row. @forTests */
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

/** The reverse of {@link readBlock}. @forTests */
export const writeBlock = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(writeCell).join('\t')}\n`).join('')

const writeCell = (cell: string): string =>
  /[\t\r\n]|^"/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
