import type { ReactNode } from 'react'
import { Chips } from '../../ui/Chips'
import styles from './chipsColumn.module.css'

/** One column: its header, what it sorts and searches by, and how a cell looks. */
export interface RecordColumn<Row> {
  id: string
  header: string
  /** What the column sorts and searches by. A column without it is neither sortable nor searched. */
  value?: (row: Row) => string | number
  /** Renders the cell; without it the cell shows the value. */
  cell?: (row: Row) => ReactNode
  /** What a file holds of it, where that is not the value: dollars, where the value is cents. */
  exported?: (row: Row) => string | number
  /** A label before the cell on a phone's card, if its text alone is not clear. */
  short?: string
  /** The text of a card for a blank cell. */
  none?: string
  /**
   * How a cell looks, and its position on a phone's card: 'lead' and 'time' on the first line, 'main' on the
   * second, 'code', 'more' and 'end' on the third. Each once.
   */
  look?: 'lead' | 'time' | 'main' | 'code' | 'more' | 'end' | 'money' | 'actions' | 'box'
  /** Share of the table's width in per cent. */
  width: number
}

/** The key of a row that has a number of its own. */
export const idKey = ({ id }: { id: number }): string => String(id)

/** A column of one text: a dash where it is blank, and nothing in a file. */
export const textColumn = <Row,>(
  id: string,
  header: string,
  width: number,
  text: (row: Row) => string,
): RecordColumn<Row> => ({
  id,
  header,
  width,
  value: (row) => text(row) || '—',
  exported: text,
})

/**
 * The column of the records' names, each of which opens its record.
 * @param label names a record to screen readers where its name alone is that of several.
 * @param beside is shown after the name.
 */
export const nameColumn = <Row,>(
  header: string,
  width: number,
  name: (row: Row) => string,
  onOpen: RowActions<Row>['onEdit'],
  { label = name, beside }: { label?: typeof name; beside?: (row: Row) => ReactNode } = {},
): RecordColumn<Row> => ({
  ...textColumn('name', header, width, name),
  look: 'lead',
  cell(row) {
    const more = beside?.(row)
    return (
      <>
        <RecordName name={name(row)} label={label(row)} onOpen={() => onOpen?.(row)} />
        {more}
      </>
    )
  },
})

interface RecordNameProps {
  name: string
  label?: string
  onOpen: () => void
}

/** A record's name, which opens the record; a blank one is a dash. */
export function RecordName({ name, label = name, onOpen }: RecordNameProps) {
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

/** Opens a customer's page in a tab of its own; called after the page and its record. */
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

/**
 * A column of several names as chips: the text for none, its width, and the link of a name.
 */
export const chipsColumn = <Row,>(
  header: string,
  names: (row: Row) => string[],
  { none, width, linkOf }: { none: string; width: number; linkOf?: (name: string) => string },
): RecordColumn<Row> => ({
  id: 'plans',
  header,
  look: 'more',
  width,
  value: (row) => names(row).join(', '),
  cell: (row) => <FoldedChips names={names(row)} none={none} linkOf={linkOf} />,
})

/**
 * As many names as chips as fit a line, then '+3', which opens the others in place. The browser's own
 * search finds them, a screen reader hears them, and paper has them.
 * @param room about as many characters as fit in a line.
 */
export function FoldedChips({
  room = 26,
  names,
  ...chips
}: Parameters<typeof Chips>[0] & { room?: number }) {
  return (
    <Folded names={names} room={room}>
      {(some) => <Chips {...chips} names={some} />}
    </Folded>
  )
}

interface FoldedProps {
  names: string[]
  room: number
  children: (names: string[]) => ReactNode
}

/** The same for chips of another look. */
export function Folded({ names, room, children }: FoldedProps) {
  const first = fitting(names, room)
  const others = names.slice(first)
  return (
    <>
      {children(names.slice(0, first))}
      {others.length > 0 && (
        <details className={styles.folded}>
          <summary aria-label={`+${others.length}: ${others.join(', ')}`}>
            <span>{`+${others.length}`}</span>
          </summary>
          {children(others)}
        </details>
      )}
    </>
  )
}

/** Characters that a chip's edges and its gap take, and those of '+3'. */
const CHIP_EDGES = 3
const MORE = 5

/** How many of the names fit, all or so many that '+3' fits beside them; at least one. */
function fitting(names: readonly string[], room: number): number {
  const widths = names.map((name) => name.length + CHIP_EDGES)
  const widthOf = (count: number) => widths.slice(0, count).reduce((sum, width) => sum + width, 0)
  if (widthOf(names.length) <= room) return names.length
  const fit = names.findIndex((_, index) => widthOf(index + 1) > room - MORE)
  return Math.max(fit, 1)
}

/** What a screen does with a row of its table; a button is missing where its action is. */
export interface RowActions<Row> {
  /** Opens the customers' links that lead to the record. */
  onLinks?: (row: Row) => void
  onEdit?: (row: Row) => void
  onDelete?: ((row: Row) => void) | undefined
}

/**
 * The last column of a table: what can be done with a row, as icon buttons.
 * @param width share of the table's width in per cent.
 * @param record the name of a row's record, by which its buttons are named.
 * @param names of the buttons.
 */
export const actionsColumn = <Row,>(
  width: number,
  record: (row: Row) => string,
  { onLinks, onEdit, onDelete }: RowActions<Row>,
  names = { edit: 'Edit', delete: 'Delete' },
): RecordColumn<Row> => ({
  id: 'actions',
  header: 'Actions',
  look: 'actions',
  width,
  cell: (row) => {
    const button = (name: string, icon: ReactNode, onClick: ((row: Row) => void) | undefined) =>
      onClick && (
        <RowAction name={name} record={record(row)} icon={icon} onClick={() => onClick(row)} />
      )
    return (
      <>
        {button('Public links', linkIcon, onLinks)}
        {button(names.edit, editIcon, onEdit)}
        {button(names.delete, deleteIcon, onDelete)}
      </>
    )
  },
})

interface RowActionProps {
  name: string
  /** How the row's record is called. */
  record: string
  icon: ReactNode
  /** Missing: it is disabled. */
  onClick?: () => void
}

/**
 * An icon button in a table row. It is called by what it does and to which record, so that a list
 * of buttons read aloud tells them apart. What it does is also its tooltip, on hover and on keyboard
 * focus, in plain CSS: a tooltip component in every row costs more than the row.
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
 * The icons of rows as plain SVG: a page of a hundred plans holds more than a thousand of them, and each
 * icon component costs more than the cell around it.
 */

const icon = (path: string) => (
  <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
    <path d={path} />
  </svg>
)

export const editIcon = icon(
  'M3 17.25V21h3.75L17.81 9.94l-3.75-3.75zM20.71 7.04a1 1 0 0 0 0-1.41l-2.34-2.34a1 1 0 0 0-1.41 0l-1.83 1.83 3.75 3.75z',
)
export const deleteIcon = icon(
  'M6 19a2 2 0 0 0 2 2h8a2 2 0 0 0 2-2V7H6zM19 4h-3.5l-1-1h-5l-1 1H5v2h14z',
)
const linkIcon = icon(
  'M3.9 12c0-1.71 1.39-3.1 3.1-3.1h4V7H7c-2.76 0-5 2.24-5 5s2.24 5 5 5h4v-1.9H7c-1.71 0-3.1-1.39-3.1-3.1M8 13h8v-2H8zm9-6h-4v1.9h4c1.71 0 3.1 1.39 3.1 3.1s-1.39 3.1-3.1 3.1h-4V17h4c2.76 0 5-2.24 5-5s-2.24-5-5-5',
)
const pageIcon = icon(
  'M19 19H5V5h7V3H5a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2v-7h-2zM14 3v2h3.59l-9.83 9.83 1.41 1.41L19 6.41V10h2V3z',
)
export const arrowIcon = icon('M7.41 8.59 12 13.17l4.59-4.58L18 10l-6 6-6-6z')
