import type { RecordColumn } from './recordColumn'
import { compareTexts } from './textOrder'

type Value<Row> = NonNullable<RecordColumn<Row>['value']>

/**
 * The rows in the order of a column's values: numbers by size, text as people sort it. Rows that say
 * the same stay in the order they came, downwards too.
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

/** The rows whose value contains a text, in capitals or not. */
export function searchRows<Row>(rows: Row[], value: Value<Row>, text: string): Row[] {
  const wanted = text.toLowerCase()
  return rows.filter((row) => String(value(row)).toLowerCase().includes(wanted))
}
