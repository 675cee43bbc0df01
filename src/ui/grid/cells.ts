/* The content of a grid, and the positions, selections and blocks of its cells. */

/** An editable column. */
export interface GridColumn {
  id: string
  title: string
}

/** The content of a cell. */
export interface GridCell {
  text: string
  mark?: 'changed' | 'invalid' | 'conflict'
  /** Why the cell is marked. Used as its tooltip and its accessible description. */
  message?: string
}

/** A row with a name. */
export interface GridRowData {
  id: string
  name: string
  /** A description of the whole row. */
  description?: string | undefined
  cells: readonly GridCell[]
}

/** A group of rows under a heading. */
export interface GridGroup {
  title: string
  rows: readonly GridRowData[]
}

/** The position of a cell, counted from 0 across all groups. */
export interface Position {
  row: number
  column: number
}

/** How many rows and columns a grid has. */
export interface Size {
  rows: number
  columns: number
}

/** A block of cells from `anchor` to `focus`. The focused cell moves when the selection is extended. */
export interface GridSelection {
  anchor: Position
  focus: Position
}

/** The edges of a selection, inclusive. */
interface Span {
  top: number
  bottom: number
  left: number
  right: number
}

/** New text for a cell. */
export interface CellChange extends Position {
  text: string
}

/** The callbacks of a grid. */
export interface GridEvents {
  select: (selection: GridSelection) => void
  /** Called when cells are typed into, pasted, filled or cleared. Each call is one step for Undo. */
  write: (changes: readonly CellChange[]) => void
  /** Called with the text of the cell that is being edited, or null when editing ends. */
  typing: (change: CellChange | null) => void
  undo: () => void
  redo: () => void
}

/** A selection of one cell. */
export const selectCell = (cell: Position): GridSelection => ({ anchor: cell, focus: cell })

/** The edges of a selection. */
export const spanOf = ({ anchor, focus }: GridSelection): Span => ({
  top: Math.min(anchor.row, focus.row),
  bottom: Math.max(anchor.row, focus.row),
  left: Math.min(anchor.column, focus.column),
  right: Math.max(anchor.column, focus.column),
})

/** The nearest position inside the grid. */
export const clamp = ({ row, column }: Position, { rows, columns }: Size): Position => ({
  row: Math.max(0, Math.min(row, rows - 1)),
  column: Math.max(0, Math.min(column, columns - 1)),
})

/** The numbers from `first` to `last`, both included. */
const range = (first: number, last: number) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)

/** The changes that write a text into every cell of a span. */
export const fillSpan = (span: Span, textAt: (position: Position) => string): CellChange[] =>
  range(span.top, span.bottom).flatMap((row) =>
    range(span.left, span.right).map((column) => ({ row, column, text: textAt({ row, column }) })),
  )

/** The changes of Fill down: each column's first value goes into all selected rows below it. */
export function fillDown(selection: GridSelection, textAt: (position: Position) => string) {
  const span = spanOf(selection)
  return fillSpan({ ...span, top: span.top + 1 }, ({ column }) => textAt({ row: span.top, column }))
}

/** A pasted block. */
export interface PastedBlock {
  changes: CellChange[]
  /** How many cells of the block are outside of the grid. */
  outside: number
}

/** The changes of a paste. A single value fills the selection; any other block starts at its first cell. */
export function pasteBlock(
  block: readonly (readonly string[])[],
  selection: GridSelection,
  size: Size,
): PastedBlock {
  const span = spanOf(selection)
  const texts = block.flat()
  const [only = ''] = texts
  const isOneCell = span.top === span.bottom && span.left === span.right
  if (texts.length === 1 && !isOneCell) {
    return { changes: fillSpan(span, () => only), outside: 0 }
  }
  const pasted = block.flatMap((cells, row) =>
    cells.map((text, column) => ({ row: span.top + row, column: span.left + column, text })),
  )
  const changes = pasted.filter(({ row, column }) => row < size.rows && column < size.columns)
  return { changes, outside: pasted.length - changes.length }
}
