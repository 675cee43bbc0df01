import type { Severity } from '../../../domain/checks/finding'
import styles from './SeverityCount.module.css'

/** How many findings there are, in the colors of how bad they are; words beside it say the same. */
export function SeverityCount({
  severity,
  count,
}: {
  /** Left out of findings that are known. */
  severity?: Severity | undefined
  count: number
}) {
  return (
    <span className={styles.count} data-severity={severity}>
      {count}
    </span>
  )
}
