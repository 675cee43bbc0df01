import { type CSSProperties, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { longMomentText } from '../../domain/time/dates'
import styles from './PrintedTable.module.css'
import { paperTable, type TableData } from './tableTexts'

/**
 * Prints a table by itself: its title, what it was narrowed down to, when, and every row of it, also
 * those that a long list does not draw (docs/rules/tables.md#print).
 */
export function PrintedTable({
  title,
  told,
  table,
  isPrinting,
  onClose,
}: {
  title: string
  /** What it is narrowed down to. */
  told: readonly string[]
  table: TableData
  /** The browser is about to print anyway. */
  isPrinting: boolean
  /** Called when the browser has it, or has been told not to. */
  onClose: () => void
}) {
  const end = useRef(onClose)
  end.current = onClose
  useEffect(() => {
    const close = () => end.current()
    window.addEventListener('afterprint', close)
    // After the menu that asked for it has left the page.
    const timer = isPrinting ? undefined : setTimeout(() => window.print())
    return () => {
      clearTimeout(timer)
      window.removeEventListener('afterprint', close)
    }
  }, [isPrinting])
  const { columns, rows } = paperTable(table)
  return createPortal(
    <div className={styles.paper}>
      <h1>{title}</h1>
      {told.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p>{`${rows.length} ${rows.length === 1 ? 'row' : 'rows'}, ${longMomentText(new Date())} Eastern`}</p>
      <table>
        <colgroup>
          {columns.map(({ header, width }) => (
            <col key={header} style={{ '--share': `${width}%` } as CSSProperties} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {columns.map(({ header }) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: printed once, never arranged anew
            <tr key={index}>
              {cells.map((text, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same
                <td key={column}>{text}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>,
    document.body,
  )
}
