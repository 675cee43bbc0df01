import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isStatus, nullOnApiError } from '../../api/errors'
import { type FailureMessages, failureMessage } from '../../api/writes/messages'
import { useIsMounted } from '../../lib/useIsMounted'
import { type SaveResult, stopped } from '../../ui/form/useSave'
import { useNotify } from '../../ui/Notifications'
import type { FieldTexts } from './fieldTexts'
import { lateWritesOf } from './lateWrites'
import { openWritesOf, type SentWrite, type Unanswered } from './openWrites'
import { runsOf } from './runStore'

/**
 * Stops a save before everything is written, because of what was just read or because part of a
 * batch failed. The `write` of a form throws it with the text that the form shows.
 */
export class SaveStopped extends Error {
  readonly isShown: boolean

  /** @param isShown whether the form shows the reason itself. The text is then for other pages. */
  constructor(message: string, { isShown = false } = {}) {
    super(message)
    this.isShown = isShown
  }
}

interface RecordWriteOptions<Sent, Row> {
  failed: FailureMessages
  /** The message for a write whose result is unknown. */
  unconfirmed: string
  fields: FieldTexts<Row>
  /** Returns the server's state of the record before the write. */
  before: (sent: Sent) => readonly Row[]
  /** Reads the record as it is on the server; `isDone` after a successful write. Throws ApiError. */
  refetch: (sent: Sent, isDone?: boolean) => Promise<readonly Row[]>
  /** Resolves a write without a response by the server's state. Throws its error if not done. */
  resolve: (sent: Unanswered<Sent>, found: readonly Row[]) => Promise<SaveResult> | SaveResult
}

/**
 * The shared parts of saving and deleting one record. After a write without a response, reads the
 * record to find out the result, and again later, because the write may arrive late.
 */
export function useRecordWrite<Sent extends SentWrite, Row>(props: RecordWriteOptions<Sent, Row>) {
  const { failed, unconfirmed, fields, before, refetch, resolve } = props
  const client = useQueryClient()
  const openWrites = openWritesOf(client)
  const lateWrites = lateWritesOf(client)
  const { currentOwner } = runsOf(client)
  const notify = useNotify()
  const isMounted = useIsMounted()
  const [statusMessage, setStatusMessage] = useState('')
  const [unconfirmedWrite, setUnconfirmedWrite] = useState<Unanswered<Sent>>()
  const errorMessage = (error: unknown) => failureMessage(error, failed)

  /** Reads the record to find out the result of a write without a response. */
  async function checkOutcome(sent: Unanswered<Sent>): Promise<SaveResult> {
    setStatusMessage('The server didn’t respond. Checking…')
    const found = await refetch(sent).catch(nullOnApiError)
    setStatusMessage('')
    lateWrites.watch({
      ...sent,
      fields,
      expected: found ?? before(sent),
      refetch: () => refetch(sent),
      report: (words) => notify(words, 'warning', { subject: sent.name }),
    })
    setUnconfirmedWrite(found === null ? sent : undefined)
    if (found === null) return stopped(unconfirmed)
    openWrites.close(sent.key)
    return resolve(sent, found)
  }

  /** Sends a write. @returns the result if there was no response; undefined if it succeeded. */
  async function send(sent: Sent, write: () => Promise<unknown>): Promise<SaveResult | undefined> {
    const unanswered = await openWrites.send(sent, write)
    return unanswered && checkOutcome(unanswered)
  }
  /** Whether the sender or nobody is signed in. No other person may send follow-up writes. */
  const isOwn = (sent: Sent) => [sent.owner, ''].includes(currentOwner())

  /** Reads a record after its write, and shows a warning if its state is unexpected. */
  async function readBack(sent: Sent, warningOf: (found: readonly Row[]) => string | undefined) {
    // After Logout, lists aren't read again.
    if (currentOwner() === '') return
    const found = await refetch(sent, true).catch(() => null)
    const warning = found && !openWrites.isBusy(sent.key) && warningOf(found)
    if (warning) notify(warning, 'warning', { subject: sent.name })
  }

  /**
   * Runs a save or a delete, or finds out the result of the last one. If it fails after its form
   * was closed, a message reports that on the open page. The end of a session is reported
   * elsewhere.
   */
  async function run(name: string, attempt: () => Promise<SaveResult>): Promise<SaveResult> {
    try {
      const result = await (unconfirmedWrite ? checkOutcome(unconfirmedWrite) : attempt())
      if (!isMounted.current && result.kind !== 'done') {
        const why = result.kind === 'stopped' ? `${name}: ${result.message}` : undefined
        const words = result.messageIfClosed ?? why
        if (words) notify(words, 'warning', { subject: name })
      }
      return result
    } catch (error) {
      if (!isMounted.current && !isStatus(error, 401))
        notify(`${name}: ${errorMessage(error)}`, 'error', { subject: name })
      throw error
    }
  }

  return {
    isMounted,
    openWrites,
    lateWrites,
    currentOwner,
    checkOutcome,
    send,
    isOwn,
    readBack,
    run,
    /** Whether the result of a write is unknown. The button then only finds out the result. */
    isUnconfirmed: unconfirmedWrite !== undefined,
    /** For the form: the text of a thrown error, and the status while the result is unknown. */
    form: { errorMessage, statusMessage },
  }
}
