import type { QueryKey, UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useMemo, useRef, useState } from 'react'
import { type Edited, type PagerState, useEditedRecord } from '../../ui/form/useEditedRecord'
import type { RecordColumn, RecordColumns } from './columns'
import { type Selection, useSelection } from './selection'
import type { ListSeason } from './useListSeason'
import { type Order, type Sort, type TableState, UPCOMING_FIRST } from './useTableState'
import { searchable } from './wordSearch'

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

/** Past rows, which are muted; in the order of `column` a line separates them from upcoming rows. */
export interface PastRows<Row> {
  column: string
  isPast: (row: Row) => boolean
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
    () => rows && wordsOf && searchable(rows.map((row) => ({ row, words: wordsOf(row) }))),
    [rows, wordsOf],
  )
  const text = tableState.searched
  return useMemo(() => find?.(text).map(({ row }) => row) ?? NO_ROWS, [find, text])
}

/** The pager of a record's dialog, to the records before and after it; undefined for a new record. */
export const stepsOf = <Row>(
  { rows, rowKey, scrollToRow }: Pick<List<Row>, 'rows' | 'rowKey' | 'scrollToRow'>,
  { record }: Edited<Row>,
  setEdited: (edited: Edited<Row> | undefined) => void,
): PagerState<Row> | undefined =>
  record
    ? {
        rows,
        rowKey,
        record,
        reach: (index) => scrollToRow.current?.(index),
        onOpen: (next) => setEdited(next && { record: next }),
      }
    : undefined

type Value<Row> = NonNullable<RecordColumn<Row>['value']>

/**
 * The rows of a table as it shows them: sorted, then searched.
 * @param search a literal, case-insensitive 'contains' on one column.
 */
export function useRows<Row>(
  rows: Row[],
  columns: readonly RecordColumn<Row>[],
  sort: Sort,
  search?: { column: string; text: string } | undefined,
  past?: PastRows<Row> | undefined,
): Row[] {
  const columnValue = (id: string | undefined) => columns.find((column) => column.id === id)?.value
  // Sorted first: clearing the search does not sort again.
  const isPast = sort.column === UPCOMING_FIRST.column ? past?.isPast : undefined
  const sortBy = columnValue(isPast ? past?.column : sort.column)
  const sorted = useMemo(() => {
    const inOrder = sortBy ? sortRows(rows, sortBy, sort.descending) : rows
    if (!isPast) return inOrder
    const isAhead = (row: Row) => !isPast(row)
    return [...inOrder.filter(isAhead), ...inOrder.filter(isPast).reverse()]
  }, [rows, sortBy, sort.descending, isPast])
  const searchBy = columnValue(search?.column)
  const text = search?.text ?? ''
  return useMemo(
    () => (searchBy && text ? searchRows(sorted, searchBy, text) : sorted),
    [sorted, searchBy, text],
  )
}

/**
 * The rows in the order of a column's values: numbers by size, text as people sort it. Rows with
 * equal values stay in their order, descending too. @forTests
 */
export function sortRows<Row>(rows: Row[], value: Value<Row>, isDescending: boolean): Row[] {
  const direction = isDescending ? -1 : 1
  return rows
    .map((row) => ({ row, value: value(row) }))
    .sort((a, b) => direction * compare(a.value, b.value))
    .map(({ row }) => row)
}

function compare(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return compareTexts(String(a), String(b))
}

/** The rows whose value contains a text, in capitals or not. @forTests */
export function searchRows<Row>(rows: Row[], value: Value<Row>, text: string): Row[] {
  const wanted = text.toLowerCase()
  return rows.filter((row) => String(value(row)).toLowerCase().includes(wanted))
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** The order of two texts as people sort them: capitals or not, numbers by size ('B9' before 'B10'). */
export const compareTexts = collator.compare

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
