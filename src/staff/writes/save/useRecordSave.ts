import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { isRefused } from '../../../api/errors'
import { failureWords } from '../../../api/writes/reason'
import { holdDraft } from '../../../ui/form/drafts'
import { DONE, type SaveResult, stopped } from '../../../ui/form/saveResult'
import { useNotify } from '../../../ui/Notifications'
import { awaitSavedRow } from '../savedRows'
import { conflicts, differing } from './fields'
import type { RecordSave } from './recordSave'
import { SaveStopped } from './SaveStopped'
import { useSaves } from './SavesProvider'
import { found, isWritten, made, type OpenWrite, type SentWrite } from './sentWrite'
import { CANNOT_TELL, CHECK_AGAIN, isUnknown } from './unknown'
import { useFieldChoice } from './useFieldChoice'
import { useIsHere } from './useIsHere'
import { useOpenWrite } from './useOpenWrite'
import { useReadBack } from './useReadBack'
import { useTellIfGone } from './useTellIfGone'

const GONE =
  'This was deleted since you opened it, so it cannot be saved. What you typed is still here to copy.'
const STILL_SAVING = 'An earlier save of this is still on its way. Please wait a moment.'
const LEFT_CHANGED =
  'was not saved: somebody else changed it meanwhile. What you typed is kept; open it to choose.'
const SAVED_AS_SENT = 'This was saved as it was sent. What you typed since then is not.'

/**
 * The one way in which a record is saved: it is read again; what somebody else changed since the
 * person began to type is shown beside his own, to choose field by field; then it is written with
 * what was just read, and read back. A write without an answer is found out about before anything
 * is said or sent again. When the form is gone by then, the result is told where the person is.
 * `dialog` goes into FormDialog whole; {@link RecordSave} shows a form that does.
 */
export function useRecordSave<Row, Typed extends FieldValues, Values>(
  props: RecordSave<Row, Typed, Values>,
) {
  type Sent = SentWrite<Row, Typed>
  type Open = OpenWrite<Row, Typed>
  const { form, fields, record, isSame, toForm, words } = props
  const saves = useSaves()
  const notify = useNotify()
  const isHere = useIsHere()
  const choice = useFieldChoice(form)
  const failed = (error: unknown) => failureWords(error, words.failed)
  const tellIfGone = useTellIfGone(failed)
  const [notFound, setNotFound] = useState<Open>()
  const keyOf = ({ now, typed }: Pick<Sent, 'now' | 'typed'>) =>
    `${form.draft.id.form}:${now === null ? JSON.stringify(typed) : form.draft.id.record}`
  const open = useOpenWrite(props, keyOf)
  const readBack = useReadBack(props, keyOf)

  const isAsTyped = (values: Typed, { typed }: Sent) =>
    differing(fields, values, typed).length === 0
  /** Was more typed since it was sent? */
  const hasMore = (sent: Sent) => !isAsTyped(form.getValues(), sent)

  async function saved(): Promise<SaveResult> {
    awaitSavedRow()
    notify(words.done, 'success', { about: props.name(form.getValues()) })
    await props.after?.()
    return DONE
  }

  async function attempt(values: Values): Promise<SaveResult> {
    choice.end()
    const typed = { ...form.getValues() }
    const key = keyOf({ now: record, typed })
    if (saves.isBusy(key)) return stopped(STILL_SAVING)
    // What was sent before and never known is found out before it is sent again.
    const earlier = saves.undecided<Open>(key)
    if (earlier) return findOut(earlier)
    const before = await props.read()
    // Its answer was lost and it was not there yet: it has come late, and is not made twice.
    if (notFound && !hasMore(notFound) && made(props, notFound, before).length > 0) return saved()
    const now = (record && before.find((row) => isSame(row, record))) ?? null
    return objection({ typed, before, now }) ?? send(values, { typed, before, now })
  }

  /** Why it is not written, by what was just read. */
  function objection({ typed, before, now }: Sent): SaveResult | undefined {
    if (record !== null && now === null) return stopped(words.gone ?? GONE)
    const refusal = props.refuse?.(before, typed)
    if (refusal !== undefined) return stopped(refusal)
    if (now === null) return undefined
    const theirs = toForm(now)
    const seen = props.seen ?? form.draft.seen()
    const differences = conflicts(fields, { seen, mine: typed, theirs })
    if (differences.length === 0) return undefined
    choice.offer(differences, theirs)
    return { kind: 'shown', elsewhere: `${props.name(typed)} ${LEFT_CHANGED}` }
  }

  async function send(values: Values, sent: Sent): Promise<SaveResult> {
    const key = keyOf(sent)
    const name = props.name(sent.typed)
    const mark = saves.begin(key, name)
    try {
      await props.write(values, sent.now)
    } catch (error) {
      mark.answered()
      if (isUnknown(error)) return findOut({ ...sent, error, mark })
      mark.known()
      if (error instanceof SaveStopped) return error.result(name)
      if (!(await isRefusedForItself(sent, error))) throw error
    }
    mark.answered()
    mark.known()
    saves.acknowledge(key, [sent.typed])
    const result = await saved()
    // Who has left meanwhile has no lists to be filled again.
    if (saves.hasOwner()) void readBack(sent)
    return result
  }

  /**
   * Was a new record refused because it is there? A browser sends a write once more by itself when
   * the connection that it had kept breaks off, and the server then meets the first one's record.
   */
  async function isRefusedForItself(sent: Sent, error: unknown): Promise<boolean> {
    if (sent.now !== null || !isRefused(error)) return false
    const rows = await props.read().catch(() => [])
    return found(props, sent, rows).some((there) => isAsTyped(there, sent))
  }

  /** Finds out what became of a write without an answer. Throws its error when it was not done. */
  async function findOut(sent: Open): Promise<SaveResult> {
    const answer = await open.findOut(sent)
    if (answer === null) return stopped(CANNOT_TELL)
    const [there] = answer
    if (there === undefined || !isWritten(props, sent, there)) {
      setNotFound(sent.now === null ? sent : undefined)
      throw sent.error
    }
    const result = await saved()
    if (!hasMore(sent) || !isHere.current) return result
    form.draft.rebase(there, form.getValues())
    return stopped(SAVED_AS_SENT)
  }

  async function onSave(values: Values): Promise<SaveResult> {
    const name = props.name(form.getValues())
    const release = holdDraft(form.draft.id)
    try {
      return await tellIfGone(name, () =>
        open.undecided ? findOut(open.undecided) : attempt(values),
      )
    } finally {
      release()
    }
  }

  return {
    /** A write was sent and nobody knows what became of it: a save asks for that alone. */
    isUndecided: open.undecided !== undefined,
    /** For FormDialog. */
    dialog: {
      form,
      save: { name: open.undecided ? CHECK_AGAIN : (words.save ?? 'Save'), busy: words.busy },
      onSave,
      failed,
      choice: choice.notice,
      note: open.note,
      wasBeingSaved: saves.left.get().some(({ name }) => name === props.name(form.getValues())),
    },
  }
}
