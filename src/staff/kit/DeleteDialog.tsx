import type { ReactNode } from 'react'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog'
import type { DialogBreadcrumb } from '../../ui/dialog/DialogHeader'
import type { RowDialogProps } from '../../ui/form/editDialog'
import { fieldLines } from '../writes/fieldTexts'
import { type RecordDeleteOptions, useRecordDelete } from '../writes/useRecordDelete'

/** The entry of `MESSAGES` or `recordWords` for the record. */
type DeleteWords = { screen?: string; delete: RecordDeleteOptions<object, object>['words'] }

interface DeleteDialogProps<Row, Field extends keyof Row>
  extends Pick<RecordDeleteOptions<Row, Pick<Row, Field>>, 'read' | 'fields' | 'step' | 'name'>,
    Pick<RowDialogProps<Row>, 'record' | 'onClose'> {
  words: DeleteWords
  /** Sends the delete. */
  sendDelete: (id: number) => Promise<unknown>
  question: string
  /** By default, the screen and the record's name. */
  breadcrumb?: DialogBreadcrumb
  /** Renders the name of the record that was just read; by default, the texts of `fields`. */
  recordName?: (stored: Row) => ReactNode
  /** Shown below the name, for example what is deleted with the record. */
  children?: (stored: Row) => ReactNode
}

/** Asks before deleting a record with an id; see {@link useRecordDelete}. */
export function DeleteDialog<Row extends { id: number }, Field extends keyof Row>(
  props: DeleteDialogProps<Row, Field>,
) {
  const { record, words, sendDelete, question, onClose, recordName, children, ...deletion } = props
  const breadcrumb = deletion.breadcrumb ?? [words.screen, deletion.name]
  const { records, dialog } = useRecordDelete<Row, Pick<Row, Field>>({
    ...deletion,
    words: words.delete,
    records: [record],
    findTargets: (rows) => rows.filter(({ id }) => id === record.id),
    sendDelete: ({ id }) => sendDelete(id),
  })
  const stored = records[0] ?? record
  return (
    <ConfirmDialog question={question} breadcrumb={breadcrumb} {...dialog} onClose={onClose}>
      {recordName?.(stored) ?? <FieldLines lines={fieldLines(deletion.fields, stored)} />}
      {children?.(stored)}
    </ConfirmDialog>
  )
}

/** The fields of a record on one line each. The first is its name. */
function FieldLines({ lines }: { lines: { field: string; text: string }[] }) {
  return lines.map(({ field, text }, index) => (
    <div key={field}>{index === 0 ? <strong>{text}</strong> : <span>{text}</span>}</div>
  ))
}
