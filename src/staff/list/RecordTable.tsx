import UnfoldMore from '@mui/icons-material/UnfoldMore'
import Table from '@mui/material/Table'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import TableSortLabel from '@mui/material/TableSortLabel'
import { type CSSProperties, type ReactNode, useMemo } from 'react'
import { Empty } from '../../ui/LoadState'
import type { RecordColumn } from './columns'
import cards from './RecordCards.module.css'
import { FullBody, WindowedBody } from './RecordRows'
import styles from './RecordTable.module.css'
import { SelectAllCheckbox, useRowCheckboxes } from './RowCheckboxes'
import type { RowSelection } from './selection'
import { type ColumnSort, type TableOrder, UPCOMING_FIRST } from './sort'
import { type RowVisibility, useHighlightedRows } from './useHighlightedRows'
import type { List } from './useList'
import { useRowFocusFallback } from './useRowFocusFallback'
import type { PastRows } from './useRows'

/**
 * The parts of a {@link List} that a table uses. Tables without search, season and selection pass
 * fewer.
 */
interface RecordTableProps<Row extends object>
  extends Pick<List<Row>, 'rows' | 'columns' | 'rowKey'>,
    Partial<Pick<List<Row>, 'query' | 'past' | 'order'>>,
    RowVisibility<Row> {
  /** Names the table for screen readers. */
  label: string
  /** Replaces the table if there are no rows. */
  empty: ReactNode
  selection?: RowSelection<Row> | undefined
  /** The key of the row whose dialog is open beside the table. */
  openKey?: string | undefined
  /** Returns the group of a row. Only the first of consecutive rows of a group shows its name. */
  groupOf?: ((row: Row) => string) | undefined
  /**
   * Whether the table is in a dialog. It then doesn't scroll with the window, so all rows are
   * rendered.
   */
  isInDialog?: boolean
}

/** Longer lists render only the rows near the window. */
const MAX_RENDERED = 200
/** The width of the check boxes in percent of the table, taken from all columns except the last. */
const BOX_WIDTH = 4

/**
 * A table of records. Rows are plain cells, because a ripple, tooltip or chip component in every
 * row makes long tables slow. In a narrow window, every row is a card.
 */
export function RecordTable<Row extends object>({
  label,
  rows,
  columns,
  rowKey,
  query,
  past,
  order,
  empty,
  selection,
  openKey,
  groupOf,
  isInDialog = false,
  ...visibility
}: RecordTableProps<Row>) {
  const activeSelection = selection?.isOn ? selection : undefined
  const sort = order?.sort
  const todayIndex = useMemo(() => todayIndexOf(rows, past, sort), [rows, past, sort])
  // All rows before filters and search, so that rows shown again by a filter don't count as saved.
  const allRows = query?.data ?? rows
  const { table, scrollToRow } = useHighlightedRows(allRows, rows, rowKey, visibility)
  const focusHandlers = useRowFocusFallback(rows, rowKey)
  const checkboxHandlers = useRowCheckboxes(activeSelection, rows)
  if (rows.length === 0) return <Empty>{empty}</Empty>

  const isWindowed = rows.length > MAX_RENDERED && !isInDialog
  const Body = isWindowed ? WindowedBody<Row> : FullBody<Row>
  return (
    <Table
      ref={table}
      {...focusHandlers}
      {...checkboxHandlers}
      className={`${styles.table} ${cards.cards}`}
      data-cards={columns.some(({ slot }) => slot === 'lead') || undefined}
      // Attributes, because a :has() selector would be evaluated for every new row.
      data-compact={isInDialog || undefined}
      data-hours={columns.some(({ slot }) => slot === 'time') || undefined}
      aria-label={label}
      aria-rowcount={rows.length + 1}
    >
      <colgroup>
        {activeSelection && <col data-slot="box" style={widthStyle(BOX_WIDTH)} />}
        {columns.map(({ id, slot, width }, index) => (
          <col
            key={id}
            data-slot={slot}
            style={widthStyle(activeSelection ? widthBesideBoxes(columns, index) : width)}
          />
        ))}
      </colgroup>
      <TableHead>
        <TableRow aria-rowindex={1}>
          {activeSelection && (
            <TableCell data-slot="box">
              <SelectAllCheckbox selection={activeSelection} rows={rows} />
            </TableCell>
          )}
          {columns.map((column) => (
            <ColumnHeader key={column.id} column={column} order={order} />
          ))}
        </TableRow>
      </TableHead>
      <Body
        rows={rows}
        columns={columns}
        rowKey={rowKey}
        scrollToRow={scrollToRow}
        selection={activeSelection}
        openKey={openKey}
        isPast={past?.isPast}
        todayIndex={todayIndex}
        groupOf={groupOf}
      />
    </Table>
  )
}

/** The header of a column, with a button if the column can be sorted. */
function ColumnHeader<Row>(props: { column: RecordColumn<Row>; order: TableOrder | undefined }) {
  const { column, order } = props
  const { id, header, slot, value } = column
  const current = order?.sort.column === id ? order.sort : undefined
  return (
    <TableCell
      data-slot={slot}
      aria-sort={current && (current.descending ? 'descending' : 'ascending')}
    >
      {value && order ? (
        <TableSortLabel
          active={current !== undefined}
          direction={current?.descending ? 'desc' : 'asc'}
          {...(!current && { IconComponent: UnfoldMore })}
          onClick={() => order.onSort({ column: id, descending: current?.descending === false })}
        >
          {header}
        </TableSortLabel>
      ) : (
        header
      )}
    </TableCell>
  )
}

const widthStyle = (width: number) => ({ '--share': `${width}%` }) as CSSProperties

/**
 * A column's width beside check boxes, in percent. The last column keeps its width for its buttons.
 */
function widthBesideBoxes<Row>(columns: readonly RecordColumn<Row>[], index: number): number {
  const { width = 0 } = columns[index] ?? {}
  const last = columns.length - 1
  if (index === last) return width
  const others = 100 - (columns[last]?.width ?? 0)
  return (width * (others - BOX_WIDTH)) / others
}

/** The index of the first row below the line between past and upcoming rows; -1 without a line. */
function todayIndexOf<Row>(rows: Row[], past?: PastRows<Row>, sort?: ColumnSort): number {
  if (!past || !sort) return -1
  const isUpcomingFirst = sort.column === UPCOMING_FIRST.column
  // Sorted by another column, past and upcoming rows are mixed.
  if (!isUpcomingFirst && sort.column !== past.column) return -1
  const isPastBelow = isUpcomingFirst || sort.descending
  const isBelow = (row: Row) => past.isPast(row) === isPastBelow
  return rows.findIndex((row, index) => {
    const rowAbove = rows[index - 1]
    return rowAbove !== undefined && isBelow(row) && !isBelow(rowAbove)
  })
}
