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
  /** The records that the question names when it opens: all that one press deletes, mostly one. */
  records: readonly Row[]
  /** All records among which these are, read now: by `useRefetchFresh`. Throws ApiError. */
  read: () => Promise<readonly Row[]>
  /** The records among these that a press deletes now; none when it was already deleted. */
  find: (rows: readonly Row[]) => readonly Row[]
  /** The fields that the question shows, to compare them and to show a change. */
  fields: FieldTexts<Named>
  /** Sends the delete. `stored` is the first record of `find`, as just read. */
  write: (stored: Row) => Promise<unknown>
  /**
   * The delete as a step, of the deleted records and of all records, as just read. Undo is offered from it;
   * without a step there is no Undo.
   */
  step?: (deleted: readonly Row[], all: readonly Row[]) => Step | undefined
  /** The run that follows the delete, and is undone with it. */
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

  /** Reports the delete and offers to undo it. @returns a function: whether it was undone since. */
  function reportDone(sent: Sent): () => boolean {
    // The next person neither runs what follows nor can undo it.
    const isOwn = recordWrite.isOwn(sent)
    const next = isOwn ? props.sequel?.() : undefined
    if (sent.step === undefined || !isOwn) {
      if (next) runs.start(next)
      notify(words.done, 'success', { subject: name })
      return () => false
    }
    const order = next ?? { doing: `Deleting ${name}`, done: `Deleted ${name}`, steps: [] }
    const id = runs.start({ ...order, doneSteps: [sent.step], deleted: name })
    const action = { name: 'Undo', run: () => void runs.restore(id) }
    return runs.whenRestored(id, notify(words.done, 'success', { subject: name, action }))
  }

  /** Whether these are the records that the question names, unchanged. */
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
