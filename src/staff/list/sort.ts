import { useState } from 'react'

/** A sort by one column. */
export interface ColumnSort {
  column: string
  descending: boolean
}

/**
 * Upcoming rows first, starting with the next one, then past rows, latest first. Not the order of
 * any column.
 */
export const UPCOMING_FIRST: ColumnSort = { column: 'upcoming', descending: false }

/** By the name column, A to Z. */
export const BY_NAME: ColumnSort = { column: 'name', descending: false }

/** The sort of a table and the handler of its column headers. */
export interface TableOrder {
  sort: ColumnSort
  onSort: (sort: ColumnSort) => void
}

/** The sort of a table, without storing it in the URL. */
export function useOrder(defaultSort = BY_NAME): TableOrder {
  const [sort, onSort] = useState(defaultSort)
  return { sort, onSort }
}

/**
 * Sorts rows by a column's values: numbers by size, texts with {@link compareTexts}. Rows with
 * equal values keep their order, also if descending.
 */
export function sortRows<Row>(
  rows: Row[],
  sortValue: (row: Row) => string | number,
  isDescending: boolean,
): Row[] {
  const direction = isDescending ? -1 : 1
  return rows
    .map((row) => ({ row, value: sortValue(row) }))
    .sort((a, b) => direction * compare(a.value, b.value))
    .map(({ row }) => row)
}

function compare(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return compareTexts(String(a), String(b))
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** Compares two texts in natural order: ignoring case, with numbers by size ('B9' before 'B10'). */
export const compareTexts = collator.compare
