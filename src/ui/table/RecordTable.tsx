import {
  columnFilteringFeature,
  createFilteredRowModel,
  createSortedRowModel,
  filterFn_includesString,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { type ReactNode, useMemo } from 'react'
import { Empty } from '../Empty'
import { FullBody, WindowedBody } from './RecordRows'
import styles from './RecordTable.module.css'
import type { RecordColumn } from './recordColumn'
import { SortHeader } from './SortHeader'
import type { Sort } from './useTableState'

interface Props<Row extends object> {
  /** Names the table for screen readers. */
  label: string
  rows: Row[]
  columns: RecordColumn<Row>[]
  rowKey: (row: Row) => string
  /** Literal, case-insensitive 'contains' on one column. */
  filter?: { column: string; text: string }
  sort?: Sort
  onSort?: (sort: Sort) => void
  /** Stands in the table's place when no row is left. */
  empty: ReactNode
  /** A table in a dialog does not scroll with the window: every row is drawn, however many. */
  isInDialog?: boolean
}

/** Every row is drawn up to here; beyond, only those near the window are. */
const MOST_DRAWN = 200

const features = tableFeatures({
  rowSortingFeature,
  columnFilteringFeature,
  sortedRowModel: createSortedRowModel(),
  filteredRowModel: createFilteredRowModel(),
})
const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/**
 * A table of records. Rows are plain cells, because a ripple, a tooltip or a chip component in
 * every row is what makes long tables slow; each row renders again only when its record changes.
 * On a narrow window every row becomes a card.
 */
export function RecordTable<Row extends object>(props: Props<Row>) {
  const { label, rows, columns, rowKey, filter, sort, onSort, empty, isInDialog } = props
  const table = useTable({
    features,
    data: rows,
    getRowId: rowKey,
    columns: useMemo(() => columns.map(toColumnDef), [columns]),
    state: {
      sorting: useMemo(() => (sort ? [{ id: sort.column, desc: sort.descending }] : []), [sort]),
      columnFilters: useMemo(
        () => (filter?.text ? [{ id: filter.column, value: filter.text }] : []),
        [filter?.column, filter?.text],
      ),
    },
  })
  const records = table.getRowModel().rows.map((row) => row.original)
  if (records.length === 0) return <Empty>{empty}</Empty>

  const isWindowed = records.length > MOST_DRAWN && !isInDialog
  const Body = isWindowed ? WindowedBody<Row> : FullBody<Row>
  return (
    <table className={styles.table} aria-label={label} aria-rowcount={records.length + 1}>
      <colgroup>
        {columns.map(({ id, width }) => (
          <col key={id} style={{ width: `${width}%` }} />
        ))}
      </colgroup>
      <thead>
        <tr aria-rowindex={1}>
          {columns.map((column) => (
            <SortHeader key={column.id} column={column} sort={sort} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <Body records={records} columns={columns} rowKey={rowKey} />
    </table>
  )
}

function toColumnDef<Row extends object>({ id, value }: RecordColumn<Row>) {
  return {
    id,
    accessorFn: (row: Row) => value?.(row) ?? '',
    filterFn: filterFn_includesString,
    sortFn: (a: { original: Row }, b: { original: Row }) =>
      compare(value?.(a.original), value?.(b.original)),
  }
}

function compare(a: string | number | undefined, b: string | number | undefined): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return collator.compare(String(a ?? ''), String(b ?? ''))
}
