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
  /** What stands before a cell on a phone's card, where what it says does not tell what it is. */
  short?: string
  /** What a card says in the place of a cell that is blank. */
  none?: string
  /** How a cell looks, and its place on a phone's card of three lines; see RecordTable.module.css. */
  look?: 'lead' | 'time' | 'main' | 'code' | 'more' | 'end' | 'money' | 'actions' | 'box'
  /** Share of the table's width in per cent. */
  width: number
}
