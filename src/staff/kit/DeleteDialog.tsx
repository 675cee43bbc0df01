import type { ReactNode } from 'react'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog'
import type { DialogBreadcrumb } from '../../ui/dialog/DialogHeader'
import type { RowDialogProps } from '../../ui/form/useEditedRecord'
import { fieldLines } from '../writes/fieldTexts'
import { type RecordDeleteOptions, useRecordDelete } from '../writes/useRecordDelete'

export interface DeleteDialogProps<Row, Shown extends keyof Row>
  extends Pick<RecordDeleteOptions<Row, Pick<Row, Shown>>, 'read' | 'fields' | 'step' | 'name'>,
    Pick<RowDialogProps<Row>, 'record' | 'onClose'> {
  /** The entry of `MESSAGES` or `recordWords` for the record. */
  words: { screen?: string; delete: RecordDeleteOptions<Row, Row>['words'] }
  /** Sends the delete. */
  remove: (id: number) => Promise<unknown>
  question: string
  /** By default, the screen and the record's name. */
  breadcrumb?: DialogBreadcrumb
  /** Renders the name of the record that was just read; by default, the texts of `fields`. */
  recordName?: (stored: Row) => ReactNode
  /** Shown below the name, for example what is deleted with the record. */
  children?: (stored: Row) => ReactNode
}

/** Asks before deleting a record with an id; see {@link useRecordDelete}. */
export function DeleteDialog<Row extends { id: number }, Shown extends keyof Row>(
  props: DeleteDialogProps<Row, Shown>,
) {
  const { record, words, remove, question, onClose, recordName, children, ...deletion } = props
  const { fields, name, breadcrumb = [words.screen, name] } = props
  const { records, dialog } = useRecordDelete<Row, Pick<Row, Shown>>({
    ...deletion,
    words: words.delete,
    records: [record],
    findTargets: (rows) => rows.filter(({ id }) => id === record.id),
    sendDelete: ({ id }) => remove(id),
  })
  const stored = records[0] ?? record
  return (
    <ConfirmDialog question={question} breadcrumb={breadcrumb} {...dialog} onClose={onClose}>
      {recordName?.(stored) ?? <FieldLines lines={fieldLines(fields, stored)} />}
      {children?.(stored)}
    </ConfirmDialog>
  )
}

/** The fields of a record on one line each. The first is its name. */
function FieldLines({ lines: [name, ...others] }: { lines: { field: string; text: string }[] }) {
  return (
    <>
      <strong>{name?.text}</strong>
      {others.map(({ field, text }) => (
        <div key={field}>{text}</div>
      ))}
    </>
  )
}
