import type { UnreadRows } from '../../api/sheets/sheetReads'
import { asOfText } from '../../domain/time/dates'
import controls from './controls.module.css'
import styles from './DataNotes.module.css'

interface MissingDataAlertProps {
  /** What is missing; see {@link missingDataText}. */
  message: string
  /** Whether the paper has space for only one line. */
  isOneLine?: boolean
  onRetry: () => void
}

/* A print set lists the texts with `data-sheet-warning` before it prints. */

/** Warns that a sheet lacks games, on paper too (docs/rules/sheets.md#half-a-sheet). */
export function MissingDataAlert({ message, isOneLine = false, onRetry }: MissingDataAlertProps) {
  return (
    <div className={`${styles.warning} ${isOneLine ? styles.oneLine : ''}`} role="alert">
      <p data-sheet-warning>
        <span>{message}</span>
      </p>
      <RetryButton onRetry={onRetry} />
    </div>
  )
}

/** A button that reloads what is missing. On screen only. */
export function RetryButton(props: { onRetry: () => void; isPrimary?: boolean }) {
  const { onRetry, isPrimary = false } = props
  const className = `${controls.control} ${isPrimary ? controls.primary : ''}`
  return (
    <button type="button" className={className} onClick={onRetry}>
      Try Again
    </button>
  )
}

/**
 * The warning of a sheet with missing data, or '' if nothing is missing.
 * @param failed the plans whose games could not be loaded.
 * @param unread the rows and values that could not be read.
 */
export function missingDataText(failed: readonly string[], unread: readonly UnreadRows[]): string {
  const counts = unread.filter(({ count }) => count > 0)
  if (failed.length === 0 && counts.length === 0) return ''
  const failedPart = failed.length > 0 && `the games of ${failed.join(', ')} could not be loaded`
  const parts = [failedPart, ...counts.map(unreadPart)].filter(Boolean)
  const isOne = failed.length === 0 && counts.length === 1 && counts[0]?.count === 1
  return `Incomplete: ${parts.join(', ')} and ${isOne ? 'is' : 'are'} missing here.`
}

const unreadPart = ({ planName, count, kind }: UnreadRows) =>
  `${count} ${kind ?? 'game'}${count === 1 ? '' : 's'} of ${planName} could not be read`

/**
 * Shows how old a sheet's data is, also on paper. `at` is when the data was read, in milliseconds,
 * or null if it is fresh.
 */
export function AsOf({ at }: { at: number | null }) {
  if (at === null) return null
  return (
    <strong className={styles.note} role="status" data-sheet-warning>
      <span>{asOfText(at)}</span>
    </strong>
  )
}
