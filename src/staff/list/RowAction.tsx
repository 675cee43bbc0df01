import type { ReactNode } from 'react'
import styles from './RowAction.module.css'

/**
 * An icon button in a table row. It is called by what it does and to which record, so that a list
 * of buttons read aloud tells them apart. What it does is also its tooltip, on hover and on keyboard
 * focus, in plain CSS: a tooltip component in every row costs more than the row.
 */
export function RowAction({
  name,
  record,
  icon,
  onClick,
}: {
  name: string
  /** How the row's record is called. */
  record: string
  icon: ReactNode
  /** Missing: it is disabled. */
  onClick?: () => void
}) {
  return (
    <button
      type="button"
      className={styles.action}
      aria-label={`${name} ${record}`}
      data-tooltip={name}
      disabled={!onClick}
      onClick={onClick}
    >
      {icon}
    </button>
  )
}
