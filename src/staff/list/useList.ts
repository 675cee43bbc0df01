import type { QueryKey } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useRef } from 'react'
import type { Edited, Steps } from '../../ui/form/useEditedRecord'
import type { RecordColumn } from './columns'
import { type Selection, useSelection } from './selection'
import type { Reach } from './useHighlightedRows'
import type { ListSeason } from './useListSeason'
import { useRows } from './useRows'
import type { Order, TableState } from './useTableState'

/** What a list's query returned. */
interface ListQuery<Row> {
  data: Row[] | undefined
  isFetching: boolean
}

/** What narrows a list down beside its search. */
interface ListFilters {
  /** The choices. */
  bar: ReactNode
  /** How many of them narrow it down. */
  chosen: number
  clear: () => void
  /** What is chosen, in words. */
  texts: () => string[]
  /** How many rows there are without them. */
  all: number
  /** Beside how many rows that leaves. */
  note?: ReactNode
  /** In the table's place, or below the choices. */
  state?: ReactNode
}

/** Which rows are over, and the column in whose order a line parts them from those to come. */
export interface Over<Row> {
  column: string
  is: (row: Row) => boolean
}

interface ListOptions<Row> {
  query: ListQuery<Row>
  queryKey: QueryKey
  /** What season and filters leave of its rows; undefined while that is not known. */
  narrowed: Row[] | undefined
  columns: RecordColumn<Row>[]
  /** A constant function. */
  rowKey: (row: Row) => string
  /** The name of a row's record: a constant function. */
  nameOf: (row: Row) => string
  /** Search and sort in the address; a table that is no screen of its own has an `order` alone. */
  tableState?: TableState
  order: Order
  /** The column that the search reads; left out where `narrowed` is searched already. */
  searchBy?: string
  season?: ListSeason<Row>
  filters?: ListFilters
  over?: Over<Row> | undefined
}

/** A list of records: its rows as they are shown, and all that its screen knows of them. */
export interface List<Row> extends ListOptions<Row> {
  /** As the table shows them. */
  rows: Row[]
  selection: Selection<Row>
  /** Scrolls to a row, by its index, that a long table does not render. */
  reach: RefObject<Reach | undefined>
}

const NO_ROWS: never[] = []

/** The rows of a list, sorted and searched; see {@link List}. */
export function useList<Row extends object>(options: ListOptions<Row>): List<Row> {
  const { narrowed, columns, rowKey, nameOf, order, tableState, searchBy } = options
  const search =
    tableState && searchBy ? { column: searchBy, text: tableState.searched } : undefined
  const rows = useRows<Row>(narrowed ?? NO_ROWS, columns, order.sort, search)
  const selection = useSelection(rowKey, nameOf)
  const reach = useRef<Reach>(undefined)
  return { ...options, rows, selection, reach }
}

/** How a record's dialog leads to the records before and after it; undefined for that of a new one. */
export const stepsOf = <Row>(
  { rows, rowKey, reach }: Pick<List<Row>, 'rows' | 'rowKey' | 'reach'>,
  { record }: Edited<Row>,
  setEdited: (edited: Edited<Row> | undefined) => void,
): Steps<Row> | undefined =>
  record
    ? {
        rows,
        rowKey,
        record,
        reach: (index) => reach.current?.(index),
        onOpen: (next) => setEdited(next && { record: next }),
      }
    : undefined
