import { actionsColumn, deleteAction, editAction, type RowActions } from './actionsColumn'
import type { RecordColumn } from './recordColumn'
import { linkIcon } from './rowIcons'

/** What a screen does with records that customers' links lead to. */
export interface LinkedRowActions<Row> extends RowActions<Row> {
  onLinks: (row: Row) => void
}

/** The actions of such a record: its public links, then the pencil and the bin. */
export const linkedActionsColumn = <Row,>(
  width: number,
  record: (row: Row) => string,
  { onLinks, onEdit, onDelete }: LinkedRowActions<Row>,
): RecordColumn<Row> =>
  actionsColumn({
    width,
    record,
    actions: [
      { name: 'Public links', icon: linkIcon, onClick: onLinks },
      editAction(onEdit),
      deleteAction(onDelete),
    ],
  })
