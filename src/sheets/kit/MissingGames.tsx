import controls from './controls.module.css'
import styles from './MissingGames.module.css'

interface MissingGamesProps {
  /** What is missing; see missingText. */
  words: string
  /** Where the paper has room for one line only. */
  isOneLine?: boolean
  onRetry: () => void
}

/** Half a sheet must never look whole, on paper neither (docs/rules/sheets.md#half-a-sheet). */
export function MissingGames({ words, isOneLine = false, onRetry }: MissingGamesProps) {
  return (
    <div className={`${styles.warning} ${isOneLine ? styles.oneLine : ''}`} role="alert">
      <p>
        <span>{words}</span>
      </p>
      <button type="button" className={controls.control} onClick={onRetry}>
        Try Again
      </button>
    </div>
  )
}
