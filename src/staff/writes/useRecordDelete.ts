import { useState } from 'react'
import type { FailureMessages } from '../../api/writes/messages'
import { DONE, type SaveResult, stopped } from '../../ui/form/useSave'
import { useNotify } from '../../ui/Notifications'
import { differenceWords, type FieldTexts } from './fieldTexts'
import type { SentWrite } from './openWrites'
import type { RunOrder } from './runStore'
import type { Step } from './steps/step'
import { useRecordWrite } from './useRecordWrite'
import { useRuns } from './useRuns'

/** The options of {@link useRecordDelete}. */
export interface RecordDelete<Row extends Named, Named> {
  /** What the question names when it opens: all that goes with one press, in most cases one record. */
  records: readonly Row[]
  /** All records among which these are, read now: by `useRefetchFresh`. Throws ApiError. */
  read: () => Promise<readonly Row[]>
  /** Of these the ones that a press takes away now; none when it was already deleted. */
  find: (rows: readonly Row[]) => readonly Row[]
  /** What the question shows of a record, to compare and to show. */
  fields: FieldTexts<Named>
  /** Sends the delete. `stored` is the first record of `find`, as just read. */
  write: (stored: Row) => Promise<unknown>
  /**
   * The step that it is, of what was just read: the records that go, among all. It is undone from
   * that. Where there is none, nothing is offered.
   */
  step?: (going: readonly Row[], all: readonly Row[]) => Step | undefined
  /** What is to be run once it is deleted, and undone with it. */
  sequel?: () => RunOrder | undefined
  /** What people call it: 'B251009'. */
  name: string
  /** Those of `MESSAGES`, by record. */
  words: { done: string; failed: FailureMessages }
}

const CHANGED =
  'This was changed since you opened it. The current version is above: press Delete again to delete it.'
const NOT_DELETED = 'wasn’t deleted, because someone else changed it.'
const UNCONFIRMED = 'We couldn’t confirm whether this was deleted.'

/**
 * Deletes a record. It is read again when the person confirms. When it was changed since they read the
 * question, the question shows the change and needs a second confirmation. After the delete it is looked for
 * once more. When a delete has no response, its result is found out before anything is reported.
 * `records` are what the question has to name, `dialog` goes into ConfirmDialog whole, as in DeleteGame.
 */
export function useRecordDelete<Row extends Named, Named>(props: RecordDelete<Row, Named>) {
  type Sent = SentWrite & { step: Step | undefined }
  const { read, find, fields, name, words } = props
  const notify = useNotify()
  const runs = useRuns()
  const [records, setRecords] = useState(props.records)
  const recordWrite = useRecordWrite<Sent, Named>({
    failed: words.failed,
    unconfirmed: UNCONFIRMED,
    fields,
    before: () => records,
    refetch: async () => find(await read()),
    resolve(sent, found) {
      if (found.length > 0) throw sent.error
      reportDone(sent)
      return DONE
    },
  })

  async function attempt(): Promise<SaveResult> {
    const all = await read()
    const stored = find(all)
    const [first] = stored
    if (first === undefined) {
      notify(`${name} was already deleted.`, 'info', { subject: name })
      return DONE
    }
    if (!isAsNamed(stored)) {
      setRecords(stored)
      return stopped(CHANGED, `${name}: ${NOT_DELETED}`)
    }
    const step = props.step?.(stored, all)
    const sent = { key: `delete:${name}`, name, owner: recordWrite.currentOwner(), step }
    const outcome = await recordWrite.send(sent, () => props.write(first))
    if (outcome) return outcome
    recordWrite.lateWrites.forget(name)
    const isRestored = reportDone(sent)
    void recordWrite.readBack(sent, ({ length }) =>
      length > 0 && !isRestored()
        ? `${name} was deleted, but the server still lists it. Please check it.`
        : undefined,
    )
    return DONE
  }

  /** Reports that it is done and offers to undo it. @returns whether it was undone since. */
  function reportDone(sent: Sent): () => boolean {
    // The next person neither runs what follows nor can undo it.
    const isTheirs = recordWrite.isOwn(sent)
    const next = isTheirs ? props.sequel?.() : undefined
    if (sent.step === undefined || !isTheirs) {
      if (next) runs.start(next)
      notify(words.done, 'success', { subject: name })
      return () => false
    }
    const order = next ?? { doing: `Deleting ${name}`, done: `Deleted ${name}`, steps: [] }
    const id = runs.start({ ...order, doneSteps: [sent.step], deleted: name })
    const action = { name: 'Undo', run: () => void runs.restore(id) }
    return runs.whenRestored(id, notify(words.done, 'success', { subject: name, action }))
  }

  const isAsNamed = (stored: readonly Row[]) =>
    stored.length === records.length &&
    stored.every((row, i) => !differenceWords(fields, row, records[i] ?? row))

  return {
    /** What goes with the next press; the question names it. */
    records,
    /** For ConfirmDialog. */
    dialog: {
      ...recordWrite.form,
      action: { name: recordWrite.isUnconfirmed ? 'Check again' : 'Delete', busy: 'Deleting...' },
      onConfirm: () => recordWrite.run(name, attempt),
    },
  }
}
