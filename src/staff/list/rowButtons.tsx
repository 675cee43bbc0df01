import type { ReactNode } from 'react'
import styles from './rowButtons.module.css'
import { pageIcon } from './rowIcons'

interface RecordNameProps {
  name: string
  /** The accessible name. */
  label: string
  onOpen: () => void
}

/** A record's name as a button that opens the record. A blank name is shown as a dash. */
export function RecordName({ name, label, onOpen }: RecordNameProps) {
  if (name.trim() === '') return <span>—</span>
  return (
    <button
      type="button"
      className={styles.name}
      aria-label={label === name ? undefined : label}
      onClick={onOpen}
    >
      {name}
    </button>
  )
}

/** A link that opens a public page in a new tab. Its accessible name includes the page and the record. */
export function PageLink({ name, record, href }: { name: string; record: string; href: string }) {
  return (
    <a
      className={`${styles.action} ${styles.page}`}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${name} ${record}`}
      data-tooltip={name}
    >
      {pageIcon}
    </a>
  )
}

interface RowActionProps {
  name: string
  /** The name of the row's record. */
  record: string
  icon: ReactNode
  /** Omitted for a disabled button. */
  onClick?: () => void
}

/**
 * An icon button in a table row. Its accessible name includes the action and the record, so that screen reader users
 * can tell the buttons apart. The tooltip is plain CSS, because a tooltip component takes longer to render than the
 * row itself.
 */
export function RowAction({ name, record, icon, onClick }: RowActionProps) {
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
