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
 * Ends a save before all is written, because of what was just read or because a part of a batch failed.
 * Thrown by the `write` of a form, with the text that the form shows.
 */
export class SaveStopped extends Error {
  readonly isShown: boolean

  /** @param isShown the form shows the reason itself; the text is for a page without the form. */
  constructor(message: string, { isShown = false } = {}) {
    super(message)
    this.isShown = isShown
  }
}

interface RecordWriteOptions<Sent, Row> {
  failed: FailureMessages
  /** The text of a write whose result cannot be found out. */
  unconfirmed: string
  fields: FieldTexts<Row>
  /** What the server had of the record before the write. */
  before: (sent: Sent) => readonly Row[]
  /** Reads what the server has of the record now; `isDone` after a known write. Throws ApiError. */
  refetch: (sent: Sent, isDone?: boolean) => Promise<readonly Row[]>
  /** Ends a write without a response, by what the server has now. Throws its error when it was not done. */
  resolve: (sent: Unanswered<Sent>, found: readonly Row[]) => Promise<SaveResult> | SaveResult
}

/**
 * What a save and a delete of one record share. When a write has no response, the server is asked what became
 * of it, and again later, because it may arrive late.
 */
export function useRecordWrite<Sent extends SentWrite, Row>(props: RecordWriteOptions<Sent, Row>) {
  const { before, refetch } = props
  const client = useQueryClient()
  const openWrites = openWritesOf(client)
  const lateWrites = lateWritesOf(client)
  const { currentOwner } = runsOf(client)
  const notify = useNotify()
  const isMounted = useIsMounted()
  const [statusMessage, setStatusMessage] = useState('')
  const [unconfirmedWrite, setUnconfirmedWrite] = useState<Unanswered<Sent>>()
  const errorMessage = (error: unknown) => failureMessage(error, props.failed)

  /** Asks the server what became of a write without a response. */
  async function checkOutcome(sent: Unanswered<Sent>): Promise<SaveResult> {
    setStatusMessage('The server didn’t respond. Checking…')
    const found = await refetch(sent).catch(nullOnApiError)
    setStatusMessage('')
    lateWrites.watch({
      ...sent,
      fields: props.fields,
      expected: found ?? before(sent),
      refetch: () => refetch(sent),
      report: (words) => notify(words, 'warning', { subject: sent.name }),
    })
    setUnconfirmedWrite(found === null ? sent : undefined)
    if (found === null) return stopped(props.unconfirmed)
    openWrites.close(sent.key)
    return props.resolve(sent, found)
  }

  return {
    isMounted,
    openWrites,
    lateWrites,
    currentOwner,
    checkOutcome,
    /** @returns how it ended where no response came; undefined when it is done. */
    async send(sent: Sent, write: () => Promise<unknown>): Promise<SaveResult | undefined> {
      const unanswered = await openWrites.send(sent, write)
      return unanswered && checkOutcome(unanswered)
    },
    /** Whether its sender, or nobody, is signed in: what follows is not done in the next person's name. */
    isOwn: (sent: Sent) => [sent.owner, ''].includes(currentOwner()),
    /** Reads a record after its write, and shows the warning about what the server has now, if any. */
    async readBack(sent: Sent, warningOf: (found: readonly Row[]) => string | undefined) {
      // After Logout no list is filled again.
      if (currentOwner() === '') return
      const found = await refetch(sent, true).catch(() => null)
      const warning = found && !openWrites.isBusy(sent.key) && warningOf(found)
      if (warning) notify(warning, 'warning', { subject: sent.name })
    },
    /**
     * Runs a save or a delete, or finds out what became of the last one. When it does not succeed and its
     * form is closed by then, a message reports it on the page that is open. The end of a session reports
     * itself.
     */
    async run(name: string, attempt: () => Promise<SaveResult>): Promise<SaveResult> {
      try {
        const result = await (unconfirmedWrite ? checkOutcome(unconfirmedWrite) : attempt())
        if (!isMounted.current && result.kind !== 'done') {
          const why = result.kind === 'stopped' ? `${name}: ${result.message}` : undefined
          const words = result.elsewhere ?? why
          if (words) notify(words, 'warning', { subject: name })
        }
        return result
      } catch (error) {
        if (!isMounted.current && !isStatus(error, 401))
          notify(`${name}: ${errorMessage(error)}`, 'error', { subject: name })
        throw error
      }
    },
    /** The result of a write is unknown: the button only finds out what became of it. */
    isUnconfirmed: unconfirmedWrite !== undefined,
    /** For the form: the text of what a write has thrown, and what is shown while it is found out. */
    form: { errorMessage, statusMessage },
  }
}
