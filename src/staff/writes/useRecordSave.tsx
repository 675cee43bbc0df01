import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { isRefused } from '../../api/errors'
import type { FailureMessages } from '../../api/writes/messages'
import { holdDraft } from '../../ui/form/drafts'
import type { DraftForm } from '../../ui/form/useDraftForm'
import { DONE, type SaveResult, stopped } from '../../ui/form/useSave'
import { useNotify } from '../../ui/Notifications'
import { type Choice, FieldChoice } from './FieldChoice'
import { changedFields, conflicts, differenceWords, type FieldTexts } from './fieldTexts'
import type { SentWrite } from './openWrites'
import { awaitSavedRow } from './savedRows'
import { SaveStopped, useRecordWrite } from './useRecordWrite'

const GONE =
  'This was deleted since you opened it, so it can’t be saved. You can still copy what you typed.'
const STILL_SAVING = 'An earlier save is still in progress. Please wait a moment.'
const LEFT_CHANGED =
  'wasn’t saved, because someone else changed it. What you typed is kept: open it to choose.'
const SAVED_AS_SENT = 'This was saved, but not what you typed since.'
const UNCONFIRMED = 'We couldn’t confirm whether this was saved. What you typed is kept.'

/** The texts of a save; `done` and `failed` come from `MESSAGES`, by record. */
interface SaveWords {
  done: string
  failed: FailureMessages
  /** The record was deleted meanwhile; for a screen with its own text. */
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

/**
 * The options of {@link useRecordSave}, as RepDialog gives them. A record that is read alone is a list of one:
 * `read: async () => [await refetchFresh(one)]`, or of none.
 */
export interface RecordSave<Row, Typed extends FieldValues, Values> {
  form: DraftForm<Typed, Values>
  /** How the fields read, to compare and to show them. */
  fields: FieldTexts<Typed>
  /** The record as the dialog was opened for it; null for a new one. */
  record: Row | null
  /** All records among which this one is, by `useRefetchFresh`; `sent` by then, if any. Throws ApiError. */
  read: (sent?: Typed, isSaved?: boolean) => Promise<readonly Row[]>
  /** Whether these two are the same record, perhaps changed. */
  isSame: (one: Row, other: Row) => boolean
  /** A record as the fields hold it. */
  toForm: (row: Row) => Typed
  /** Whether a record that was not there before was made of what was typed; by default its fields are equal. */
  isMade?: (row: Row, typed: Typed) => boolean
  /**
   * Sends the write. `stored` is the record as just read, null for a new one: what the form does not hold,
   * ids above all, is taken from it. Throws ApiError, or SaveStopped when nothing may be sent.
   */
  write: (values: Values, stored: Row | null) => Promise<unknown>
  /** Why the typed record cannot exist beside the stored ones, as text: a duplicate, for example. */
  refuse?: (rows: readonly Row[], typed: Typed) => string | undefined
  /** What the person has seen of the record; where it is not what the form opened with. */
  seen?: Typed
  /** What follows when it is known to be saved, also when the response never came: with what was sent. */
  after?: (typed: Typed, before: Row | null) => Promise<void> | void
  /** What the message offers once it is saved. */
  offer?: ((typed: Typed) => { name: string; run: () => void }) | undefined
  /** What people call the record, for messages that come when its form is gone. */
  name: (typed: Typed) => string
  words: SaveWords
}

/**
 * Saves a record. It is read again first. What somebody else changed since the person began to type is shown
 * next to their own version, to choose field by field. Then it is written, and read once more. When a write
 * has no response, its result is found out before anything is reported or sent again. When the form is
 * closed by then, a message reports the result. `dialog` is spread into FormDialog.
 */
export function useRecordSave<Row, Typed extends FieldValues, Values>(
  props: RecordSave<Row, Typed, Values>,
) {
  /** `rowsBefore` are the records before the write, `stored` is this one of them; null for a new one. */
  type Sent = SentWrite & { typed: Typed; rowsBefore: readonly Row[]; stored: Row | null }
  const { form, fields, record, isSame, toForm, words } = props
  const notify = useNotify()
  const [choice, setChoice] = useState<Choice<Typed>>()
  /** A new record that was not found after a write without a response: it may arrive late. */
  const [notFound, setNotFound] = useState<Sent>()
  const recordWrite = useRecordWrite<Sent, Typed>({
    failed: words.failed,
    unconfirmed: UNCONFIRMED,
    fields,
    before: ({ stored }) => (stored === null ? [] : [toForm(stored)]),
    refetch: async (sent, isSaved) => findSaved(await props.read(sent.typed, isSaved), sent),
    async resolve(sent, [found]) {
      if (found === undefined || !isWritten(found, sent)) {
        setNotFound(sent.stored === null ? sent : undefined)
        throw sent.error
      }
      const result = await saved(sent)
      if (isAsTyped(sent) || !recordWrite.isMounted.current) return result
      form.draft.rebase(found, form.getValues())
      return stopped(SAVED_AS_SENT)
    },
  })

  /** Whether nothing was typed since the save was sent. */
  const isAsTyped = ({ typed }: Sent) => changedFields(fields, form.getValues(), typed).length === 0

  /** The saved record among these rows, or new ones that are made of what was typed. */
  function findSaved(rows: readonly Row[], { typed, rowsBefore, stored }: Sent): Typed[] {
    if (stored !== null)
      return rows
        .filter((row) => isSame(row, stored))
        .slice(0, 1)
        .map(toForm)
    const newRows = rows.filter((row) => !rowsBefore.some((old) => isSame(old, row)))
    const hasTypedFields = (row: Row) => changedFields(fields, toForm(row), typed).length === 0
    return newRows.filter((row) => props.isMade?.(row, typed) ?? hasTypedFields(row)).map(toForm)
  }
  /** Whether the record on the server has all that was typed, with or without other changes. */
  function isWritten(found: Typed, { typed, stored }: Sent): boolean {
    if (stored === null) return true
    const missing = changedFields(fields, typed, found)
    return !changedFields(fields, typed, toForm(stored)).some((field) => missing.includes(field))
  }

  async function saved(sent: Sent): Promise<SaveResult> {
    awaitSavedRow()
    notify(words.done, 'success', { subject: sent.name, action: props.offer?.(sent.typed) })
    if (recordWrite.isOwn(sent)) await props.after?.(sent.typed, sent.stored)
    return DONE
  }

  async function attempt(values: Values): Promise<SaveResult> {
    setChoice(undefined)
    const { form: formName, record: recordKey } = form.draft.id
    const typed = { ...form.getValues() }
    const key = `${formName}:${record === null ? JSON.stringify(typed) : recordKey}`
    if (recordWrite.openWrites.isBusy(key)) return stopped(STILL_SAVING)
    // What was sent before and never known is found out before it is sent again.
    const earlier = recordWrite.openWrites.unanswered<Sent>(key)
    if (earlier) return recordWrite.checkOutcome(earlier)
    const rowsBefore = await props.read()
    // The record of an earlier try has arrived late: it is not created twice.
    if (notFound && isAsTyped(notFound) && findSaved(rowsBefore, notFound).length > 0)
      return saved(notFound)
    const stored = (record && rowsBefore.find((row) => isSame(row, record))) ?? null
    const owner = recordWrite.currentOwner()
    const sent = { key, name: props.name(typed), owner, typed, rowsBefore, stored }
    return objection(sent) ?? send(values, sent)
  }

  /** Why it is not written, by what was just read. */
  function objection({ name, typed, rowsBefore, stored }: Sent): SaveResult | undefined {
    if (record !== null && stored === null) return stopped(words.gone ?? GONE)
    const refusal = props.refuse?.(rowsBefore, typed)
    if (refusal !== undefined) return stopped(refusal)
    if (stored === null) return undefined
    const theirs = toForm(stored)
    const seen = props.seen ?? form.draft.seen()
    const differences = conflicts(fields, { seen, mine: typed, theirs })
    if (differences.length === 0) return undefined
    setChoice({ differences, theirs })
    return { kind: 'shown', elsewhere: `${name} ${LEFT_CHANGED}` }
  }

  async function send(values: Values, sent: Sent): Promise<SaveResult> {
    try {
      const outcome = await recordWrite.send(sent, () => props.write(values, sent.stored))
      if (outcome) return outcome
    } catch (error) {
      if (error instanceof SaveStopped) {
        const { message, isShown } = error
        const elsewhere = `${sent.name}: ${message}`
        return isShown ? { kind: 'shown', elsewhere } : stopped(message)
      }
      if (!(await isAlreadyCreated(sent, error))) throw error
    }
    recordWrite.lateWrites.acknowledge(sent.key, [sent.typed])
    const result = await saved(sent)
    void recordWrite.readBack(sent, ([found]) => {
      if (found === undefined)
        return `${sent.name} was saved, but the server doesn’t list it. Please check it.`
      const words = differenceWords(fields, found, sent.typed)
      return words && `${sent.name} was saved, but the server holds something else: ${words}.`
    })
    return result
  }

  /**
   * Whether a new record was refused because this save has created it. A browser repeats a request when its
   * open connection breaks off, and the server then finds the record of the first request.
   */
  async function isAlreadyCreated(sent: Sent, error: unknown): Promise<boolean> {
    if (sent.stored !== null || !isRefused(error)) return false
    const rows = await props.read().catch(() => [])
    return findSaved(rows, sent).some(
      (found) => changedFields(fields, found, sent.typed).length === 0,
    )
  }

  return {
    isUnconfirmed: recordWrite.isUnconfirmed,
    /** For FormDialog. */
    dialog: {
      ...recordWrite.form,
      form,
      save: {
        name: recordWrite.isUnconfirmed ? 'Check again' : (words.save ?? 'Save'),
        busy: words.busy,
      },
      onSave(values: Values): Promise<SaveResult> {
        const release = holdDraft(form.draft.id)
        return recordWrite.run(props.name(form.getValues()), () => attempt(values)).finally(release)
      },
      choice: choice && <FieldChoice form={form} {...choice} onEnd={() => setChoice(undefined)} />,
      wasBeingSaved: recordWrite.openWrites.wasUnfinished(props.name(form.getValues())),
    },
  }
}
