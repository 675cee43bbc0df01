import { useState } from 'react'
import type { ApiError } from '../../../api/errors'
import { type FailedWords, failureWords } from '../../../api/writes/reason'
import { DONE, type SaveResult, stopped } from '../../../ui/form/saveResult'
import { useNotify } from '../../../ui/Notifications'
import type { Deleted } from '../restore/deleted'
import { useRecentlyDeletedStore } from '../restore/useRecentlyDeleted'
import { differing, type FieldTexts } from './fields'
import { useSaves } from './SavesProvider'
import type { Saves } from './saves'
import { CANNOT_TELL_DELETED, CHECK_AGAIN, isUnknown } from './unknown'
import { useInquiry } from './useInquiry'
import { useTellIfGone } from './useTellIfGone'

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
  /**
   * What to make again when it is undone, of what was just read: the records that go, among all.
   * Where there is none, nothing is offered.
   */
  restore?: (going: readonly Row[], all: readonly Row[]) => Deleted | undefined
  /** What people call it: 'B251009'. */
  name: string
  /** Those of `WORDS`, by record. */
  words: {
    done: string
    failed: FailedWords
  }
}

const CHANGED =
  'This was changed since you opened the question. Above is what is there now: press Delete again to delete that.'
const NOT_DELETED = 'was not deleted: somebody else changed it meanwhile.'

/** A deletion that left and was not answered. */
interface Sent {
  error: ApiError
  mark: ReturnType<Saves['begin']>
  deleted: Deleted | undefined
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
 *   words: WORDS.rep.delete,
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
  restore,
  name,
  words,
  ...props
}: RecordDelete<Row, Shown>) {
  const saves = useSaves()
  const notify = useNotify()
  const recentlyDeleted = useRecentlyDeletedStore()
  const failed = (error: unknown) => failureWords(error, words.failed)
  const tellIfGone = useTellIfGone(failed)
  const { note, ask } = useInquiry()
  const [records, setRecords] = useState(props.records)
  const [undecided, setUndecided] = useState<Sent>()
  const key = `delete:${name}`
  const look = async () => find(await read()).map(shown)

  async function attempt(): Promise<SaveResult> {
    const all = await read()
    const now = find(all)
    const [first] = now
    if (first === undefined) {
      notify(`${name} was deleted already.`, 'info', { about: name })
      return DONE
    }
    if (!isAsNamed(now)) {
      setRecords(now)
      return stopped(CHANGED, `${name}: ${NOT_DELETED}`)
    }
    const deleted = restore?.(now, all)
    const mark = saves.begin(key, name)
    try {
      await write(first)
    } catch (error) {
      mark.answered()
      if (isUnknown(error)) return findOut({ error, mark, deleted })
      mark.known()
      throw error
    }
    mark.answered()
    mark.known()
    saves.forget(name)
    const kept = tellDone(deleted)
    // Who has left meanwhile has no lists to be filled again.
    if (saves.hasOwner()) void readBack(kept)
    return DONE
  }

  /** Says that it is done and offers to undo it. @returns its number among the deleted ones. */
  function tellDone(deleted: Deleted | undefined): number | null {
    const kept = deleted ? recentlyDeleted.keep(deleted, name) : null
    const action =
      kept === null ? undefined : { name: 'Undo', run: () => recentlyDeleted.ask(kept) }
    const takeBack = notify(words.done, 'success', { about: name, action })
    if (kept !== null) recentlyDeleted.told(kept, takeBack)
    return kept
  }

  const isAsNamed = (now: readonly Row[]) =>
    now.length === records.length &&
    now.every((row, index) => {
      const named = records[index]
      return named !== undefined && differing(fields, shown(row), shown(named)).length === 0
    })

  /** Finds out what became of a write without an answer. Throws its error when it was not done. */
  async function findOut(sent: Sent): Promise<SaveResult> {
    const there = await ask({ key, name, fields, expected: records.map(shown), look })
    setUndecided(there === null ? sent : undefined)
    if (there === null) return stopped(CANNOT_TELL_DELETED)
    sent.mark.known()
    if (there.length > 0) throw sent.error
    tellDone(sent.deleted)
    return DONE
  }

  /** Says when the server still has what it said was deleted. */
  async function readBack(kept: number | null): Promise<void> {
    const there = await look().catch(() => [])
    // What was made again meanwhile is meant to be there.
    if (there.length > 0 && !(kept !== null && recentlyDeleted.isTouched(kept))) {
      notify(`${name} was deleted, but the server still lists it. Please look at it.`, 'warning', {
        about: name,
      })
    }
  }

  return {
    /** What goes with the next press; the question names it. */
    records,
    /** For ConfirmDialog. */
    dialog: {
      action: { name: undecided ? CHECK_AGAIN : 'Delete', busy: 'Deleting...' },
      onConfirm: () => tellIfGone(name, () => (undecided ? findOut(undecided) : attempt())),
      failed,
      note,
    },
  }
}
