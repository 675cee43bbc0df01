import Table from '@mui/material/Table'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { type CSSProperties, type ReactNode, useLayoutEffect, useMemo } from 'react'
import { Empty } from '../../ui/Empty'
import { searchRows, sortRows } from './arrangeRows'
import cards from './RecordCards.module.css'
import { FullBody, WindowedBody } from './RecordRows'
import styles from './RecordTable.module.css'
import type { RecordColumn } from './recordColumn'
import { SortHeader } from './SortHeader'
import { useLitRows } from './useLitRows'
import { useRowFocus } from './useRowFocus'
import type { Sort } from './useTableState'
import type { TableTools } from './useTableTools'

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
  /** Learn what stands in the table. */
  tools?: TableTools<Row>
  /** What the rows are narrowed down to already, in words. */
  told?: () => string[]
  /** The key of the row whose dialog is open beside the table. */
  open?: string | undefined
  /** Tells which rows are over, and the column in whose order a line parts them from those to come. */
  over?: Over<Row> | undefined
  /** A table in a dialog does not scroll with the window: every row is drawn, however many. */
  isInDialog?: boolean
}

interface Over<Row> {
  column: string
  is: (row: Row) => boolean
}

/** Every row is drawn up to here; beyond, only those near the window are. */
const MOST_DRAWN = 200

/**
 * A table of records. Rows are plain cells, because a ripple, a tooltip or a chip component in
 * every row is what makes long tables slow; each row renders again only when its record changes.
 * On a narrow window every row becomes a card.
 */
export function RecordTable<Row extends object>(props: Props<Row>) {
  const { label, rows, rowKey, filter, sort, onSort, empty, tools, told, open, over, isInDialog } =
    props
  const boxes = tools?.boxes
  const columns = useMemo(
    () => (boxes ? withBoxes(boxes, props.columns) : props.columns),
    [boxes, props.columns],
  )
  // Sorted before searched: what a search hid is in its place at once when the search is cleared.
  const sortBy = columnValue(columns, sort?.column)
  const isDescending = sort?.descending ?? false
  const sorted = useMemo(
    () => (sortBy ? sortRows(rows, sortBy, isDescending) : rows),
    [rows, sortBy, isDescending],
  )
  const searchBy = columnValue(columns, filter?.column)
  const text = filter?.text ?? ''
  const records = useMemo(
    () => (searchBy && text ? searchRows(sorted, searchBy, text) : sorted),
    [sorted, searchBy, text],
  )
  const today = useMemo(
    () => (over && over.column === sort?.column ? lineOf(records, over.is, isDescending) : -1),
    [records, over, sort?.column, isDescending],
  )
  const { table, reach } = useLitRows(rows, records, rowKey)
  const focus = useRowFocus(records, rowKey)
  const show = tools?.show
  useLayoutEffect(() => {
    const reachKey = (key: string) =>
      reach.current?.(records.findIndex((row) => rowKey(row) === key))
    return show?.(records, columns, told, reachKey)
  }, [show, records, columns, told, rowKey, reach])
  if (records.length === 0) return <Empty>{empty}</Empty>

  const isWindowed = records.length > MOST_DRAWN && !isInDialog
  const Body = isWindowed ? WindowedBody<Row> : FullBody<Row>
  return (
    <Table
      ref={table}
      {...focus}
      className={`${styles.table} ${cards.cards}`}
      data-cards={columns.some(({ look }) => look === 'lead') || undefined}
      // Said here and not by :has(), which would look at every row that comes.
      data-hours={columns.some(({ look }) => look === 'time') || undefined}
      aria-label={label}
      aria-rowcount={records.length + 1}
    >
      <colgroup>
        {columns.map(({ id, look, width }) => (
          <col key={id} data-look={look} style={{ '--share': `${width}%` } as CSSProperties} />
        ))}
      </colgroup>
      <TableHead>
        <TableRow aria-rowindex={1}>
          {columns.map((column) => (
            <SortHeader key={column.id} column={column} sort={sort} onSort={onSort} />
          ))}
        </TableRow>
      </TableHead>
      <Body {...{ records, columns, rowKey, reach, open, today }} isOver={over?.is} />
    </Table>
  )
}

/** The place of the first row behind the line between what is over and what is to come; -1 for none. */
function lineOf<Row>(rows: Row[], isOver: (row: Row) => boolean, isDescending: boolean): number {
  return rows.findIndex((row, index) => {
    const before = rows[index - 1]
    return before && isOver(row) === isDescending && isOver(before) !== isDescending
  })
}

/** The boxes take their room from every column but the last, whose buttons need theirs. */
function withBoxes<Row>(
  boxes: RecordColumn<Row>,
  columns: RecordColumn<Row>[],
): RecordColumn<Row>[] {
  const last = columns.at(-1)
  const rest = 100 - (last?.width ?? 0)
  const left = (rest - boxes.width) / rest
  const narrower = (column: RecordColumn<Row>) =>
    column === last ? column : { ...column, width: column.width * left }
  return [boxes, ...columns.map(narrower)]
}

const columnValue = <Row,>(columns: RecordColumn<Row>[], wanted: string | undefined) =>
  columns.find(({ id }) => id === wanted)?.value
