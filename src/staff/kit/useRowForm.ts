import type { FieldValues } from 'react-hook-form'
import type { GenericSchema } from 'valibot'
import { textFieldProps } from '../../ui/form/textFieldProps'
import { useDraftForm } from '../../ui/form/useDraftForm'
import type { PagerState } from '../../ui/form/useEditedRecord'
import { addOrEdit, type RecordSave, useRecordSave } from '../writes/useRecordSave'

/** The options of {@link useRowForm} beside those of {@link useRecordSave}. */
interface RowForm<Row, Typed extends FieldValues, Values>
  extends Omit<RecordSave<Row, Typed, Values>, 'form' | 'isSame' | 'toForm' | 'write' | 'words'> {
  /** Those of `WORDS`, by record. */
  words: { screen: string; form: string } & Parameters<typeof addOrEdit>[0]
  /** What the fields must hold. */
  schema: GenericSchema<Typed, Values>
  /** A record as the fields hold it; null for a new one. */
  toForm: (row: Row | null) => Typed
  /** What a new one begins with, where it is a copy. */
  copied?: Typed | undefined
  /** Are these two the same record, perhaps changed? Without it those of one id are. */
  isSame?: RecordSave<Row, Typed, Values>['isSame']
  add: (values: Values) => Promise<unknown>
  edit: (values: Values & { id: number }) => Promise<unknown>
  /** What is shown when the record was deleted meanwhile. */
  gone?: string
  /** Leads to the records before and after it in the list. */
  pager?: PagerState<Row> | undefined
  onClose: () => void
}

/**
 * The form of a record that has an id, with its draft and its save.
 * @returns `field` for its text fields ({@link textFieldProps}), `dialog` to spread into FormDialog.
 */
export function useRowForm<Row extends { id: number }, Typed extends FieldValues, Values>(
  options: RowForm<Row, Typed, Values>,
) {
  const { schema, copied, add, edit, gone, pager, onClose, ...save } = options
  const { record, words, toForm, name } = save
  const form = useDraftForm({
    name: words.form,
    record: record ? String(record.id) : '',
    schema,
    defaultValues: copied ?? toForm(record),
    blank: copied && toForm(null),
  })
  const { dialog } = useRecordSave<Row, Typed, Values>({
    isSame: (one, other) => one.id === other.id,
    ...save,
    form,
    // With what the fields do not hold, as values that cannot be read.
    write: (values, stored) => (stored ? edit({ ...stored, ...values }) : add(values)),
    words: { ...addOrEdit(words, record), ...(gone !== undefined && { gone }) },
  })
  const breadcrumb = [words.screen, record ? name(toForm(record)) : undefined]
  return { form, field: textFieldProps(form), dialog: { breadcrumb, ...dialog, pager, onClose } }
}
