import { Chips } from '../../ui/Chips'
import styles from './EventNames.module.css'

/** A half or full season would be a wall of chips. */
const MOST_SHOWN = 12

/**
 * The codes of a plan's games. Those beyond the first dozen are folded away, where the browser's
 * own search still finds them.
 */
export function EventNames({
  names,
  linkOf,
}: {
  names: string[]
  /** Where a game's code leads. */
  linkOf: (code: string) => string
}) {
  const folded = names.slice(MOST_SHOWN)
  return (
    <div className={styles.names} data-count={countOf(names)}>
      <Chips names={names.slice(0, MOST_SHOWN)} none="No Event Names" linkOf={linkOf} />
      {folded.length > 0 && (
        <details className={styles.folded}>
          <summary className={styles.more}>
            <span className={styles.closed}>{`${folded.length} more`}</span>
            <span className={styles.open}>Fewer</span>
          </summary>
          <div className={styles.rest}>
            <Chips names={folded} none="" linkOf={linkOf} />
          </div>
        </details>
      )}
    </div>
  )
}

const countOf = ({ length }: string[]) =>
  length === 0 ? undefined : `${length} ${length === 1 ? 'game' : 'games'}`
