import type { QueryKey, UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useMemo, useRef, useState } from 'react'
import type { PagerState } from '../../ui/form/RecordPager'
import { type Edited, useEditedRecord } from '../../ui/form/useEditedRecord'
import type { RecordColumn, RecordColumns } from './columns'
import { type RowSelection, useSelection } from './selection'
import type { TableOrder } from './sort'
import type { ListSeason } from './useListSeason'
import { type PastRows, useRows } from './useRows'
import type { TableState } from './useTableState'
import { createSearch } from './wordSearch'

/** Scrolls to a row that isn't rendered. */
export type ScrollToRow = (index: number) => void

/** The filters of a list, in addition to its search. */
interface ListFilters {
  /** The fields. */
  bar: ReactNode
  /** The number of active filters. */
  chosenCount: number
  clear: () => void
  /** Returns the active filters as printed texts. */
  texts: () => string[]
  /** The number of rows without the filters. */
  totalCount: number
  /** Shown beside the number of rows. */
  note?: ReactNode
  /** Shown below the filters, for example that the rows are being checked. */
  state?: ReactNode
}

interface ListOptions<Row> {
  query: Pick<UseQueryResult<Row[]>, 'data' | 'isFetching'>
  queryKey: QueryKey
  /** The name of the record's form. A draft of it reopens the dialog. */
  form: string
  /** The record's key in drafts, if it differs from `rowKey`. Stable functions. */
  draftKey?: { keyOf: (row: Row) => string; isOfKey: (row: Row, key: string) => boolean }
  /** The rows that match the filters; undefined while unknown. Omitted if there are no filters. */
  filteredRows?: Row[] | undefined
  /** A stable function. */
  columns: RecordColumns<Row>
  /** A stable function. */
  rowKey: (row: Row) => string
  /** Returns the name of a row's record. A stable function. */
  nameOf: (row: Row) => string
  /** Search and sort in the URL. */
  tableState: TableState
  /** Replaces the sort in the URL, if the screen has several tables. */
  order?: TableOrder
  /** The id of the searched column; omitted if `filteredRows` is already searched. */
  searchBy?: string
  /** Returns the words that find a row if no row matches by `searchBy`. A stable function. */
  wordsOf?: (row: Row) => string
  season?: ListSeason<Row>
  filters?: ListFilters
  past?: PastRows<Row> | undefined
}

/** A list of records: its shown rows, its dialogs and its selection. */
export interface List<Row>
  extends Omit<ListOptions<Row>, 'columns'>,
    ReturnType<typeof useListDialogs<Row>> {
  columns: RecordColumn<Row>[]
  order: TableOrder
  /** The shown rows, in the table's order. */
  rows: Row[]
  /** Whether the rows were found by `wordsOf`, because no row matches by `searchBy`. */
  hasOtherMatches: boolean
  selection: RowSelection<Row>
  /** Scrolls to the row with this index in a long table, which may not be rendered. */
  scrollToRow: RefObject<ScrollToRow | undefined>
}

const NO_ROWS: never[] = []

/** Creates a {@link List}, which sorts and searches its rows. */
export function useList<Row extends object>(options: ListOptions<Row>): List<Row> {
  const { query, rowKey, nameOf, tableState, searchBy, season, columns: columnsFor } = options
  const { order = tableState.order } = options
  const seasonRows = season ? season.rows : query.data
  // If `filteredRows` is given as undefined, the matching rows are not known yet.
  const filteredRows = 'filteredRows' in options ? options.filteredRows : seasonRows
  const dialogs = useListDialogs(options)
  const { actions, setLinked } = dialogs
  const columns = useMemo(() => columnsFor(actions, setLinked), [columnsFor, actions, setLinked])
  const search = searchBy ? { column: searchBy, text: tableState.searched } : undefined
  const matches = useRows<Row>(filteredRows ?? NO_ROWS, columns, order.sort, search, options.past)
  const hasNoNameMatch = matches.length === 0 && tableState.searched !== ''
  const others = useOtherMatches(hasNoNameMatch ? filteredRows : undefined, options)
  const otherRows = useRows<Row>(others, columns, order.sort, undefined, options.past)
  const hasOtherMatches = otherRows.length > 0
  const rows = hasOtherMatches ? otherRows : matches
  const selection = useSelection(rowKey, nameOf)
  const scrollToRow = useRef<ScrollToRow>(undefined)
  const table = { filteredRows, columns, order, rows, hasOtherMatches, selection, scrollToRow }
  return { ...options, ...dialogs, ...table }
}

/** The rows that match every searched word. */
function useOtherMatches<Row>(
  rows: Row[] | undefined,
  { wordsOf, tableState }: Pick<ListOptions<Row>, 'wordsOf' | 'tableState'>,
): Row[] {
  const find = useMemo(
    () => rows && wordsOf && createSearch(rows.map((row) => ({ row, words: wordsOf(row) }))),
    [rows, wordsOf],
  )
  const text = tableState.searched
  return useMemo(() => find?.(text).map(({ row }) => row) ?? NO_ROWS, [find, text])
}

/** The pager of a record's dialog to the previous and next record; undefined for a new record. */
export const recordPager = <Row>(
  { rows, rowKey, scrollToRow }: Pick<List<Row>, 'rows' | 'rowKey' | 'scrollToRow'>,
  { record }: Edited<Row>,
  setEdited: (edited: Edited<Row> | undefined) => void,
): PagerState<Row> | undefined =>
  record
    ? {
        rows,
        rowKey,
        record,
        scrollToRow: (index) => scrollToRow.current?.(index),
        onOpen: (next) => setEdited(next && { record: next }),
      }
    : undefined

/** The open dialogs of a list, and the actions that open them. */
function useListDialogs<Row>(options: ListOptions<Row>) {
  const { form, draftKey, query, rowKey } = options
  const draftKeyOf = draftKey?.keyOf ?? rowKey
  const [edited, setEdited] = useEditedRecord(form, query.data, draftKeyOf, draftKey?.isOfKey)
  const [deleted, setDeleted] = useState<Row>()
  const [linked, setLinked] = useState<Row>()
  const actions = useMemo(
    () => ({
      onEdit: (record: Row) => setEdited({ record }),
      onDelete: setDeleted as (record: Row) => void,
    }),
    [setEdited],
  )
  const onAdd = () => setEdited({ record: null })
  return { edited, setEdited, deleted, setDeleted, linked, setLinked, actions, onAdd }
}
