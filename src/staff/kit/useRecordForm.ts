import type { FieldValues } from 'react-hook-form'
import type { GenericSchema } from 'valibot'
import type { PagerState } from '../../ui/form/RecordPager'
import { useDraftForm } from '../../ui/form/useDraftForm'
import { addOrEdit, type EditWords, type RecordSave, useRecordSave } from '../writes/useRecordSave'

/** The options of {@link useRecordForm}, in addition to those of {@link useRecordSave}. */
interface RecordFormOptions<Row, Typed extends FieldValues, Values>
  extends Pick<
    RecordSave<Row, Typed, Values>,
    'fields' | 'record' | 'read' | 'isMade' | 'refuse' | 'after' | 'name'
  > {
  /** The record's entry of `recordWords`. */
  words: EditWords & { screen: string; form: string }
  /** The validation schema of the fields. */
  schema: GenericSchema<Typed, Values>
  /** Converts a record to field values; null for a new record. */
  toForm: (row: Row | null) => Typed
  /** The initial values of a new record that is a copy. */
  initialValues?: Typed | undefined
  /** Whether two rows are the same record; by default, compares ids. */
  isSame?: RecordSave<Row, Typed, Values>['isSame']
  add: (values: Values) => Promise<unknown>
  edit: (values: Values & { id: number }) => Promise<unknown>
  /** The message if the record was deleted in the meantime. */
  gone?: string
  /** The pager to the previous and next record in the list. */
  pager?: PagerState<Row> | undefined
  onClose: () => void
}

/**
 * The form of a record with an id, including its draft and its save.
 * @returns `dialog`, to spread into FormDialog.
 */
export function useRecordForm<Row extends { id: number }, Typed extends FieldValues, Values>(
  options: RecordFormOptions<Row, Typed, Values>,
) {
  const { schema, initialValues, add, edit, gone, pager, onClose, ...save } = options
  const { record, words, toForm, name } = save
  const form = useDraftForm({
    name: words.form,
    record: record ? String(record.id) : '',
    schema,
    defaultValues: initialValues ?? toForm(record),
    blank: initialValues && toForm(null),
  })
  const { dialog } = useRecordSave<Row, Typed, Values>({
    isSame: (a, b) => a.id === b.id,
    ...save,
    form,
    // Keeps values without a field, such as unreadable ones.
    write: (values, stored) => (stored ? edit({ ...stored, ...values }) : add(values)),
    words: { ...addOrEdit(words, record), ...(gone !== undefined && { gone }) },
  })
  const breadcrumb = [words.screen, record ? name(toForm(record)) : undefined]
  return { form, dialog: { breadcrumb, ...dialog, pager, onClose } }
}
