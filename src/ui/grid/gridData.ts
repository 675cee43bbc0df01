/* What a grid shows: columns, rows in groups, cells. */

/** A column that can be typed into. */
export interface GridColumn {
  id: string
  title: string
}

/** One cell as it is shown. */
export interface GridCell {
  text: string
  /** Beside a cell that is as it was: why it looks otherwise. */
  mark?: 'changed' | 'invalid' | 'conflict'
  /** What is to know of a marked cell, for eyes and ears. */
  note?: string
}

/** One row with a name of its own. */
export interface GridRowData {
  id: string
  name: string
  /** What is to know of the whole row. */
  note?: string | undefined
  cells: readonly GridCell[]
}

/** Rows under a heading. */
export interface GridGroup {
  id: string
  title: string
  rows: readonly GridRowData[]
}

/** Whether two versions of a row look the same. */
export const isSameRow = (one: GridRowData, other: GridRowData): boolean =>
  one === other ||
  (one.id === other.id &&
    one.name === other.name &&
    one.note === other.note &&
    one.cells.length === other.cells.length &&
    one.cells.every((cell, index) => {
      const now = other.cells[index]
      return cell.text === now?.text && cell.mark === now.mark && cell.note === now.note
    }))
