import controls from './controls.module.css'
import styles from './MissingGames.module.css'

interface MissingGamesProps {
  /** The plans whose games could not be loaded. */
  plans: string[]
  /** Where the paper has room for one line only. */
  isOneLine?: boolean
  onRetry: () => void
}

/** Half a sheet must never look whole, on paper neither (design 7). */
export function MissingGames({ plans, isOneLine = false, onRetry }: MissingGamesProps) {
  return (
    <div className={`${styles.warning} ${isOneLine ? styles.oneLine : ''}`} role="alert">
      <p>{`Incomplete: the games of ${plans.join(', ')} could not be loaded and are missing here.`}</p>
      <button type="button" className={controls.control} onClick={onRetry}>
        Try Again
      </button>
    </div>
  )
}
