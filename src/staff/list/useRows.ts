import { useMemo } from 'react'
import type { RecordColumn } from './columns'
import { type ColumnSort, sortRows, UPCOMING_FIRST } from './sort'

/**
 * The past rows, which are muted. If sorted by `column`, a line separates them from upcoming rows.
 */
export interface PastRows<Row> {
  column: string
  isPast: (row: Row) => boolean
}

/**
 * Sorts and searches rows.
 * @param search a text to find in the column with this id, ignoring case.
 * @param past the past rows, for a list that is sorted by {@link UPCOMING_FIRST}.
 */
export function useRows<Row>(
  rows: Row[],
  columns: readonly RecordColumn<Row>[],
  sort: ColumnSort,
  search?: { column: string; text: string } | undefined,
  past?: PastRows<Row> | undefined,
): Row[] {
  const columnValue = (id: string | undefined) => columns.find((column) => column.id === id)?.value
  // Sorts before searching, so that clearing the search doesn't sort again.
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

/** Finds the rows whose value contains a text, ignoring case. @forTests */
export function searchRows<Row>(rows: Row[], value: (row: Row) => string | number, text: string) {
  const wanted = text.toLowerCase()
  return rows.filter((row) => String(value(row)).toLowerCase().includes(wanted))
}
