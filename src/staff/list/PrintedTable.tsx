import { useEffect, useEffectEvent } from 'react'
import { createPortal } from 'react-dom'
import { longMomentText } from '../../domain/time/dates'
import styles from './PrintedTable.module.css'
import { paperTable, type TableData } from './tableTexts'

/** Texts of at most as many characters, such as a day, stay on one line. */
const ONE_LINE = 20
/** A word this long may break after it, because a column is at least as wide as its longest word. */
const LONG_WORD = /\S{30}/g
const BREAK = '\u200b'

interface PrintedTableProps {
  title: string
  /** The search and the filters of the table, as texts. */
  filters: readonly string[]
  table: TableData
  /** The browser is about to print anyway. */
  isPrinting: boolean
  /** Called when the table was printed, or printing was canceled. */
  onClose: () => void
}

/**
 * Prints a table alone: its title, its search and filters, the time, and every row, also rows that a long
 * list does not render (docs/rules/tables.md#print).
 */
export function PrintedTable({ title, filters, table, isPrinting, onClose }: PrintedTableProps) {
  const end = useEffectEvent(onClose)
  useEffect(() => {
    const close = () => end()
    window.addEventListener('afterprint', close)
    // The open menu would be printed: the menu closes before the timer fires.
    const timer = isPrinting ? undefined : setTimeout(() => window.print())
    return () => {
      clearTimeout(timer)
      window.removeEventListener('afterprint', close)
    }
  }, [isPrinting])
  const { headers, rows } = paperTable(table)
  return createPortal(
    <div className={styles.paper}>
      <h1>{title}</h1>
      {filters.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p>{`${rows.length} ${rows.length === 1 ? 'row' : 'rows'}, ${longMomentText(new Date())} Eastern`}</p>
      <table>
        <thead>
          <tr>
            {headers.map((header) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: printed once, never reordered
            <tr key={index}>
              {cells.map((text, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same
                <td key={column} data-short={text.length <= ONE_LINE || undefined}>
                  {text.replace(LONG_WORD, `$&${BREAK}`)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>,
    document.body,
  )
}
