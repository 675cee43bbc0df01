import { type ReactNode, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { ApiError, isStatus } from '../../../api/http/errors'
import { holdDraft } from '../../../ui/form/drafts'
import type { DraftForm } from '../../../ui/form/useDraftForm'
import { useNotify } from '../../../ui/Notifications'
import { FieldChoice } from './FieldChoice'
import { conflicts, type Difference, differing, type FieldTexts } from './fields'
import { useSaves } from './SavesProvider'
import { differenceWords, type Saves } from './saves'
import { CANNOT_TELL, CHECK_AGAIN, CHECKING, isUnknown } from './unknown'
import { useIsHere } from './useIsHere'

/** What a form tells of its record; see {@link useRecordSave}. */
export interface RecordSave<Row, Typed extends FieldValues, Values> {
  form: DraftForm<Typed, Values>
  /** How the fields read, to compare and to show them. */
  fields: FieldTexts<Typed>
  /** The record as the dialog was opened for it; null for a new one. */
  record: Row | null
  /** All records among which this one is, read now: by `useReread`. Throws ApiError. */
  read: () => Promise<readonly Row[]>
  /** Are these two the same record, perhaps changed? */
  isSame: (one: Row, other: Row) => boolean
  /** A record as the fields hold it. */
  toForm: (row: Row) => Typed
  /** Among records that were not there before: is this the one made of what was typed? */
  isMade?: (row: Row, typed: Typed) => boolean
  /**
   * The one write. `now` is the record as just read, null for a new one: what the form does not
   * hold, ids above all, goes by it.
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
  words: {
    saved: string
    /** The words of a failure that is one: of `failureWords`. */
    failed: (error: unknown) => string
    /** The record was deleted meanwhile, where a screen has words of its own. */
    gone?: string
    /** The form's button. */
    save?: string
    busy: string
  }
}

/** A record that was deleted while it was being changed. */
export const GONE =
  'This was deleted since you opened it, so it cannot be saved. What you typed is still here to copy.'
/** The words stand in the choice. */
const SHOWN_IN_CHOICE = ''
const STILL_SAVING = 'An earlier save of this is still on its way. Please wait a moment.'
const LEFT_CHANGED =
  'was not saved: somebody else changed it meanwhile. What you typed is kept; open it to choose.'

/** A write that left, with all that is needed to find out what became of it. */
interface Sent<Row, Typed> {
  typed: Typed
  before: readonly Row[]
  now: Row | null
  error: ApiError
  mark: ReturnType<Saves['begin']>
}

/**
 * The one way in which a record is saved: it is read again; what somebody else changed since the
 * person began to type is shown beside his own, to choose field by field; then it is written with
 * what was just read, and read back. A write without an answer is found out about before anything
 * is said or sent again. When the form is gone by then, the result is told where the person is.
 *
 * `dialog` goes into FormDialog whole:
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
 *   words: {
 *     saved: rep ? 'Representative updated' : 'Representative added',
 *     failed: (error) => failureWords(error, 'Save failed'),
 *     busy: rep ? 'Saving...' : 'Adding...',
 *   },
 * })
 * return <FormDialog title={…} {...save.dialog} onClose={onClose}>…</FormDialog>
 * ```
 *
 * A record that is read alone is a list of one: `read: async () => [await reread(one)]`, or of none.
 */
export function useRecordSave<Row, Typed extends FieldValues, Values>(
  props: RecordSave<Row, Typed, Values>,
) {
  const { form, fields, record, read, isSame, toForm, words } = props
  const saves = useSaves()
  const notify = useNotify()
  const isHere = useIsHere()
  const [note, setNote] = useState('')
  const [undecided, setUndecided] = useState<Sent<Row, Typed>>()
  const [notFound, setNotFound] = useState<Sent<Row, Typed>>()
  const [choice, setChoice] = useState<{ differences: Difference[]; theirs: Typed }>()

  const find = (rows: readonly Row[], wanted: Row | null) =>
    wanted === null ? undefined : rows.find((row) => isSame(row, wanted))
  const made = (
    { before, typed }: Pick<Sent<Row, Typed>, 'before' | 'typed'>,
    rows: readonly Row[],
  ) =>
    rows.filter(
      (row) =>
        !before.some((old) => isSame(old, row)) &&
        (props.isMade?.(row, typed) ?? differing(fields, toForm(row), typed).length === 0),
    )
  /** What the server holds of what was sent: the record, or those made of it. */
  const found = (
    sent: Pick<Sent<Row, Typed>, 'before' | 'now' | 'typed'>,
    rows: readonly Row[],
  ) => {
    const now = find(rows, sent.now)
    return (sent.now === null ? made(sent, rows) : now === undefined ? [] : [now]).map(toForm)
  }
  async function look(sent: Sent<Row, Typed>): Promise<Typed[]> {
    const there = found(sent, await read())
    return there.length > 0 || !props.readAfter
      ? there
      : found(sent, await props.readAfter(sent.typed))
  }
  const keyOf = ({ now, typed }: Pick<Sent<Row, Typed>, 'now' | 'typed'>) =>
    `${form.draft.id.form}:${now === null ? JSON.stringify(typed) : form.draft.id.record}`

  /** Saves what stands in the form. Resolves to the words of what stopped it, or to nothing. */
  async function attempt(values: Values): Promise<string | undefined> {
    setChoice(undefined)
    const typed = { ...form.getValues() }
    const place = { now: record, typed }
    if (saves.isBusy(keyOf(place))) return STILL_SAVING
    // What was sent before and never known is found out before it is sent again.
    const open = saves.undecided<Sent<Row, Typed>>(keyOf(place))
    if (open) return findOut(open)
    const before = await read()
    if (notFound && !hasMore(notFound) && made(notFound, before).length > 0) {
      // Its answer was lost and it was not there yet: it has come late, and is not made twice.
      notify(words.saved)
      await props.after?.()
      return undefined
    }
    const now = find(before, record) ?? null
    if (record !== null && now === null) return words.gone ?? GONE
    const refusal = props.refuse?.(before, typed)
    if (refusal !== undefined) return refusal
    const theirs = now && toForm(now)
    const seen = props.seen ?? form.draft.seen()
    const differences = theirs ? conflicts(fields, { seen, mine: typed, theirs }) : []
    if (theirs && differences.length > 0) {
      setChoice({ differences, theirs })
      return SHOWN_IN_CHOICE
    }
    const key = keyOf({ now, typed })
    const mark = saves.begin(key, props.name(typed))
    try {
      await props.write(values, now)
    } catch (error) {
      mark.answered()
      if (isUnknown(error)) return findOut({ typed, before, now, error, mark })
      mark.known()
      if (!(await isRefusedForItself({ typed, before, now }, error))) throw error
    }
    mark.answered()
    mark.known()
    saves.acknowledge(key, [typed])
    notify(words.saved)
    await props.after?.()
    // Who has left meanwhile has no lists to be filled again.
    if (saves.hasOwner()) void readBack({ typed, before, now })
  }

  /**
   * Was a new record refused because it is there? A browser sends a write once more by itself when
   * the connection that it had kept breaks off, and the server then meets the first one's record.
   */
  async function isRefusedForItself(
    sent: Pick<Sent<Row, Typed>, 'before' | 'now' | 'typed'>,
    error: unknown,
  ): Promise<boolean> {
    if (sent.now !== null || !(error instanceof ApiError) || error.kind !== 'refused') return false
    const rows = await read().catch(() => [])
    return found(sent, rows).some((there) => differing(fields, there, sent.typed).length === 0)
  }

  /** Finds out what became of a write without an answer; says so as {@link attempt} does. */
  async function findOut(sent: Sent<Row, Typed>): Promise<string | undefined> {
    const { typed, now, error, mark } = sent
    setNote(CHECKING)
    const answer = await look(sent).catch((failure: unknown) => {
      if (failure instanceof ApiError) return null
      throw failure
    })
    setNote('')
    const there = answer ?? (now === null ? [] : [toForm(now)])
    saves.watch({
      key: keyOf(sent),
      name: props.name(typed),
      fields,
      expected: there,
      look: () => look(sent),
      tell: (text) => notify(text, 'warning'),
    })
    const open = answer === null ? sent : undefined
    setUndecided(open)
    saves.decide(keyOf(sent), open)
    if (open) return CANNOT_TELL
    mark.known()
    if (!isWritten(sent, there[0])) {
      setNotFound(now === null ? sent : undefined)
      return words.failed(error)
    }
    notify(words.saved)
    await props.after?.()
    if (!hasMore(sent) || !isHere.current) return undefined
    form.draft.rebase(there[0] as Typed, form.getValues())
    return 'This was saved as it was sent. What you typed since then is not.'
  }

  /** Was more typed since it was sent? */
  const hasMore = ({ typed }: Sent<Row, Typed>) =>
    differing(fields, form.getValues(), typed).length > 0

  /** Is what was typed on the server, whatever else somebody changed there? */
  function isWritten({ typed, now }: Sent<Row, Typed>, there: Typed | undefined): boolean {
    if (there === undefined || now === null) return there !== undefined
    const sent = differing(fields, typed, toForm(now))
    const missing = differing(fields, typed, there)
    return !sent.some((field) => missing.includes(field))
  }

  /** Says when the server has something else than was acknowledged. */
  async function readBack(sent: Omit<Sent<Row, Typed>, 'error' | 'mark'>): Promise<void> {
    const rows = await (props.readAfter?.(sent.typed) ?? read()).catch(() => null)
    if (rows === null || saves.isBusy(keyOf(sent))) return
    const [there] = found(sent, rows)
    const name = props.name(sent.typed)
    const other = there && differenceWords(fields, there, sent.typed)
    if (there === undefined) {
      notify(`${name} was saved, but the server does not list it. Please look at it.`, 'warning')
    } else if (other) {
      notify(`${name} was saved, but the server holds something else: ${other}.`, 'warning')
    }
  }

  async function onSave(values: Values): Promise<string | undefined> {
    const name = props.name(form.getValues())
    const release = holdDraft(form.draft.id)
    let stopped: string | undefined
    try {
      stopped = undecided ? await findOut(undecided) : await attempt(values)
    } catch (error) {
      stopped = words.failed(error)
      if (isStatus(error, 401)) return stopped
    } finally {
      release()
    }
    if (stopped !== undefined && !isHere.current) {
      const isChange = stopped === SHOWN_IN_CHOICE
      notify(isChange ? `${name} ${LEFT_CHANGED}` : `${name}: ${stopped}`, 'warning')
    }
    return stopped
  }

  const notice: ReactNode = choice && (
    <FieldChoice
      differences={choice.differences}
      onChoose={(theirs) => {
        const values = form.getValues()
        const chosen = Object.entries(choice.theirs).filter(([field]) => theirs.has(field))
        form.draft.rebase(choice.theirs, { ...values, ...Object.fromEntries(chosen) })
      }}
      onTakeAll={() => {
        form.draft.rebase(choice.theirs, choice.theirs)
        setChoice(undefined)
      }}
    />
  )
  return {
    /** A write was sent and nobody knows what became of it: a save asks for that alone. */
    isUndecided: undecided !== undefined,
    /** For FormDialog. */
    dialog: {
      form,
      save: { name: undecided ? CHECK_AGAIN : (words.save ?? 'Save'), busy: words.busy },
      onSave,
      choice: notice,
      note,
      wasBeingSaved: saves.left().some(({ name }) => name === props.name(form.getValues())),
    },
  }
}
