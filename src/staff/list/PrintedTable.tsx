import { useEffect, useEffectEvent } from 'react'
import { createPortal } from 'react-dom'
import { counted } from '../../domain/text'
import { longMomentText } from '../../domain/time/dates'
import styles from './PrintedTable.module.css'
import type { TableData } from './tableTexts'

/** Shorter texts, such as dates, don't wrap. */
const MAX_ONE_LINE_LENGTH = 20
/**
 * Long words may break here, because a column is at least as wide as its longest unbreakable word.
 */
const LONG_WORD = /\S{30}/g
const ZERO_WIDTH_SPACE = '\u200b'

interface PrintedTableProps {
  title: string
  /** The search and the filters of the table as texts. */
  filters: readonly string[]
  table: TableData
  /**
   * Whether the browser's own print command was used, so that `window.print` must not be called.
   */
  isFromBrowser: boolean
  /** Called after the table was printed or printing was canceled. */
  onClose: () => void
}

/**
 * Prints only a table: its title, its search and filters, the time, and all rows, including rows
 * that a long list doesn't render (docs/rules/tables.md#print).
 */
export function PrintedTable({ title, filters, table, isFromBrowser, onClose }: PrintedTableProps) {
  const handleAfterPrint = useEffectEvent(() => onClose())
  useEffect(() => {
    window.addEventListener('afterprint', handleAfterPrint)
    // Waits until the menu has closed, which would be printed otherwise.
    const timer = isFromBrowser ? undefined : setTimeout(() => window.print())
    return () => {
      clearTimeout(timer)
      window.removeEventListener('afterprint', handleAfterPrint)
    }
  }, [isFromBrowser])
  return createPortal(
    <div className={styles.paper}>
      <h1>{title}</h1>
      {filters.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p>{`${counted(table.rowCount, 'row')}, ${longMomentText(new Date())} Eastern`}</p>
      <table>
        <thead>
          <tr>
            {table.headers.map((header) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.paperRows().map((cells, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: printed once, never reordered
            <tr key={index}>
              {cells.map((text, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same
                <td key={column} data-short={text.length <= MAX_ONE_LINE_LENGTH || undefined}>
                  {text.replace(LONG_WORD, `$&${ZERO_WIDTH_SPACE}`)}
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
