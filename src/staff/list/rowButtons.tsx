import type { ReactNode } from 'react'
import styles from './rowButtons.module.css'
import { pageIcon } from './rowIcons'

interface RecordNameProps {
  name: string
  /** The accessible name. */
  label: string
  onOpen: () => void
}

/** A record's name, which opens the record; a blank one is a dash. */
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

/** A link that opens a public page in a new tab; its accessible name has the page and the record. */
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
 * An icon button in a table row. Its accessible name has the action and the record, so that screen readers
 * can tell the buttons apart. The tooltip is plain CSS, because a tooltip component in every row takes longer
 * to render than the row.
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
