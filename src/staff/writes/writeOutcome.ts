import { useState } from 'react'
import { isStatus, nullIfUnanswered } from '../../api/errors'
import { type FailedWords, failureWords } from '../../api/writes/words'
import { useIsMounted } from '../../lib/useIsMounted'
import { type SaveResult, stopped } from '../../ui/form/saveResult'
import { useNotify } from '../../ui/Notifications'
import type { UnansweredWrite, Watch } from './saves'
import { useSaves } from './WritesProvider'

/* How a save or a delete of one record ends when it is not simply done. */

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

  /** @param name what people call the record. */
  result(name: string): SaveResult {
    const { message } = this
    return this.isShown ? { kind: 'shown', elsewhere: `${name}: ${message}` } : stopped(message)
  }
}

const CHECKING = 'The server didn’t respond. Checking…'
/** The button that asks again. */
export const CHECK_AGAIN = 'Check again'

/**
 * What a save and a delete of one record share.
 * @param failed the words of a write that failed.
 */
export function useOneWrite<Sent extends UnansweredWrite>(failed: FailedWords) {
  const saves = useSaves()
  const notify = useNotify()
  const isMounted = useIsMounted()
  const [note, setNote] = useState('')
  const [undecided, setUndecided] = useState<Sent>()
  const failedText = (error: unknown) => failureWords(error, failed)
  return {
    isMounted,
    /** Shown while it is being found out. */
    note,
    /** A write without a response, of which nobody can tell what became. */
    undecided,
    /** The text of what a write has thrown. */
    failed: failedText,
    /**
     * Finds out what became of a write without a response: reads what the server holds, and again later,
     * because the write may arrive late. Resolves to null when the server cannot be asked.
     */
    async findOut<Shown>(
      sent: Sent,
      watch: Omit<Watch<Shown>, 'report'>,
    ): Promise<readonly Shown[] | null> {
      setNote(CHECKING)
      const there = await watch.look().catch(nullIfUnanswered)
      setNote('')
      saves.watch({
        ...watch,
        expected: there ?? watch.expected,
        report: (words) => notify(words, 'warning', { about: watch.name }),
      })
      setUndecided(there === null ? sent : undefined)
      if (there !== null) sent.known()
      return there
    },
    /**
     * Runs a save or a delete. When it does not succeed and its form is closed by then, a message reports
     * it on the page that is open. The end of a session reports itself.
     */
    async run(name: string, save: () => Promise<SaveResult>): Promise<SaveResult> {
      try {
        const result = await save()
        if (!isMounted.current && result.kind !== 'done') {
          const why = result.kind === 'stopped' ? `${name}: ${result.words}` : undefined
          const words = result.elsewhere ?? why
          if (words) notify(words, 'warning', { about: name })
        }
        return result
      } catch (error) {
        if (!isMounted.current && !isStatus(error, 401))
          notify(`${name}: ${failedText(error)}`, 'error', { about: name })
        throw error
      }
    },
  }
}
