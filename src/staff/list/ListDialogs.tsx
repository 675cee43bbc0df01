import { Fragment, type ReactNode } from 'react'
import type { EditDialogProps, RowDialogProps } from '../../ui/form/editDialog'
import { formKey } from '../../ui/form/useEditedRecord'
import type { ListWords } from './listWords'
import type { BulkProps } from './SelectBar'
import type { List } from './useList'

/** The dialogs of a list as render props. They return a dialog, and don't call hooks. */
export interface RecordDialogs<Row> {
  /** Adds or edits a record. */
  edit: (props: EditDialogProps<Row>) => ReactNode
  /** Asks before deleting a record. */
  delete: (props: RowDialogProps<Row>) => ReactNode
  /** Shows a record's public links. */
  links?: (props: RowDialogProps<Row>) => ReactNode
  /** The bar for the selected rows; omitted if rows can't be selected. */
  bulk?: (props: BulkProps<Row>) => ReactNode
}

interface ListDialogsProps<Row extends object> {
  list: List<Row>
  words: Pick<ListWords, 'title' | 'noun'>
  dialogs: RecordDialogs<Row>
}

/** The open dialogs of a list, and the bar for its selected rows. */
export function ListDialogs<Row extends object>({ list, words, dialogs }: ListDialogsProps<Row>) {
  const { query, selection, edited, setEdited, deleted, setDeleted, linked, setLinked } = list
  const rows = query.data ?? []
  return (
    <>
      {selection.isOn &&
        query.data &&
        dialogs.bulk?.({
          list,
          rows,
          title: words.title,
          noun: words.noun,
          onClose: () => selection.setOn(false),
        })}
      {edited && (
        <Fragment key={formKey(edited, list.rowKey)}>
          {dialogs.edit({
            ...edited,
            rows,
            pager: edited.record ? pagerOf(list, edited.record) : undefined,
            onDuplicate: (like) => setEdited({ record: null, like }),
            onClose: () => setEdited(undefined),
          })}
        </Fragment>
      )}
      {deleted && dialogs.delete({ record: deleted, rows, onClose: () => setDeleted(undefined) })}
      {linked && dialogs.links?.({ record: linked, rows, onClose: () => setLinked(undefined) })}
    </>
  )
}

/** The pager of a record's dialog to the previous and next row of the list. */
const pagerOf = <Row extends object>(list: List<Row>, record: Row) => ({
  rows: list.rows,
  rowKey: list.rowKey,
  record,
  scrollToRow: (index: number) => list.scrollToRow.current?.(index),
  onOpen: (next: Row | undefined) => list.setEdited(next && { record: next }),
})
