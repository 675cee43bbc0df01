import { useState } from 'react'
import { type ApiError, isUnknown } from '../../api/errors'
import { type FailedWords, failureWords } from '../../api/writes/words'
import { useIsMounted } from '../../lib/useIsMounted'
import { DONE, type SaveResult, stopped } from '../../ui/form/saveResult'
import { useNotify } from '../../ui/Notifications'
import { differing, type FieldTexts } from './fields'
import type { RunOrder } from './runStore'
import type { Saves } from './saves'
import type { Step } from './steps/step'
import { useRuns } from './useRuns'
import { useSaves } from './WritesProvider'
import { CHECK_AGAIN, useFindOut, useReportIfGone } from './writeOutcome'

/** The options of {@link useRecordDelete}. */
export interface RecordDelete<Row, Shown> {
  /** What the question names when it opens: all that goes with one press, in most cases one record. */
  records: readonly Row[]
  /** All records among which these are, read now: by `useReread`. Throws ApiError. */
  read: () => Promise<readonly Row[]>
  /** Of these the ones that a press takes away now; none when it was already deleted. */
  find: (rows: readonly Row[]) => readonly Row[]
  /** What the question shows of a record, to compare and to show. */
  fields: FieldTexts<Shown>
  shown: (row: Row) => Shown
  /** The one write. `now` is the first of `find`, as just read. */
  write: (now: Row) => Promise<unknown>
  /**
   * The step that it is, of what was just read: the records that go, among all. It is undone from
   * that. Where there is none, nothing is offered.
   */
  step?: (going: readonly Row[], all: readonly Row[]) => Step | undefined
  /** What is to be run once it is deleted, and undone with it. */
  sequel?: () => RunOrder | undefined
  /** What people call it: 'B251009'. */
  name: string
  /** Those of `WORDS`, by record. */
  words: {
    done: string
    failed: FailedWords
  }
}

const CHANGED =
  'This was changed since you opened it. The current version is above: press Delete again to delete it.'
const NOT_DELETED = 'wasn’t deleted, because someone else changed it.'
const CANNOT_TELL = 'We couldn’t confirm whether this was deleted.'

/** A deletion without a response. */
interface Sent {
  error: ApiError
  mark: ReturnType<Saves['begin']>
  step: Step | undefined
  /** Who sent it, as a mark. */
  owner: string
}

/**
 * Deletes a record. It is read again when the person confirms. When it was changed since they read the
 * question, the question shows the change and needs a second confirmation. After the delete it is looked for
 * once more. When a delete has no response, its result is found out before anything is reported.
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
 *   step: ([now = rep], all) => deleteRepStep(now, all, locations),
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
  step,
  sequel,
  name,
  words,
  ...props
}: RecordDelete<Row, Shown>) {
  const saves = useSaves()
  const notify = useNotify()
  const runs = useRuns()
  const failed = (error: unknown) => failureWords(error, words.failed)
  const reportIfGone = useReportIfGone(failed, useIsMounted())
  const { note, findOut: ask } = useFindOut()
  const [records, setRecords] = useState(props.records)
  const [undecided, setUndecided] = useState<Sent>()
  const key = `delete:${name}`
  const look = async () => find(await read()).map(shown)

  async function attempt(): Promise<SaveResult> {
    const all = await read()
    const now = find(all)
    const [first] = now
    if (first === undefined) {
      notify(`${name} was already deleted.`, 'info', { about: name })
      return DONE
    }
    if (!isAsNamed(now)) {
      setRecords(now)
      return stopped(CHANGED, `${name}: ${NOT_DELETED}`)
    }
    const deleting = { step: step?.(now, all), owner: saves.owner() }
    const mark = saves.begin(key, name)
    try {
      await write(first)
    } catch (error) {
      mark.answered()
      if (isUnknown(error)) return findOut({ error, mark, ...deleting })
      mark.known()
      throw error
    }
    mark.answered()
    mark.known()
    saves.forget(name)
    const isRestored = reportDone(deleting)
    // After Logout no list is filled again.
    if (saves.owner() !== '') void readBack(isRestored)
    return DONE
  }

  /** Reports that it is done and offers to undo it. @returns whether it was undone since. */
  function reportDone({ step, owner }: Pick<Sent, 'step' | 'owner'>): () => boolean {
    // The next person neither runs what follows nor can undo it.
    const isTheirs = saves.owner() === owner || saves.owner() === ''
    const next = isTheirs ? sequel?.() : undefined
    if (step === undefined || !isTheirs) {
      if (next) runs.start(next)
      notify(words.done, 'success', { about: name })
      return () => false
    }
    const order = next ?? { doing: `Deleting ${name}`, done: `Deleted ${name}`, steps: [] }
    const id = runs.start({ ...order, doneSteps: [step], deleted: name })
    const action = { name: 'Undo', run: () => void runs.restore(id) }
    runs.onRestore(id, notify(words.done, 'success', { about: name, action }))
    return () => runs.isRestored(id)
  }

  const isAsNamed = (now: readonly Row[]) =>
    now.length === records.length &&
    now.every((row, index) => {
      const named = records[index]
      return named !== undefined && differing(fields, shown(row), shown(named)).length === 0
    })

  /** Finds out what became of a write without a response. Throws its error when it was not done. */
  async function findOut(sent: Sent): Promise<SaveResult> {
    const there = await ask({ key, name, fields, expected: records.map(shown), look })
    setUndecided(there === null ? sent : undefined)
    if (there === null) return stopped(CANNOT_TELL)
    sent.mark.known()
    if (there.length > 0) throw sent.error
    reportDone(sent)
    return DONE
  }

  /** Warns when the server still lists the deleted record. */
  async function readBack(isRestored: () => boolean): Promise<void> {
    const there = await look().catch(() => [])
    // A restored record is expected.
    if (there.length > 0 && !isRestored()) {
      notify(`${name} was deleted, but the server still lists it. Please check it.`, 'warning', {
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
      onConfirm: () => reportIfGone(name, () => (undecided ? findOut(undecided) : attempt())),
      failed,
      note,
    },
  }
}

/** What a question about one row of a list is given. */
export interface RowQuestion<Row> {
  row: Row
  /** All rows as the list has them. */
  rows: Row[]
  onClose: () => void
}

interface RowDelete<Row, Shown extends keyof Row>
  extends Pick<RecordDelete<Row, Pick<Row, Shown>>, 'read' | 'fields' | 'step' | 'name' | 'words'> {
  /** The one that goes, as the question names it when it opens. */
  row: Row
  /** The one write. */
  remove: (id: number) => Promise<unknown>
}

/** Deletes a record that has one id; `now` is it as just read. See {@link useRecordDelete}. */
export function useRowDelete<Row extends { id: number }, Shown extends keyof Row>({
  row,
  remove,
  ...question
}: RowDelete<Row, Shown>) {
  const { records, dialog } = useRecordDelete<Row, Pick<Row, Shown>>({
    ...question,
    records: [row],
    find: (rows) => rows.filter(({ id }) => id === row.id),
    shown: (one) => one,
    write: ({ id }) => remove(id),
  })
  return { now: records[0] ?? row, dialog }
}
