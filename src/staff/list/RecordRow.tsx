import { memo, type ReactNode, useMemo } from 'react'
import styles from './RecordTable.module.css'
import type { RecordColumn } from './recordColumn'

interface RowProps<Row> {
  record: Row
  columns: RecordColumn<Row>[]
  index: number
  /** Its key. */
  name: string
  /** Its dialog is open. */
  isOpen: boolean
  isOver: boolean
  /** The line of today stands above it. */
  isToday: boolean
  measure?: (element: HTMLTableRowElement | null) => void
}

/** Renders again only when its record or the columns change; when its dialog opens, not its cells. */
export const RecordRow = memo(function RecordRow<Row>({
  record,
  columns,
  index,
  name,
  isOpen,
  isOver,
  isToday,
  measure,
}: RowProps<Row>) {
  const cells = useMemo(() => columns.map((column) => cellOf(record, column)), [record, columns])
  return (
    <tr
      ref={measure}
      data-index={index}
      data-key={name}
      data-open={isOpen || undefined}
      data-over={isOver || undefined}
      data-today={isToday || undefined}
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
