import type { QueryKey, UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useMemo, useRef, useState } from 'react'
import { type Edited, type PagerState, useEditedRecord } from '../../ui/form/useEditedRecord'
import type { RecordColumn, RecordColumns } from './columns'
import { type Selection, useSelection } from './selection'
import type { ListSeason } from './useListSeason'
import { type PastRows, useRows } from './useRows'
import type { Order, TableState } from './useTableState'
import { createSearch } from './wordSearch'

/** Scrolls to a row that is not rendered. */
export type ScrollToRow = (index: number) => void

/** The filters of a list, beside its search. */
interface ListFilters {
  /** The fields. */
  bar: ReactNode
  /** The number of filters that are set. */
  chosenCount: number
  clear: () => void
  /** The set filters as printed texts. */
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
  /** The name of the record's form: a draft of it opens the dialog again. */
  form: string
  /** The key of a record in its draft, where it differs from `rowKey`; stable functions. */
  draftKey?: { keyOf: (row: Row) => string; isOfKey: (row: Row, key: string) => boolean }
  /** The rows that the filters leave, undefined while that is not known; omitted without filters. */
  filteredRows?: Row[] | undefined
  /** A stable function. */
  columns: RecordColumns<Row>
  /** A stable function. */
  rowKey: (row: Row) => string
  /** The name of a row's record; a stable function. */
  nameOf: (row: Row) => string
  /** Search and sort in the URL. */
  tableState: TableState
  /** The sort of one of several tables of a screen, in place of the sort in the URL. */
  order?: Order
  /** The id of the column that is searched; omitted when `filteredRows` is searched already. */
  searchBy?: string
  /** The words by which a row is found where no row matches by `searchBy`; a stable function. */
  wordsOf?: (row: Row) => string
  season?: ListSeason<Row>
  filters?: ListFilters
  past?: PastRows<Row> | undefined
}

/** A list of records: the rows as its table shows them, its dialogs and its selection. */
export interface List<Row>
  extends Omit<ListOptions<Row>, 'columns'>,
    ReturnType<typeof useListDialogs<Row>> {
  columns: RecordColumn<Row>[]
  order: Order
  /** The rows that the table shows, in its order. */
  rows: Row[]
  /** No row matches by `searchBy`: the rows are found by `wordsOf`. */
  hasOtherMatches: boolean
  selection: Selection<Row>
  /** Scrolls to a row that a long table does not render, by its index. */
  scrollToRow: RefObject<ScrollToRow | undefined>
}

const NO_ROWS: never[] = []

/** The rows of a list, sorted and searched; see {@link List}. */
export function useList<Row extends object>(options: ListOptions<Row>): List<Row> {
  const { query, rowKey, nameOf, tableState, searchBy, season, columns: columnsFor } = options
  const { order = tableState.order } = options
  const seasonRows = season ? season.rows : query.data
  const filteredRows = 'filteredRows' in options ? options.filteredRows : seasonRows
  const dialogs = useListDialogs(options)
  const { actions, setLinked } = dialogs
  const columns = useMemo(() => columnsFor(actions, setLinked), [columnsFor, actions, setLinked])
  const search = searchBy ? { column: searchBy, text: tableState.searched } : undefined
  const nameMatches = useRows<Row>(
    filteredRows ?? NO_ROWS,
    columns,
    order.sort,
    search,
    options.past,
  )
  const hasNoNameMatch = nameMatches.length === 0 && tableState.searched !== ''
  const others = useOtherMatches(hasNoNameMatch ? filteredRows : undefined, options)
  const otherRows = useRows<Row>(others, columns, order.sort, undefined, options.past)
  const hasOtherMatches = otherRows.length > 0
  const rows = hasOtherMatches ? otherRows : nameMatches
  const selection = useSelection(rowKey, nameOf)
  const scrollToRow = useRef<ScrollToRow>(undefined)
  const table = { filteredRows, columns, order, rows, hasOtherMatches, selection, scrollToRow }
  return { ...options, ...dialogs, ...table }
}

/** The rows that have every searched word; undefined rows have none. */
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

/** The pager of a record's dialog, to the records before and after it; undefined for a new record. */
export const pagerOf = <Row>(
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

/** The open dialogs over a list, and the actions that open them. */
function useListDialogs<Row>(
  options: Pick<ListOptions<Row>, 'form' | 'draftKey' | 'query' | 'rowKey'>,
) {
  const { form, draftKey: { keyOf, isOfKey } = {}, query, rowKey } = options
  const [edited, setEdited] = useEditedRecord(form, query.data, keyOf ?? rowKey, isOfKey)
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
