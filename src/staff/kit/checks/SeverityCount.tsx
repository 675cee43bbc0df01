import type { Severity } from '../../../domain/checks/finding'
import styles from '../kit.module.css'

interface SeverityCountProps {
  /** Undefined for dismissed findings. */
  severity?: Severity | undefined
  count: number
}

/** The number of findings in the color of their severity. The text beside it must name the severity, too. */
export function SeverityCount({ severity, count }: SeverityCountProps) {
  return (
    <span className={styles.count} data-severity={severity}>
      {count}
    </span>
  )
}
