import { asOfText } from '../../domain/time/dates'
import styles from './AsOf.module.css'

interface AsOfProps {
  /** When the sheet's data was read, in milliseconds; null while it is fresh. */
  at: number | null
}

/** Says from when an old sheet is, on paper too. It stands where it takes no room from the sheet. */
export function AsOf({ at }: AsOfProps) {
  return (
    at !== null && (
      <strong className={styles.note} role="status">
        <span>{asOfText(at)}</span>
      </strong>
    )
  )
}
