import { useState } from 'react'
import type { FailureMessages } from '../../api/writes/messages'
import { DONE, type SaveResult } from '../../ui/form/useSave'
import { useNotify } from '../../ui/Notifications'
import { differenceWords, type FieldTexts } from './fieldTexts'
import type { SentWrite } from './openWrites'
import type { RunOrder } from './runStore'
import type { Step } from './steps/step'
import { useRecordWrite } from './useRecordWrite'
import { useRuns } from './useRuns'

/** The options of {@link useRecordDelete}. */
export interface RecordDeleteOptions<Row extends Shown, Shown> {
  /** The records to delete when the dialog opens, usually one. */
  records: readonly Row[]
  /** Reads the current list of records, with `useRefetchFresh`. Throws ApiError. */
  read: () => Promise<readonly Row[]>
  /** Finds the records to delete in the current list; empty if already deleted. */
  findTargets: (rows: readonly Row[]) => readonly Row[]
  /** The fields that the dialog shows, to detect and show changes. */
  fields: FieldTexts<Shown>
  /** Sends the delete. `stored` is the first record of `findTargets`, as just read. */
  sendDelete: (stored: Row) => Promise<unknown>
  /**
   * Returns the delete as a step, given the deleted and all records as just read. Its inverse is
   * the Undo; without a step, there is no Undo.
   */
  step?: (deleted: readonly Row[], rows: readonly Row[]) => Step | undefined
  /** Returns the run that follows the delete. Undo undoes both. */
  sequel?: () => RunOrder | undefined
  /** The record's name in messages: 'B251009'. */
  name: string
  /** The record's entry of `MESSAGES`. */
  words: { done: string; failed: FailureMessages }
}

const CHANGED =
  'This was changed since you opened it. The current version is above: press Delete again to delete it.'
const NOT_DELETED = 'wasn’t deleted, because someone else changed it.'
const UNCONFIRMED = 'We couldn’t confirm whether this was deleted.'

/**
 * Deletes a record after the person confirms.
 * @returns `records` for the dialog to name, and `dialog`, to spread into ConfirmDialog.
 */
export function useRecordDelete<Row extends Shown, Shown>(props: RecordDeleteOptions<Row, Shown>) {
  type Sent = SentWrite & { step: Step | undefined }
  const { records: given, read, findTargets, fields, sendDelete, step, sequel, name, words } = props
  const notify = useNotify()
  const runs = useRuns()
  const [records, setRecords] = useState(given)
  const recordWrite = useRecordWrite<Sent, Shown>({
    failed: words.failed,
    unconfirmed: UNCONFIRMED,
    fields,
    before: () => records,
    refetch: async () => findTargets(await read()),
    // Called after a delete without a response.
    resolve(sent, found) {
      if (found.length > 0) throw sent.error
      reportDone(sent)
      return DONE
    },
  })

  async function deleteConfirmed(): Promise<SaveResult> {
    // Reads again, because the record may have been changed or deleted since the dialog opened.
    const rows = await read()
    const stored = findTargets(rows)
    const [first] = stored
    if (first === undefined) {
      notify(`${name} was already deleted.`, 'info', { subject: name })
      return DONE
    }
    if (!isUnchanged(stored)) {
      // Shows the changes and asks for a second confirmation.
      setRecords(stored)
      const messageIfClosed = `${name}: ${NOT_DELETED}`
      return { kind: 'stopped', message: CHANGED, messageIfClosed }
    }
    const owner = recordWrite.currentOwner()
    const sent = { key: `delete:${name}`, name, owner, step: step?.(stored, rows) }
    const outcome = await recordWrite.send(sent, () => sendDelete(first))
    if (outcome) return outcome
    recordWrite.lateWrites.forget(name)
    const isRestored = reportDone(sent)
    // Reads once more, and warns if the server still lists the record.
    void recordWrite.readBack(sent, ({ length }) =>
      length > 0 && !isRestored()
        ? `${name} was deleted, but the server still lists it. Please check it.`
        : undefined,
    )
    return DONE
  }

  /** Reports the delete and offers Undo. @returns a function that tells whether it was undone. */
  function reportDone(sent: Sent): () => boolean {
    // If another person has signed in since, they neither start the next run nor can undo.
    const isOwn = recordWrite.isOwn(sent)
    const next = isOwn ? sequel?.() : undefined
    if (sent.step === undefined || !isOwn) {
      if (next) runs.start(next)
      notify(words.done, 'success', { subject: name })
      return () => false
    }
    const order = next ?? { doing: `Deleting ${name}`, done: `Deleted ${name}`, steps: [] }
    const id = runs.start({ ...order, doneSteps: [sent.step], deleted: name })
    const action = { name: 'Undo', isUndo: true, run: () => void runs.restore(id) }
    return runs.whenRestored(id, notify(words.done, 'success', { subject: name, action }))
  }

  /** Whether the stored records are the same as the dialog shows, in the order of the list. */
  const isUnchanged = (stored: readonly Row[]) =>
    stored.length === records.length &&
    stored.every((row, index) => !differenceWords(fields, row, records[index] ?? row))

  return {
    /** The records that confirming deletes. The dialog must name them. */
    records,
    /** The props to spread into ConfirmDialog. */
    dialog: {
      ...recordWrite.form,
      action: { name: recordWrite.isUnconfirmed ? 'Check again' : 'Delete', busy: 'Deleting...' },
      onConfirm: () => recordWrite.run(name, deleteConfirmed),
    },
  }
}
