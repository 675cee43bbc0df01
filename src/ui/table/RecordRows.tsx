import { useWindowVirtualizer } from '@tanstack/react-virtual'
import {
  memo,
  type ReactNode,
  type RefObject,
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useAfterFrame } from '../useAfterFrame'
import styles from './RecordTable.module.css'
import type { RecordColumn } from './recordColumn'
import type { Reach } from './useLitRows'

/** Pixels a row is taken for until it has been measured. */
const ROW_HEIGHT = 45

interface BodyProps<Row> {
  records: Row[]
  columns: RecordColumn<Row>[]
  rowKey: (row: Row) => string
  /** Learns how to get to a row that is not drawn. */
  reach: RefObject<Reach | undefined>
  /** The key of the row whose dialog is open. */
  open: string | undefined
}

/** Draws every row: those that a window has room for first, and all others after the frame that shows these. */
export function FullBody<Row>({ records, columns, rowKey, open }: BodyProps<Row>) {
  const drawn = useDrawn(records.length)
  return (
    <tbody>
      {records.slice(0, drawn).map((record, index) => {
        const name = rowKey(record)
        return <RecordRow key={name} {...{ record, columns, index, name }} isOpen={name === open} />
      })}
    </tbody>
  )
}

/**
 * How many rows to draw: what stands there stays, what comes back of a cleared search comes in two steps.
 * @param length of all there are.
 */
function useDrawn(length: number): number {
  const room = Math.ceil(window.innerHeight / ROW_HEIGHT)
  const [drawn, setDrawn] = useState(room)
  const { putOff } = useAfterFrame()
  useEffect(() => {
    const all = Math.max(length, room)
    if (all !== drawn) putOff(() => startTransition(() => setDrawn(all)))
  }, [length, room, drawn, putOff])
  return drawn
}

/** Draws only the rows near the window; the rest is height. */
export function WindowedBody<Row>({ records, columns, rowKey, reach, open }: BodyProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null)
  const virtualizer = useWindowVirtualizer({
    count: records.length,
    estimateSize: () => ROW_HEIGHT,
    overscan: 12,
    // Else the first drawing has no row, and is laid out for nothing.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    scrollMargin: body.current?.offsetTop ?? 0,
  })
  useLayoutEffect(() => {
    reach.current = (index) => virtualizer.scrollToIndex(index, { align: 'center' })
  }, [reach, virtualizer])
  const items = virtualizer.getVirtualItems()
  const margin = virtualizer.options.scrollMargin
  const above = (items[0]?.start ?? margin) - margin
  const below = virtualizer.getTotalSize() - ((items.at(-1)?.end ?? margin) - margin)
  return (
    <tbody ref={body}>
      <tr className={styles.spacer} style={{ height: above }} />
      {items.map(({ index }) => {
        const record = records[index]
        if (!record) return null
        const name = rowKey(record)
        return (
          <RecordRow
            key={name}
            {...{ record, columns, index, name }}
            isOpen={name === open}
            measure={virtualizer.measureElement}
          />
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
  /** Its key. */
  name: string
  /** Its dialog is open. */
  isOpen: boolean
  measure?: (element: HTMLTableRowElement | null) => void
}

/** Renders again only when its record or the columns change; when its dialog opens, not its cells. */
const RecordRow = memo(function RecordRow<Row>({
  record,
  columns,
  index,
  name,
  isOpen,
  measure,
}: RowProps<Row>) {
  const cells = useMemo(() => columns.map((column) => cellOf(record, column)), [record, columns])
  return (
    <tr
      ref={measure}
      data-index={index}
      data-key={name}
      data-open={isOpen || undefined}
      aria-rowindex={index + 2}
    >
      {cells}
    </tr>
  )
}) as <Row>(props: RowProps<Row>) => ReactNode

function cellOf<Row>(record: Row, column: RecordColumn<Row>): ReactNode {
  const { id, header, short, none, look, value, exported = value, cell } = column
  const shown = cell ? cell(record) : value?.(record)
  // A start that nobody knows yet is written as midnight, and shown as nothing.
  const isBlank = shown === '' || `${exported?.(record) ?? ''}` === ''
  // A box around each text is a third of what a row takes to be laid out.
  const isText = typeof shown !== 'object' && !isBlank
  return (
    <td
      key={id}
      data-label={header}
      data-short={short}
      data-none={isBlank ? none : undefined}
      data-look={look}
    >
      {isText ? shown : <div className={styles.content}>{shown}</div>}
    </td>
  )
}
