import type { ReactNode } from 'react'
import styles from './RowAction.module.css'

/**
 * An icon button in a table row. Its name is also its tooltip, on hover and on keyboard focus, in
 * plain CSS: a tooltip component in every row costs more than the row.
 */
export function RowAction({
  name,
  icon,
  onClick,
}: {
  name: string
  icon: ReactNode
  onClick: () => void
}) {
  return (
    <button type="button" className={styles.action} aria-label={name} onClick={onClick}>
      {icon}
    </button>
  )
}
