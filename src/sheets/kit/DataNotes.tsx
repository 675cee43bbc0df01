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

/** Warns that a sheet lacks games, on paper too (docs/rules/sheets.md#half-a-sheet). */
export function MissingDataAlert({ message, isOneLine = false, onRetry }: MissingDataAlertProps) {
  return (
    <div className={`${styles.warning} ${isOneLine ? styles.oneLine : ''}`} role="alert">
      <p>
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
  const parts = counts.map(
    ({ planName, count, kind = 'game' }) =>
      `${count} ${kind}${count === 1 ? '' : 's'} of ${planName} could not be read`,
  )
  if (failed.length > 0) parts.unshift(`the games of ${failed.join(', ')} could not be loaded`)
  if (parts.length === 0) return ''
  const isOne = failed.length === 0 && counts.length === 1 && counts[0]?.count === 1
  return `Incomplete: ${parts.join(', ')} and ${isOne ? 'is' : 'are'} missing here.`
}

/**
 * Shows how old a sheet's data is, also on paper. `at` is when the data was read, in milliseconds, or null if it
 * is fresh.
 */
export function AsOf({ at }: { at: number | null }) {
  if (at === null) return null
  return (
    <strong className={styles.note} role="status">
      <span>{asOfText(at)}</span>
    </strong>
  )
}
