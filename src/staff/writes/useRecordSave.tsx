import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { isRefused } from '../../api/errors'
import type { FailureMessages } from '../../api/writes/messages'
import { holdDraft } from '../../ui/form/drafts'
import type { DraftForm } from '../../ui/form/useDraftForm'
import { DONE, type SaveResult, stopped } from '../../ui/form/useSave'
import { useNotify } from '../../ui/Notifications'
import { FieldChoice, type VersionChoice } from './FieldChoice'
import { changedFields, differenceWords, type FieldTexts, fieldConflicts } from './fieldTexts'
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

/** The texts of a save. `done` and `failed` come from the record's entry of `MESSAGES`. */
interface SaveWords {
  done: string
  failed: FailureMessages
  /** The message if the record was deleted in the meantime; by default, a general one. */
  gone?: string
  /** The text of the form's button. */
  save?: string
  busy: string
}

/** The texts of a record type whose form adds and edits. */
export type EditWords = Record<'add' | 'edit', Omit<SaveWords, 'busy'>>

/** The texts of a form that changes a record, or that adds one if null or false. */
export const addOrEdit = ({ add, edit }: EditWords, record: object | boolean | null): SaveWords =>
  record ? { ...edit, busy: 'Saving...' } : { ...add, busy: 'Adding...' }

/**
 * The options of {@link useRecordSave}; see RepDialog for an example. To read a single record,
 * return a list of one: `read: async () => [await refetchFresh(query)]`.
 */
export interface RecordSave<Row, Typed extends FieldValues, Values> {
  form: DraftForm<Typed, Values>
  /** The labels and texts of the fields, to compare and to show them. */
  fields: FieldTexts<Typed>
  /** The record that the dialog was opened for; null for a new record. */
  record: Row | null
  /** Reads the records with `useRefetchFresh`. `sent` are the sent values. Throws ApiError. */
  read: (sent?: Typed, isSaved?: boolean) => Promise<readonly Row[]>
  /** Whether two rows are versions of the same record. */
  isSame: (a: Row, b: Row) => boolean
  /** Converts a record to field values. */
  toForm: (row: Row) => Typed
  /** Whether a new row was created from the typed values; by default, compares the fields. */
  isMade?: (row: Row, typed: Typed) => boolean
  /**
   * Sends the write. `stored` is the record as just read, which has the values without a field,
   * such as ids; null for a new record. Throws ApiError, or SaveStopped if nothing may be sent.
   */
  write: (values: Values, stored: Row | null) => Promise<unknown>
  /** Returns why the typed record conflicts with the stored ones, for example as a duplicate. */
  refuse?: (rows: readonly Row[], typed: Typed) => string | undefined
  /** The values that the person has seen; by default, those that the form opened with. */
  seen?: Typed | undefined
  /** Called with the sent values once the record is known to be saved, even without a response. */
  after?: (typed: Typed, before: Row | null) => Promise<void> | void
  /** Returns the action of the message after the save. */
  offer?: ((typed: Typed) => { name: string; run: () => void }) | undefined
  /** Returns the record's name, for messages shown after the form was closed. */
  name: (typed: Typed) => string
  words: SaveWords
}

/**
 * Saves a record after reading it again. If another person has changed it since the form opened,
 * the person chooses between both versions.
 * @returns `dialog`, to spread into FormDialog.
 */
export function useRecordSave<Row, Typed extends FieldValues, Values>(
  options: RecordSave<Row, Typed, Values>,
) {
  /** `rowsBefore` are the records before the write, `stored` the one among them; null if new. */
  type Sent = SentWrite & { typed: Typed; rowsBefore: readonly Row[]; stored: Row | null }
  const {
    form,
    fields,
    record,
    read,
    isSame,
    toForm,
    isMade,
    write,
    refuse,
    seen,
    after,
    offer,
    name: nameOf,
    words,
  } = options
  const notify = useNotify()
  const [choice, setChoice] = useState<VersionChoice<Typed>>()
  /** A new record that wasn't found after a write without a response, but may arrive late. */
  const [notFound, setNotFound] = useState<Sent>()
  const recordWrite = useRecordWrite<Sent, Typed>({
    failed: words.failed,
    unconfirmed: UNCONFIRMED,
    fields,
    before: ({ stored }) => (stored === null ? [] : [toForm(stored)]),
    refetch: async (sent, isSaved) => findSaved(await read(sent.typed, isSaved), sent),
    // Called after a write without a response, with the record as it is now.
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

  /** Reads the records again, then writes the typed one if nothing has changed in the meantime. */
  async function attempt(values: Values): Promise<SaveResult> {
    setChoice(undefined)
    const { form: formName, record: recordKey } = form.draft.id
    const typed = { ...form.getValues() }
    const key = `${formName}:${record === null ? JSON.stringify(typed) : recordKey}`
    if (recordWrite.openWrites.isBusy(key)) return stopped(STILL_SAVING)
    // If the result of an earlier write is unknown, finds it out before sending again.
    const earlier = recordWrite.openWrites.unanswered<Sent>(key)
    if (earlier) return recordWrite.checkOutcome(earlier)

    const rowsBefore = await read()
    // The record of an earlier try has arrived late, so it isn't created twice.
    if (notFound && isAsTyped(notFound) && findSaved(rowsBefore, notFound).length > 0)
      return saved(notFound)
    const stored = (record && rowsBefore.find((row) => isSame(row, record))) ?? null
    const owner = recordWrite.currentOwner()
    const sent = { key, name: nameOf(typed), owner, typed, rowsBefore, stored }
    return objection(sent) ?? send(values, sent)
  }

  /** The reason not to write the record, given what was just read. */
  function objection({ name, typed, rowsBefore, stored }: Sent): SaveResult | undefined {
    if (record !== null && stored === null) return stopped(words.gone ?? GONE)
    const refusal = refuse?.(rowsBefore, typed)
    if (refusal !== undefined) return stopped(refusal)
    if (stored === null) return undefined
    const theirs = toForm(stored)
    const versions = { seen: seen ?? form.draft.seen(), mine: typed, theirs }
    const differences = fieldConflicts(fields, versions)
    if (differences.length === 0) return undefined
    setChoice({ differences, theirs })
    return { kind: 'shown', messageIfClosed: `${name} ${LEFT_CHANGED}` }
  }

  /** Sends the write, and finds out its result if there is no response. */
  async function send(values: Values, sent: Sent): Promise<SaveResult> {
    try {
      const outcome = await recordWrite.send(sent, () => write(values, sent.stored))
      if (outcome) return outcome
    } catch (error) {
      if (error instanceof SaveStopped) {
        const { message, isShown } = error
        const messageIfClosed = `${sent.name}: ${message}`
        return isShown ? { kind: 'shown', messageIfClosed } : stopped(message)
      }
      if (!(await isAlreadyCreated(sent, error))) throw error
    }
    recordWrite.lateWrites.acknowledge(sent.key, [sent.typed])
    const result = await saved(sent)
    // Reads the record once more, and warns if the server has something else.
    void recordWrite.readBack(sent, ([found]) => {
      if (found === undefined)
        return `${sent.name} was saved, but the server doesn’t list it. Please check it.`
      const change = differenceWords(fields, found, sent.typed)
      return change && `${sent.name} was saved, but the server holds something else: ${change}.`
    })
    return result
  }

  /** Reports a write that is known to be done, and starts what follows it. */
  async function saved(sent: Sent): Promise<SaveResult> {
    awaitSavedRow()
    notify(words.done, 'success', { subject: sent.name, action: offer?.(sent.typed) })
    if (recordWrite.isOwn(sent)) await after?.(sent.typed, sent.stored)
    return DONE
  }

  /** Whether the form still has the sent values. */
  const isAsTyped = ({ typed }: Sent) => isEqual(form.getValues(), typed)

  /** Whether two versions have the same fields. */
  const isEqual = (a: Typed, b: Typed) => changedFields(fields, a, b).length === 0

  /** Finds the saved record in these rows, or new rows created from the typed values. */
  function findSaved(rows: readonly Row[], { typed, rowsBefore, stored }: Sent): Typed[] {
    if (stored !== null) {
      const found = rows.find((row) => isSame(row, stored))
      return found === undefined ? [] : [toForm(found)]
    }
    const newRows = rows.filter((row) => !rowsBefore.some((old) => isSame(old, row)))
    return newRows.filter((row) => isMade?.(row, typed) ?? isEqual(toForm(row), typed)).map(toForm)
  }

  /** Whether the stored record has all typed values, with or without other changes. */
  function isWritten(found: Typed, { typed, stored }: Sent): boolean {
    if (stored === null) return true
    const sentFields = changedFields(fields, typed, toForm(stored))
    const missing = changedFields(fields, typed, found)
    return !sentFields.some((field) => missing.includes(field))
  }

  /**
   * Whether a new record was refused because this save has already created it. A browser repeats a
   * request if its connection breaks, and the server then refuses the repeated request as a
   * duplicate.
   */
  async function isAlreadyCreated(sent: Sent, error: unknown): Promise<boolean> {
    if (sent.stored !== null || !isRefused(error)) return false
    const rows = await read().catch(() => [])
    return findSaved(rows, sent).some((found) => isEqual(found, sent.typed))
  }

  return {
    isUnconfirmed: recordWrite.isUnconfirmed,
    /** The props to spread into FormDialog. */
    dialog: {
      ...recordWrite.form,
      form,
      save: {
        name: recordWrite.isUnconfirmed ? 'Check again' : (words.save ?? 'Save'),
        busy: words.busy,
      },
      onSave(values: Values): Promise<SaveResult> {
        const release = holdDraft(form.draft.id)
        return recordWrite.run(nameOf(form.getValues()), () => attempt(values)).finally(release)
      },
      choice: choice && <FieldChoice form={form} {...choice} onEnd={() => setChoice(undefined)} />,
      wasBeingSaved: recordWrite.openWrites.wasUnfinished(nameOf(form.getValues())),
    },
  }
}
