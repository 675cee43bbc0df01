import { useRef, useState } from 'react'
import type { SaveResult } from './saveResult'

/** What follows a save or a delete; see {@link useOutcome}. */
export interface Outcome {
  /** The message for a thrown error. Throws an error that has none: a bug. */
  errorMessage: (error: unknown) => string
  onDone?: () => void
  /** Shows a failure elsewhere than in the form. */
  showFailure?: (words: string) => void
}

/**
 * Runs a save or a delete by `runSave`, the one place that catches its errors; `failure` is the message for
 * its form or question.
 */
export function useOutcome({ errorMessage, onDone, showFailure }: Outcome) {
  const [failure, setFailure] = useState<string>()
  async function runSave(save: () => Promise<SaveResult>): Promise<void> {
    setFailure(undefined)
    try {
      const result = await save()
      if (result.kind === 'done') onDone?.()
      else if (result.kind === 'stopped') setFailure(result.words)
    } catch (error) {
      const report = showFailure ?? setFailure
      report(errorMessage(error))
    }
  }
  return { failure, runSave }
}

/**
 * A task that cannot run twice at the same time: a second click before the button is
 * disabled is ignored. `isBusy` is for the button.
 */
export function useOnce<Args extends unknown[]>(task: (...args: Args) => Promise<void>) {
  const running = useRef(false)
  const [isBusy, setBusy] = useState(false)
  async function run(...args: Args): Promise<void> {
    if (running.current) return
    running.current = true
    setBusy(true)
    try {
      await task(...args)
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { run, isBusy }
}
