import { isOne, type Place, type Selection, type Size, type Span, spanOf } from './place'

/* Blocks of cells as they are written into the grid: pasted, filled, filled down. */

/** A text that is written into a cell. */
export interface Writing extends Place {
  text: string
}

/**
 * The cells that a pasted block writes: one value fills the selection, anything else begins at its
 * first cell.
 * @returns how many of the block's cells lie past the edges of the grid beside those that fit.
 */
export function pasted(
  block: readonly (readonly string[])[],
  selection: Selection,
  size: Size,
): { writings: Writing[]; left: number } {
  const span = spanOf(selection)
  const [[only = ''] = []] = block
  const isOneValue = block.length === 1 && block[0]?.length === 1
  if (isOneValue && !isOne(span)) return { writings: filled(span, () => only), left: 0 }
  const all = block.flatMap((cells, row) =>
    cells.map((text, column) => ({ row: span.top + row, column: span.left + column, text })),
  )
  const writings = all.filter(({ row, column }) => row < size.rows && column < size.columns)
  return { writings, left: all.length - writings.length }
}

/** The cells that Fill down writes: each column's first value in all rows below it. */
export const filledDown = (selection: Selection, textAt: (place: Place) => string): Writing[] => {
  const span = spanOf(selection)
  return filled({ ...span, top: span.top + 1 }, ({ column }) => textAt({ row: span.top, column }))
}

/** Every cell of a block with the text that is for it. */
export function filled(span: Span, textAt: (place: Place) => string): Writing[] {
  const writings: Writing[] = []
  for (let row = span.top; row <= span.bottom; row++) {
    for (let column = span.left; column <= span.right; column++) {
      writings.push({ row, column, text: textAt({ row, column }) })
    }
  }
  return writings
}
