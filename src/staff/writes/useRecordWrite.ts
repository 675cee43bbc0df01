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
  /** The text where nobody can tell what became of it. */
  cannotTell: string
  fields: FieldTexts<Row>
  /** What the server held before it was sent. */
  before: (sent: Sent) => readonly Row[]
  /** What it holds now of what was sent, which is known to be written or not. Throws ApiError. */
  refetch: (sent: Sent, isDone?: boolean) => Promise<readonly Row[]>
  /** Ends a write without a response, by what the server holds. Throws its error when it was not done. */
  decide: (sent: Unanswered<Sent>, there: readonly Row[]) => Promise<SaveResult> | SaveResult
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
  const { signedIn } = runsOf(client)
  const notify = useNotify()
  const isMounted = useIsMounted()
  const [statusMessage, setStatusMessage] = useState('')
  const [undecided, setUndecided] = useState<Unanswered<Sent>>()
  const errorMessage = (error: unknown) => failureMessage(error, props.failed)

  async function findOut(sent: Unanswered<Sent>): Promise<SaveResult> {
    setStatusMessage('The server didn’t respond. Checking…')
    const there = await refetch(sent).catch(nullOnApiError)
    setStatusMessage('')
    lateWrites.watch({
      ...sent,
      fields: props.fields,
      expected: there ?? before(sent),
      refetch: () => refetch(sent),
      report: (words) => notify(words, 'warning', { subject: sent.name }),
    })
    setUndecided(there === null ? sent : undefined)
    if (there === null) return stopped(props.cannotTell)
    openWrites.close(sent.key)
    return props.decide(sent, there)
  }

  return {
    isMounted,
    openWrites,
    lateWrites,
    signedIn,
    findOut,
    /** @returns how it ended where no response came; undefined when it is done. */
    async send(sent: Sent, write: () => Promise<unknown>): Promise<SaveResult | undefined> {
      const unanswered = await openWrites.send(sent, write)
      return unanswered && findOut(unanswered)
    },
    /** Is its sender still signed in, or nobody? What follows is not done in the next person's name. */
    isOwn: (sent: Sent) => [sent.owner, ''].includes(signedIn()),
    /** Reads a record after its write, and warns when the server holds something else than it acknowledged. */
    async readBack(sent: Sent, warning: (there: readonly Row[]) => string | undefined) {
      // After Logout no list is filled again.
      const there = signedIn() === '' ? null : await refetch(sent, true).catch(() => null)
      const words = there && !openWrites.isBusy(sent.key) && warning(there)
      if (words) notify(words, 'warning', { subject: sent.name })
    },
    /**
     * Runs a save or a delete, or finds out what became of the last one. When it does not succeed and its
     * form is closed by then, a message reports it on the page that is open. The end of a session reports
     * itself.
     */
    async run(name: string, attempt: () => Promise<SaveResult>): Promise<SaveResult> {
      try {
        const result = await (undecided ? findOut(undecided) : attempt())
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
    isUndecided: undecided !== undefined,
    /** For the form: the text of what a write has thrown, and what is shown while it is found out. */
    form: { errorMessage, statusMessage },
  }
}
