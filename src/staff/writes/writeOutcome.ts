import { useState } from 'react'
import { isStatus, nullIfUnanswered } from '../../api/errors'
import { type FailedWords, failureWords } from '../../api/writes/words'
import { useIsMounted } from '../../lib/useIsMounted'
import type { FieldTexts } from '../../ui/form/fieldTexts'
import { type SaveResult, stopped } from '../../ui/form/saveResult'
import { useNotify } from '../../ui/Notifications'
import { type SentWrite, type Unanswered, useSaves } from './saves'

/**
 * Ends a save before all is written, because of what was just read or because a part of a batch failed.
 * Thrown by the `write` of a form, with the text that the form shows.
 */
export class SaveStopped extends Error {
  readonly isShown: boolean

  /** @param isShown the form shows the reason itself; the text is for a page without the form. */
  constructor(words: string, { isShown = false } = {}) {
    super(words)
    this.isShown = isShown
  }
}

interface OneWrite<Sent, Shown> {
  failed: FailedWords
  /** The text where nobody can tell what became of it. */
  cannotTell: string
  fields: FieldTexts<Shown>
  /** What the server held before it was sent. */
  before: (sent: Sent) => readonly Shown[]
  /** What it holds now of what was sent. Throws ApiError. */
  refetch: (sent: Sent) => Promise<readonly Shown[]>
  /** Ends a write without a response, by what the server holds. Throws its error when it was not done. */
  decide: (sent: Sent & Unanswered, there: readonly Shown[]) => Promise<SaveResult> | SaveResult
}

/**
 * What a save and a delete of one record share. When a write has no response, the server is asked what became
 * of it, and again later, because it may arrive late.
 */
export function useOneWrite<Sent extends SentWrite, Shown>(props: OneWrite<Sent, Shown>) {
  const { before, refetch } = props
  const saves = useSaves()
  const notify = useNotify()
  const isMounted = useIsMounted()
  const [note, setNote] = useState('')
  const [undecided, setUndecided] = useState<Sent & Unanswered>()
  const failed = (error: unknown) => failureWords(error, props.failed)

  async function findOut(sent: Sent & Unanswered): Promise<SaveResult> {
    const { key, name } = sent
    setNote('The server didn’t respond. Checking…')
    const there = await refetch(sent).catch(nullIfUnanswered)
    setNote('')
    saves.watch({
      key,
      name,
      fields: props.fields,
      expected: there ?? before(sent),
      refetch: () => refetch(sent),
      report: (words) => notify(words, 'warning', { subject: name }),
    })
    const open = there === null ? sent : undefined
    setUndecided(open)
    saves.setPendingResult(key, open)
    if (there === null) return stopped(props.cannotTell)
    sent.markResolved()
    return props.decide(sent, there)
  }

  return {
    isMounted,
    findOut,
    /** @returns how it ended where no response came; undefined when it is done. */
    send: (sent: Sent, write: () => Promise<unknown>): Promise<SaveResult | undefined> =>
      saves.send(sent, write, (unanswered) => findOut({ ...sent, ...unanswered })),
    /** Is its sender still signed in, or nobody? What follows is not done in the next person's name. */
    isOwn: ({ owner }: Sent) => [owner, ''].includes(saves.owner()),
    /**
     * Runs a save or a delete, or finds out what became of the last one. When it does not succeed and its
     * form is closed by then, a message reports it on the page that is open. The end of a session reports
     * itself.
     */
    async run(name: string, attempt: () => Promise<SaveResult>): Promise<SaveResult> {
      try {
        const result = await (undecided ? findOut(undecided) : attempt())
        if (!isMounted.current && result.kind !== 'done') {
          const why = result.kind === 'stopped' ? `${name}: ${result.words}` : undefined
          const words = result.elsewhere ?? why
          if (words) notify(words, 'warning', { subject: name })
        }
        return result
      } catch (error) {
        if (!isMounted.current && !isStatus(error, 401))
          notify(`${name}: ${failed(error)}`, 'error', { subject: name })
        throw error
      }
    },
    /** The result of a write is unknown: the button only finds out what became of it. */
    isUndecided: undecided !== undefined,
    /** @param name of the form's button. */
    buttonName: (name: string) => (undecided ? 'Check again' : name),
    /** For the form: the text of what a write has thrown, and what is shown while it is found out. */
    form: { failed, note },
  }
}
