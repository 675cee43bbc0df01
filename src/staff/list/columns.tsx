import type { ReactNode } from 'react'
import { FoldedChips } from './FoldedChips'
import { deleteIcon, editIcon, linkIcon, RecordName, RowAction } from './rowButtons'

/** One column: its header, what it sorts and searches by, and how a cell looks. */
export interface RecordColumn<Row> {
  id: string
  header: string
  /** What the column sorts and searches by. A column without it is neither sortable nor searched. */
  value?: (row: Row) => string | number
  /** Renders the cell; without it the cell shows the value. */
  cell?: (row: Row) => ReactNode
  /** What a file holds of it, where that is not the value: dollars, where the value is cents. */
  exportValue?: (row: Row) => string | number
  /** A label before the cell on a phone's card, if its text alone is not clear. */
  cardLabel?: string
  /** The text of a card for a blank cell. */
  emptyText?: string
  /**
   * How a cell looks, and its position on a phone's card: 'lead' and 'time' on the first line, 'main' on the
   * second, 'code', 'more' and 'end' on the third. Each once.
   */
  slot?: 'lead' | 'time' | 'main' | 'code' | 'more' | 'end' | 'money' | 'actions' | 'box'
  /** Share of the table's width in per cent. */
  width: number
}

/** The key of a row that has a number of its own. */
export const idKey = ({ id }: { id: number }): string => String(id)

interface TextColumnOptions<Row> extends Omit<RecordColumn<Row>, 'value' | 'exportValue'> {
  text: (row: Row) => string
}

/** A column of one text: a dash where it is blank, and nothing in a file. */
export function textColumn<Row>({ text, ...column }: TextColumnOptions<Row>): RecordColumn<Row> {
  return { ...column, value: (row) => text(row) || '—', exportValue: text }
}

interface NameColumnOptions<Row> extends Pick<RecordColumn<Row>, 'header' | 'width' | 'slot'> {
  id?: string
  name: (row: Row) => string
  onOpen: RowActions<Row>['onEdit']
  /** Names a record to screen readers where several have its name. */
  label?: (row: Row) => string
  /** Is shown after the name. */
  beside?: (row: Row) => ReactNode
}

/** The column of the records' names, each of which opens its record. */
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
  /** Is shown where there are no names. */
  none: string
  /** The link of a name. */
  linkOf?: (name: string) => string
}

/** A column of several names as chips. */
export function chipsColumn<Row>(options: ChipsColumnOptions<Row>): RecordColumn<Row> {
  const { names, none, linkOf, ...column } = options
  return {
    ...column,
    slot: 'more',
    value: (row) => names(row).join(', '),
    cell: (row) => <FoldedChips names={names(row)} emptyText={none} hrefOf={linkOf} />,
  }
}

/** What a screen does with a row of its table; a button is missing where its action is. */
export interface RowActions<Row> {
  /** Opens the customers' links that lead to the record. */
  onLinks?: (row: Row) => void
  onEdit?: (row: Row) => void
  onDelete?: ((row: Row) => void) | undefined
}

/** The columns of a list, given what the buttons of a row do. */
export type RecordColumns<Row> = (
  actions: RowActions<Row>,
  onLinks: (row: Row) => void,
) => RecordColumn<Row>[]

/**
 * The last column of a table: what can be done with a row, as icon buttons.
 * @param width share of the table's width in per cent.
 * @param recordName the name of a row's record, by which its buttons are named.
 * @param names what the buttons are called.
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
