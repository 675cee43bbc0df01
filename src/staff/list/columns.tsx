import type { ReactNode } from 'react'
import { FoldedChips } from './FoldedChips'
import { deleteIcon, editIcon, linkIcon, RecordName, RowAction } from './rowButtons'

/** A column of a record table. */
export interface RecordColumn<Row> {
  id: string
  header: string
  /**
   * Returns the value for sorting and searching. A column without it can be neither sorted nor
   * searched.
   */
  value?: (row: Row) => string | number
  /** Renders the cell; by default, the value. */
  cell?: (row: Row) => ReactNode
  /**
   * Returns the value for exported files, such as dollars if `value` is in cents; by default,
   * `value`.
   */
  exportValue?: (row: Row) => string | number
  /** A label before the cell on a phone's card, if the cell's text isn't clear by itself. */
  cardLabel?: string
  /** The text on a card if the cell is blank. */
  emptyText?: string
  /**
   * The style of a cell, and its position on a phone's card: 'lead' and 'time' on the first line,
   * 'main' on the second, 'code', 'more', 'end' and 'money' on the third, 'actions' beside the
   * first two. A table uses each slot only once, except 'money'. The style sheets are
   * RecordTable.module.css and RecordCards.module.css.
   */
  slot?: 'lead' | 'time' | 'main' | 'code' | 'more' | 'end' | 'money' | 'actions'
  /** The width in percent of the table's width. */
  width: number
}

/** The key of a row with an id. */
export const idKey = ({ id }: { id: number }): string => String(id)

interface TextColumnOptions<Row> extends Omit<RecordColumn<Row>, 'value' | 'exportValue'> {
  text: (row: Row) => string
}

/** A text column. Blank text is shown as a dash, but is blank in exported files. */
export function textColumn<Row>({ text, ...column }: TextColumnOptions<Row>): RecordColumn<Row> {
  return { ...column, value: (row) => text(row) || '—', exportValue: text }
}

interface NameColumnOptions<Row> extends Pick<RecordColumn<Row>, 'header' | 'width' | 'slot'> {
  id?: string
  name: (row: Row) => string
  onOpen: RowActions<Row>['onEdit']
  /** Returns the name for screen readers, for records that may share a name. */
  label?: (row: Row) => string
  /** Shown after the name. */
  beside?: (row: Row) => ReactNode
}

/** The column of record names, which open the records. */
export function nameColumn<Row>(options: NameColumnOptions<Row>): RecordColumn<Row> {
  const { name, onOpen, label = name, beside, ...column } = options
  return textColumn({
    id: 'name',
    slot: 'lead',
    text: name,
    ...column,
    cell: (row) => (
      <>
        <RecordName name={name(row)} label={label(row)} onOpen={() => onOpen?.(row)} />
        {beside?.(row)}
      </>
    ),
  })
}

interface ChipsColumnOptions<Row> extends Pick<RecordColumn<Row>, 'id' | 'header' | 'width'> {
  names: (row: Row) => string[]
  /** The text shown if there are no names. */
  none: string
  /** Returns the link for a name. */
  linkOf?: (name: string) => string
}

/** A column that shows names as chips. */
export function chipsColumn<Row>(options: ChipsColumnOptions<Row>): RecordColumn<Row> {
  const { names, none, linkOf, ...column } = options
  return {
    ...column,
    slot: 'more',
    value: (row) => names(row).join(', '),
    cell: (row) => <FoldedChips names={names(row)} emptyText={none} hrefOf={linkOf} />,
  }
}

/** The actions of a row. An omitted action has no button. */
export interface RowActions<Row> {
  /** Opens the record's public links. */
  onLinks?: (row: Row) => void
  onEdit?: (row: Row) => void
  onDelete?: ((row: Row) => void) | undefined
}

/**
 * Returns the columns of a list, given the actions of its rows.
 * @param onLinks opens a record's public links. Not one of the `actions`, because most records have
 * none.
 */
export type RecordColumns<Row> = (
  actions: RowActions<Row>,
  onLinks: (row: Row) => void,
) => RecordColumn<Row>[]

/**
 * The last column of a table, with the actions of a row as icon buttons.
 * @param width the width in percent of the table's width.
 * @param recordName returns the name of a row's record, for the accessible names of its buttons.
 * @param names the names of the buttons.
 */
export const actionsColumn = <Row,>(
  width: number,
  recordName: (row: Row) => string,
  { onLinks, onEdit, onDelete }: RowActions<Row>,
  names = { edit: 'Edit', delete: 'Delete' },
): RecordColumn<Row> => ({
  id: 'actions',
  header: 'Actions',
  slot: 'actions',
  width,
  cell: (row) => {
    const button = (name: string, icon: ReactNode, onClick: ((row: Row) => void) | undefined) =>
      onClick && (
        <RowAction name={name} record={recordName(row)} icon={icon} onClick={() => onClick(row)} />
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
