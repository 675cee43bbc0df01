import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { memo, type ReactNode, useDeferredValue, useLayoutEffect, useMemo, useRef } from 'react'
import { flushSync } from 'react-dom'
import { createStore, useStore } from '../../lib/externalStore'
import type { RecordColumn } from './columns'
import styles from './RecordTable.module.css'
import { RowCheckbox } from './RowCheckboxes'
import type { RowSelection } from './selection'
import type { List } from './useList'

/** The estimated height of an unmeasured row, in pixels. */
const ROW_HEIGHT = 44
/** The distance from the top of the page to the first row of a list, in pixels. */
const HEADER_HEIGHT = 220
/** The number of rows rendered beyond each edge of the window. */
const OVERSCAN = 5

/** Whether the page is being printed, which needs all rows. */
const isPrintedStore = createStore(false)

// `flushSync`, because rows that aren't rendered before this handler returns aren't printed.
window.addEventListener('beforeprint', () => flushSync(() => isPrintedStore.set(true)))
window.addEventListener('afterprint', () => flushSync(() => isPrintedStore.set(false)))

interface BodyProps<Row> extends Pick<List<Row>, 'rows' | 'columns' | 'rowKey' | 'scrollToRow'> {
  /** Undefined while selecting is off. */
  selection: RowSelection<Row> | undefined
  /** The key of the row whose dialog is open. */
  openKey?: string | undefined
  /** Whether a row is past. */
  isPast: ((row: Row) => boolean) | undefined
  /** The index of the row below the line for today; -1 without a line. */
  todayIndex: number
  groupOf?: ((row: Row) => string) | undefined
}

/** Renders all rows: first those that fit in the window, then the others. */
export function FullBody<Row>(props: BodyProps<Row>) {
  const { rows } = props
  // At least one, because a small or zoomed window may be lower than the header.
  const firstRows = Math.max(Math.ceil((window.innerHeight - HEADER_HEIGHT) / ROW_HEIGHT), 1)
  const rowCount = useDeferredValue(rows.length, firstRows)
  const isPrinted = useStore(isPrintedStore)
  const renderedRows = isPrinted ? rows : rows.slice(0, Math.max(rowCount, firstRows))
  return <tbody>{renderedRows.map((record, index) => renderRow(props, record, index))}</tbody>
}

/** @param measure measures the rendered row; omitted where heights don't matter. */
function renderRow<Row>(
  { rows, columns, rowKey, selection, openKey, isPast, todayIndex, groupOf }: BodyProps<Row>,
  record: Row,
  index: number,
  measure?: MeasureRow,
) {
  const key = rowKey(record)
  const previous = rows[index - 1]
  const isContinued = previous !== undefined && groupOf?.(previous) === groupOf?.(record)
  return (
    <RecordRow
      key={key}
      record={record}
      columns={columns}
      measure={measure}
      selectionName={selection?.nameOf(record)}
      data-key={key}
      data-index={index}
      data-selected={selection?.selected.keys.has(key) || undefined}
      data-open={key === openKey || undefined}
      data-continued={groupOf && isContinued}
      data-past={isPast?.(record) || undefined}
      data-today={index === todayIndex || undefined}
      aria-rowindex={index + 2}
    />
  )
}

/**
 * Renders only the rows near the window, with empty space for the others. Printing renders all
 * rows.
 */
export function WindowedBody<Row>(props: BodyProps<Row>) {
  const { rows, scrollToRow } = props
  const body = useRef<HTMLTableSectionElement>(null)
  const isPrinted = useStore(isPrintedStore)
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    // Without a size, the first render would have no rows.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    initialOffset: () => window.scrollY,
    scrollMargin: body.current ? topOf(body.current) : HEADER_HEIGHT,
  })
  useLayoutEffect(() => {
    scrollToRow.current = (index) => virtualizer.scrollToIndex(index, { align: 'center' })
  }, [scrollToRow, virtualizer])
  const items = virtualizer.getVirtualItems()
  const margin = virtualizer.options.scrollMargin
  const above = (items[0]?.start ?? margin) - margin
  const below = virtualizer.getTotalSize() - ((items.at(-1)?.end ?? margin) - margin)
  // Rows have other heights when printed, which must not be measured.
  const measure = isPrinted ? undefined : virtualizer.measureElement
  const row = (record: Row | undefined, index: number) =>
    record && renderRow(props, record, index, measure)
  return (
    <tbody ref={body}>
      <Spacer height={isPrinted ? 0 : above} />
      {isPrinted ? rows.map(row) : items.map(({ index }) => row(rows[index], index))}
      <Spacer height={isPrinted ? 0 : below} />
    </tbody>
  )
}

/** Empty space in place of rows that aren't rendered. `height` is in pixels. */
function Spacer({ height }: { height: number }) {
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row takes no focus
  return <tr aria-hidden="true" style={{ height }} />
}

/** The distance of an element from the top of the page, in pixels. */
const topOf = (element: Element) => element.getBoundingClientRect().top + window.scrollY

/** The props of a row. All other props have a hyphen, and are attributes of the `tr`. */
interface RowProps<Row> {
  record: Row
  columns: RecordColumn<Row>[]
  /** The record's name for the check box; undefined while selecting is off. */
  selectionName: string | undefined
  'data-selected': true | undefined
  measure: MeasureRow | undefined
}

type MeasureRow = (element: HTMLTableRowElement | null) => void

/**
 * A memoized row. Its cells render again only when the record or the columns change, not when the
 * row is selected or its dialog opens.
 */
const RecordRow = memo(function RecordRow<Row>({
  record,
  columns,
  selectionName,
  measure,
  ...attributes
}: RowProps<Row>) {
  const cells = useMemo(
    () => columns.map((column) => renderCell(record, column)),
    [record, columns],
  )
  return (
    <tr ref={measure} {...attributes}>
      {selectionName !== undefined && (
        <td data-slot="box">
          <RowCheckbox name={selectionName} isSelected={attributes['data-selected'] ?? false} />
        </td>
      )}
      {cells}
    </tr>
  )
}) as <Row>(props: RowProps<Row>) => ReactNode

function renderCell<Row>(record: Row, column: RecordColumn<Row>): ReactNode {
  const { id, header, cardLabel, emptyText, slot, value, exportValue = value, cell } = column
  const content = cell ? cell(record) : value?.(record)
  // An unknown start time is stored as midnight, and shown as blank.
  const isBlank = content === '' || `${exportValue?.(record) ?? ''}` === ''
  // Plain text needs no element. One around each text would add a third to the layout time of a
  // row.
  const isText = typeof content !== 'object' && !isBlank
  return (
    <td
      key={id}
      data-label={header}
      data-card-label={cardLabel}
      data-empty-text={isBlank ? emptyText : undefined}
      data-slot={slot}
    >
      {isText ? content : <div className={styles.content}>{content}</div>}
    </td>
  )
}
