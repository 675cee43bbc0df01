import type { ReactNode } from 'react'
import { RowAction } from './RowAction'
import type { RecordColumn } from './recordColumn'
import { deleteIcon, editIcon } from './rowIcons'

/** What a screen does with a row of its table. */
export interface RowActions<Row> {
  onEdit: (row: Row) => void
  onDelete: (row: Row) => void
}

interface Action<Row> {
  /** What it does, as its tooltip says. */
  name: string
  icon: ReactNode
  onClick: (row: Row) => void
}

interface ActionsColumn<Row> {
  /** Share of the table's width in per cent. */
  width: number
  /** How a row's record is called: the buttons are named by it. */
  record: (row: Row) => string
  actions: Action<Row>[]
}

/** The last column of a table: what can be done with a row, as icon buttons in this order. */
export function actionsColumn<Row>({
  width,
  record,
  actions,
}: ActionsColumn<Row>): RecordColumn<Row> {
  return {
    id: 'actions',
    header: 'Actions',
    look: 'actions',
    width,
    cell: (row) =>
      actions.map(({ name, icon, onClick }) => (
        <RowAction
          key={name}
          name={name}
          record={record(row)}
          icon={icon}
          onClick={() => onClick(row)}
        />
      )),
  }
}

/** The pencil. */
export const editAction = <Row,>(onClick: (row: Row) => void, name = 'Edit'): Action<Row> => ({
  name,
  icon: editIcon,
  onClick,
})

/** The bin. */
export const deleteAction = <Row,>(onClick: (row: Row) => void, name = 'Delete'): Action<Row> => ({
  name,
  icon: deleteIcon,
  onClick,
})
