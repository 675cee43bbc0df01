import { type ClipboardEvent, useState } from 'react'
import { filled, pasted, type Writing } from './block'
import { readBlock, writeBlock } from './blockText'
import { type Place, type Selection, type Size, spanOf } from './place'

/** What a grid does with the clipboard, while no cell is edited: then it is the field's. */
export function useGridClipboard(
  selection: Selection,
  size: Size,
  grid: {
    isEditing: () => boolean
    textAt: (place: Place) => string
    write: (writings: readonly Writing[]) => void
    select: (selection: Selection) => void
  },
) {
  const { isEditing, textAt, write, select } = grid
  const [overflow, setOverflow] = useState<ReturnType<typeof pasted>>()
  /** Pasted cells are the selection then, so that what came is seen. */
  function take(writings: readonly Writing[]) {
    const [first, last] = [writings.at(0), writings.at(-1)]
    if (!first || !last) return
    write(writings)
    const right = Math.max(...writings.map(({ column }) => column))
    select({ anchor: { row: last.row, column: right }, focus: first })
  }
  function onCopy(event: ClipboardEvent) {
    if (isEditing()) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', writeBlock(textsOf(selection, textAt)))
  }
  return {
    handlers: {
      onCopy,
      onCut(event: ClipboardEvent) {
        if (isEditing()) return
        onCopy(event)
        write(filled(spanOf(selection), () => ''))
      },
      onPaste(event: ClipboardEvent) {
        if (isEditing()) return
        event.preventDefault()
        const text = event.clipboardData.getData('text/plain')
        // A picture, perhaps.
        if (text === '') return
        const block = readBlock(text)
        const found = pasted(block, selection, size)
        if (found.left > 0) setOverflow(found)
        else take(found.writings)
      },
    },
    /** A pasted block that is larger than what is left of the grid. */
    overflow: overflow && {
      left: overflow.left,
      paste() {
        setOverflow(undefined)
        take(overflow.writings)
      },
      cancel: () => setOverflow(undefined),
    },
  }
}

/** The texts of a block, row by row. */
function textsOf(selection: Selection, textAt: (place: Place) => string): string[][] {
  const { top, bottom, left, right } = spanOf(selection)
  return Array.from({ length: bottom - top + 1 }, (_row, row) =>
    Array.from({ length: right - left + 1 }, (_column, column) =>
      textAt({ row: top + row, column: left + column }),
    ),
  )
}
