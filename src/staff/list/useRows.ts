import { useMemo } from 'react'
import type { RecordColumn } from './columns'
import type { Sort } from './useTableState'

type Value<Row> = NonNullable<RecordColumn<Row>['value']>

/** A literal, case-insensitive 'contains' on one column. */
interface Search {
  column: string
  text: string
}

/** The rows of a table as it shows them: sorted, then searched. */
export function useRows<Row>(
  rows: Row[],
  columns: readonly RecordColumn<Row>[],
  sort: Sort,
  search?: Search | undefined,
): Row[] {
  const columnValue = (id: string | undefined) => columns.find((column) => column.id === id)?.value
  // Sorted before searched: a search that is cleared finds every row in its place.
  const sortBy = columnValue(sort.column)
  const sorted = useMemo(
    () => (sortBy ? sortRows(rows, sortBy, sort.descending) : rows),
    [rows, sortBy, sort.descending],
  )
  const searchBy = columnValue(search?.column)
  const text = search?.text ?? ''
  return useMemo(
    () => (searchBy && text ? searchRows(sorted, searchBy, text) : sorted),
    [sorted, searchBy, text],
  )
}

/**
 * The rows in the order of a column's values: numbers by size, text as people sort it. Rows that say
 * the same stay in the order they came, descending too. @forTests
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
