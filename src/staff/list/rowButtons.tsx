import type { ReactNode } from 'react'
import styles from './cells.module.css'

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

/**
 * A link that opens a public page in a new tab. Its accessible name includes the page and the
 * record.
 */
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
 * An icon button in a table row. Its accessible name includes the action and the record, so that
 * screen reader users can tell the buttons apart. The tooltip is plain CSS, because a tooltip
 * component takes longer to render than the row itself.
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

/*
 * The icons of rows as plain SVG. A page with a hundred plans has more than a thousand icons, and
 * an icon component costs more than the cell around it.
 */

const svgIcon = (path: string) => (
  <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
    <path d={path} />
  </svg>
)

export const editIcon = svgIcon(
  'M3 17.25V21h3.75L17.81 9.94l-3.75-3.75zM20.71 7.04a1 1 0 0 0 0-1.41l-2.34-2.34a1 1 0 0 0-1.41 0l-1.83 1.83 3.75 3.75z',
)
export const deleteIcon = svgIcon(
  'M6 19a2 2 0 0 0 2 2h8a2 2 0 0 0 2-2V7H6zM19 4h-3.5l-1-1h-5l-1 1H5v2h14z',
)
export const linkIcon = svgIcon(
  'M3.9 12c0-1.71 1.39-3.1 3.1-3.1h4V7H7c-2.76 0-5 2.24-5 5s2.24 5 5 5h4v-1.9H7c-1.71 0-3.1-1.39-3.1-3.1M8 13h8v-2H8zm9-6h-4v1.9h4c1.71 0 3.1 1.39 3.1 3.1s-1.39 3.1-3.1 3.1h-4V17h4c2.76 0 5-2.24 5-5s-2.24-5-5-5',
)
const pageIcon = svgIcon(
  'M19 19H5V5h7V3H5a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2v-7h-2zM14 3v2h3.59l-9.83 9.83 1.41 1.41L19 6.41V10h2V3z',
)
export const arrowIcon = svgIcon('M7.41 8.59 12 13.17l4.59-4.58L18 10l-6 6-6-6z')
