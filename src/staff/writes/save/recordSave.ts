import type { FieldValues } from 'react-hook-form'
import type { FailedWords } from '../../../api/writes/reason'
import type { DraftForm } from '../../../ui/form/useDraftForm'
import type { Recognition } from './sentWrite'

/**
 * What a form tells of its record, for `useRecordSave`:
 *
 * ```tsx
 * const form = useDraftForm({ name: 'rep', record: rep ? String(rep.id) : '', … })
 * const reread = useReread()
 * const save = useRecordSave({
 *   form,
 *   fields: { name: 'Name', email: 'Email', phone: 'Phone' },
 *   record: rep,
 *   read: () => reread(repsQuery()),
 *   isSame: (one, other) => one.id === other.id,
 *   toForm: typed,
 *   write: (values, now) =>
 *     now ? edit.mutateAsync({ ...values, id: now.id }) : add.mutateAsync(values),
 *   name: ({ name }) => name,
 *   words: { ...WORDS.rep.add, busy: 'Adding...' },
 * })
 * return <FormDialog title={…} {...save.dialog} onClose={onClose}>…</FormDialog>
 * ```
 *
 * A record that is read alone is a list of one: `read: async () => [await reread(one)]`, or of none.
 */
export interface RecordSave<Row, Typed extends FieldValues, Values>
  extends Recognition<Row, Typed> {
  form: DraftForm<Typed, Values>
  /** The record as the dialog was opened for it; null for a new one. */
  record: Row | null
  /** All records among which this one is, read now: by `useReread`. Throws ApiError. */
  read: () => Promise<readonly Row[]>
  /**
   * The one write. `now` is the record as just read, null for a new one: what the form does not
   * hold, ids above all, goes by it. Throws ApiError, or SaveStopped when it must not be.
   */
  write: (values: Values, now: Row | null) => Promise<unknown>
  /** Why what is typed cannot stand beside what is there now, in words: a twin, say. */
  refuse?: (rows: readonly Row[], typed: Typed) => string | undefined
  /** What the person has seen of the record; where it is not what the form opened with. */
  seen?: Typed
  /** Where a record that was written is found from then on, when `read` looks in another place. */
  readAfter?: (typed: Typed) => Promise<readonly Row[]>
  /** What follows when it is known to be saved, also when the answer never came. */
  after?: () => Promise<void> | void
  /** What people call the record, for messages that come when its form is gone. */
  name: (typed: Typed) => string
  words: SaveWords
}

/** What a save says; `done` and `failed` stand in `WORDS`, by record. */
interface SaveWords {
  done: string
  failed: FailedWords
  /** The record was deleted meanwhile, where a screen has words of its own. */
  gone?: string
  /** The form's button. */
  save?: string
  busy: string
}

/** The words of a form that changes a record, or, for null or false, adds one. */
export const addOrEdit = (
  { add, edit }: Record<'add' | 'edit', Omit<SaveWords, 'busy'>>,
  record: object | boolean | null,
): SaveWords => (record ? { ...edit, busy: 'Saving...' } : { ...add, busy: 'Adding...' })
