import {
  columnFilteringFeature,
  createFilteredRowModel,
  createSortedRowModel,
  filterFn_includesString,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { memo, type ReactNode, useMemo, useRef } from 'react'
import styles from './RecordTable.module.css'
import type { Sort } from './useTableState'

/** One column: what it is called, what it sorts and searches by, and how a cell looks. */
export interface RecordColumn<Row> {
  id: string
  header: string
  /** What the column sorts and searches by. A column without it is neither sortable nor searched. */
  value?: (row: Row) => string | number
  /** Cells show the value itself unless this says otherwise. */
  cell?: (row: Row) => ReactNode
  /** Share of the table's width in per cent. */
  width: number
}

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
}

/** Every row is drawn up to here; beyond, only those near the window are. */
const MOST_DRAWN = 200
const ROW_HEIGHT = 53

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
  const { label, rows, columns, rowKey, filter, sort, onSort, empty } = props
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
  if (records.length === 0) return <div className={styles.empty}>{empty}</div>

  const body = records.length > MOST_DRAWN ? WindowedBody : FullBody
  const Body = body as typeof FullBody<Row>
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
            <HeaderCell key={column.id} column={column} sort={sort} onSort={onSort} />
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

function HeaderCell<Row>({
  column: { id, header, value },
  sort,
  onSort,
}: {
  column: RecordColumn<Row>
  sort: Sort | undefined
  onSort: ((sort: Sort) => void) | undefined
}) {
  const current = sort?.column === id ? sort : undefined
  const direction = current && (current.descending ? 'descending' : 'ascending')
  return (
    <th scope="col" aria-sort={direction}>
      {value && onSort ? (
        <button
          type="button"
          className={styles.sort}
          data-direction={direction}
          onClick={() => onSort({ column: id, descending: current ? !current.descending : false })}
        >
          {header}
        </button>
      ) : (
        header
      )}
    </th>
  )
}

interface BodyProps<Row> {
  records: Row[]
  columns: RecordColumn<Row>[]
  rowKey: (row: Row) => string
}

function FullBody<Row>({ records, columns, rowKey }: BodyProps<Row>) {
  return (
    <tbody>
      {records.map((record, index) => (
        <RecordRow key={rowKey(record)} record={record} columns={columns} index={index} />
      ))}
    </tbody>
  )
}

function WindowedBody<Row>({ records, columns, rowKey }: BodyProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null)
  const virtualizer = useWindowVirtualizer({
    count: records.length,
    estimateSize: () => ROW_HEIGHT,
    overscan: 12,
    scrollMargin: body.current?.offsetTop ?? 0,
  })
  const items = virtualizer.getVirtualItems()
  const margin = virtualizer.options.scrollMargin
  const above = (items[0]?.start ?? margin) - margin
  const below = virtualizer.getTotalSize() - ((items.at(-1)?.end ?? margin) - margin)
  return (
    <tbody ref={body}>
      <tr className={styles.spacer} style={{ height: above }} />
      {items.map(({ index }) => {
        const record = records[index]
        return (
          record && (
            <RecordRow
              key={rowKey(record)}
              record={record}
              columns={columns}
              index={index}
              measure={virtualizer.measureElement}
            />
          )
        )
      })}
      <tr className={styles.spacer} style={{ height: below }} />
    </tbody>
  )
}

interface RowProps<Row> {
  record: Row
  columns: RecordColumn<Row>[]
  index: number
  measure?: (element: HTMLTableRowElement | null) => void
}

const RecordRow = memo(function RecordRow<Row>({ record, columns, index, measure }: RowProps<Row>) {
  return (
    <tr ref={measure} data-index={index} aria-rowindex={index + 2}>
      {columns.map(({ id, header, value, cell }) => (
        <td key={id} data-label={header}>
          <div className={styles.content}>{cell ? cell(record) : value?.(record)}</div>
        </td>
      ))}
    </tr>
  )
}) as <Row>(props: RowProps<Row>) => ReactNode
