import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { memo, type ReactNode, useRef } from 'react'
import styles from './RecordTable.module.css'
import type { RecordColumn } from './recordColumn'

/** Pixels a row is taken for until it has been measured. */
const ROW_HEIGHT = 53

interface BodyProps<Row> {
  records: Row[]
  columns: RecordColumn<Row>[]
  rowKey: (row: Row) => string
}

/** Draws every row. */
export function FullBody<Row>({ records, columns, rowKey }: BodyProps<Row>) {
  return (
    <tbody>
      {records.map((record, index) => (
        <RecordRow key={rowKey(record)} record={record} columns={columns} index={index} />
      ))}
    </tbody>
  )
}

/** Draws only the rows near the window; the rest is height. */
export function WindowedBody<Row>({ records, columns, rowKey }: BodyProps<Row>) {
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

/** Renders again only when its record or the columns change. */
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
