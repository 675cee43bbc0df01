import { useState } from 'react'
import { ApiError, isStatus } from '../../../api/http/errors'
import { useNotify } from '../../../ui/Notifications'
import { differing, type FieldTexts } from './fields'
import { useSaves } from './SavesProvider'
import type { Saves } from './saves'
import { CANNOT_TELL_DELETED, CHECK_AGAIN, CHECKING, isUnknown } from './unknown'
import { useIsHere } from './useIsHere'

/** What a question tells of what it would delete; see {@link useRecordDelete}. */
export interface RecordDelete<Row, Shown> {
  /** What the question names when it opens: all that goes with one press, in most cases one record. */
  records: readonly Row[]
  /** All records among which these are, read now: by `useReread`. Throws ApiError. */
  read: () => Promise<readonly Row[]>
  /** Of these the ones that a press takes away now; none when it was deleted already. */
  find: (rows: readonly Row[]) => readonly Row[]
  /** What the question shows of a record, to compare and to tell. */
  fields: FieldTexts<Shown>
  shown: (row: Row) => Shown
  /** The one write. `now` is the first of `find`, as just read. */
  write: (now: Row) => Promise<unknown>
  /** What people call it: 'B251009'. */
  name: string
  words: {
    deleted: string
    /** The words of a failure that is one: of `failureWords`. */
    failed: (error: unknown) => string
    busy?: string
  }
}

const CHANGED =
  'This was changed since you opened the question. Above is what is there now: press Delete again to delete that.'

/** A deletion that left and was not answered. */
interface Sent {
  error: ApiError
  mark: ReturnType<Saves['begin']>
}

/**
 * The one way in which a record is deleted: it is read again when the person says yes; what was
 * changed since he read the question is shown in it and wants a second yes; then it is deleted, and
 * looked for once more. A deletion without an answer is found out about before anything is said.
 *
 * `records` are what the question has to name, `dialog` goes into ConfirmDialog whole:
 *
 * ```tsx
 * const removal = useRecordDelete({
 *   records: [rep],
 *   read: () => reread(repsQuery()),
 *   find: (rows) => rows.filter(({ id }) => id === rep.id),
 *   fields: { name: 'Name', email: 'Email' },
 *   shown: ({ name, email }) => ({ name, email }),
 *   write: (now) => remove.mutateAsync(now.id),
 *   name: rep.name,
 *   words: {
 *     deleted: 'Representative deleted',
 *     failed: (error) => failureWords(error, 'Delete failed'),
 *   },
 * })
 * <ConfirmDialog question="Delete this representative?" {...removal.dialog} onClose={onClose}>
 *   {removal.records.map((one) => <RepFacts key={one.id} rep={one} />)}
 * </ConfirmDialog>
 * ```
 */
export function useRecordDelete<Row, Shown>({
  read,
  find,
  fields,
  shown,
  write,
  name,
  words,
  ...props
}: RecordDelete<Row, Shown>) {
  const saves = useSaves()
  const notify = useNotify()
  const isHere = useIsHere()
  const [records, setRecords] = useState(props.records)
  const [note, setNote] = useState('')
  const [undecided, setUndecided] = useState<Sent>()
  const key = `delete:${name}`
  const look = async () => find(await read()).map(shown)

  async function attempt(): Promise<string | undefined> {
    const now = find(await read())
    const [first] = now
    if (first === undefined) {
      notify(`${name} was deleted already.`, 'info')
      return undefined
    }
    if (!isAsNamed(now)) {
      setRecords(now)
      return CHANGED
    }
    const mark = saves.begin(key, name)
    try {
      await write(first)
    } catch (error) {
      mark.answered()
      if (isUnknown(error)) return findOut({ error, mark })
      mark.known()
      throw error
    }
    mark.answered()
    mark.known()
    saves.forget(name)
    notify(words.deleted)
    // Who has left meanwhile has no lists to be filled again.
    if (saves.hasOwner()) void readBack()
  }

  const isAsNamed = (now: readonly Row[]) =>
    now.length === records.length &&
    now.every((row, index) => {
      const named = records[index]
      return named !== undefined && differing(fields, shown(row), shown(named)).length === 0
    })

  async function findOut({ error, mark }: Sent): Promise<string | undefined> {
    setNote(CHECKING)
    const there = await look().catch((failure: unknown) => {
      if (failure instanceof ApiError) return null
      throw failure
    })
    setNote('')
    saves.watch({
      key,
      name,
      fields,
      expected: there ?? records.map(shown),
      look,
      tell: (text) => notify(text, 'warning'),
    })
    setUndecided(there === null ? { error, mark } : undefined)
    if (there === null) return CANNOT_TELL_DELETED
    mark.known()
    if (there.length > 0) return words.failed(error)
    notify(words.deleted)
  }

  /** Says when the server still has what it said was deleted. */
  async function readBack(): Promise<void> {
    const there = await look().catch(() => [])
    if (there.length > 0) {
      notify(`${name} was deleted, but the server still lists it. Please look at it.`, 'warning')
    }
  }

  async function onConfirm(): Promise<string | undefined> {
    let stopped: string | undefined
    try {
      stopped = undecided ? await findOut(undecided) : await attempt()
    } catch (error) {
      stopped = words.failed(error)
      if (isStatus(error, 401)) return stopped
    }
    if (stopped !== undefined && !isHere.current) {
      notify(`${name}: ${stopped === CHANGED ? NOT_DELETED : stopped}`, 'warning')
    }
    return stopped
  }

  return {
    /** What goes with the next press; the question names it. */
    records,
    /** For ConfirmDialog. */
    dialog: {
      action: { name: undecided ? CHECK_AGAIN : 'Delete', busy: words.busy ?? 'Deleting...' },
      onConfirm,
      note,
    },
  }
}

const NOT_DELETED = 'was not deleted: somebody else changed it meanwhile.'
