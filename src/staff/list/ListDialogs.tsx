import { Fragment, type ReactNode } from 'react'
import type { EditDialogProps, RowDialogProps } from '../../ui/form/editDialog'
import { formKey } from '../../ui/form/useEditedRecord'
import type { ListWords } from './listWords'
import type { BulkProps } from './SelectBar'
import { type List, recordPager } from './useList'

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
  words: Pick<ListWords, 'title' | 'row'>
  dialogs: RecordDialogs<Row>
}

/** The open dialogs of a list, and the bar for its selected rows. */
export function ListDialogs<Row extends object>({ list, words, dialogs }: ListDialogsProps<Row>) {
  const { query, rowKey, selection, edited, setEdited } = list
  const { deleted, setDeleted, linked, setLinked } = list
  const rows = query.data ?? []
  return (
    <>
      {selection.isOn &&
        query.data &&
        dialogs.bulk?.({
          list,
          rows,
          title: words.title,
          noun: words.row,
          onClose: () => selection.setOn(false),
        })}
      {edited && (
        <Fragment key={formKey(edited, rowKey)}>
          {dialogs.edit({
            ...edited,
            rows,
            pager: recordPager(list, edited, setEdited),
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
