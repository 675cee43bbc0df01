import { type RefObject, useState } from 'react'
import { isStatus, nullIfUnanswered } from '../../api/errors'
import { type SaveResult, stopped } from '../../ui/form/saveResult'
import { useNotify } from '../../ui/Notifications'
import type { Watch } from './saves'
import { useSaves } from './WritesProvider'

/* How a save or a delete of one record ends when it is not simply done. */

/**
 * What ends a save before all is written, because of what was just read or of a batch that failed in
 * part: thrown by its `write`, with the words that stand in the form.
 */
export class SaveStopped extends Error {
  readonly isShown: boolean

  /** @param isShown the form shows by itself what happened; the words are for who has left it. */
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

const CHECKING = 'The server did not answer. Checking…'
/** The button that asks again. */
export const CHECK_AGAIN = 'Check again'

/**
 * Finds out what became of a write without a response: `findOut` looks what the server holds, and has
 * it looked at again later, because the write may come late. It resolves to null when nobody could be
 * asked. `note` says that it is on the way.
 */
export function useFindOut() {
  const saves = useSaves()
  const notify = useNotify()
  const [note, setNote] = useState('')
  async function findOut<Shown>(
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
    return there
  }
  return { note, findOut }
}

/**
 * Runs a save or a delete. Where it does not come about and its form is gone by then, that is shown
 * where the person is; a session's end reports by itself.
 * @param failed the words of what it throws, which it throws all the same.
 */
export function useReportIfGone(failed: (error: unknown) => string, isMounted: RefObject<boolean>) {
  const notify = useNotify()
  return async (name: string, save: () => Promise<SaveResult>): Promise<SaveResult> => {
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
        notify(`${name}: ${failed(error)}`, 'error', { about: name })
      throw error
    }
  }
}
