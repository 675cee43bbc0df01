/** Where a cell stands in a grid, counted from 0 over all groups. */
export interface Place {
  row: number
  column: number
}

/** How many rows and columns a grid has. */
export interface Size {
  rows: number
  columns: number
}

/** A block of cells: where it was begun, and the end that moves, which has the focus. */
export interface Selection {
  anchor: Place
  focus: Place
}

/** The same block by its edges, all of them inside. */
export interface Span {
  top: number
  bottom: number
  left: number
  right: number
}

/** As many rows as PageUp and PageDown pass over. */
const PAGE_ROWS = 10

/** Only this cell. */
export const at = (place: Place): Selection => ({ anchor: place, focus: place })

/** The edges of a selection. */
export const spanOf = ({ anchor, focus }: Selection): Span => ({
  top: Math.min(anchor.row, focus.row),
  bottom: Math.max(anchor.row, focus.row),
  left: Math.min(anchor.column, focus.column),
  right: Math.max(anchor.column, focus.column),
})

/** Whether a block is a single cell. */
export const isOne = ({ top, bottom, left, right }: Span): boolean =>
  top === bottom && left === right

/** The nearest place that there is. A grid without rows has none but the first. */
export const within = ({ row, column }: Place, { rows, columns }: Size): Place => ({
  row: Math.max(0, Math.min(row, rows - 1)),
  column: Math.max(0, Math.min(column, columns - 1)),
})

/**
 * Where a key leads from a cell; at an edge it stays. Undefined for a key that leads nowhere.
 * @param isFar Ctrl or ⌘ is held: to the edge.
 */
export function moved(from: Place, key: string, isFar: boolean, size: Size): Place | undefined {
  const { row, column } = from
  const rows = isFar ? size.rows : 1
  const columns = isFar ? size.columns : 1
  const to: Record<string, Place> = {
    ArrowUp: { row: row - rows, column },
    ArrowDown: { row: row + rows, column },
    ArrowLeft: { row, column: column - columns },
    ArrowRight: { row, column: column + columns },
    PageUp: { row: row - PAGE_ROWS, column },
    PageDown: { row: row + PAGE_ROWS, column },
    Home: { row: isFar ? 0 : row, column: 0 },
    End: { row: isFar ? size.rows : row, column: size.columns },
  }
  const place = Object.hasOwn(to, key) ? to[key] : undefined
  return place && within(place, size)
}

/** The next cell in reading order, the one before for `by` -1; undefined past the ends. */
export function beside({ row, column }: Place, by: 1 | -1, size: Size): Place | undefined {
  const index = row * size.columns + column + by
  if (index < 0 || index >= size.rows * size.columns) return undefined
  return { row: Math.floor(index / size.columns), column: index % size.columns }
}
