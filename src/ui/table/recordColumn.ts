import type { ReactNode } from 'react'

/** One column: what it is called, what it sorts and searches by, and how a cell looks. */
export interface RecordColumn<Row> {
  id: string
  header: string
  /** Stands in the head in its place. */
  head?: ReactNode
  /** What the column sorts and searches by. A column without it is neither sortable nor searched. */
  value?: (row: Row) => string | number
  /** Cells show the value itself unless this says otherwise. */
  cell?: (row: Row) => ReactNode
  /** What a file holds of it, where that is not the value: dollars, where the value is cents. */
  exported?: (row: Row) => string | number
  /** Share of the table's width in per cent. */
  width: number
}
