import { useRef, useState } from 'react'
import type { SaveResult } from './saveResult'

/** What follows a save or a delete; see {@link useSave}. */
export interface SaveOptions {
  /** The message for a thrown error. Throws an error that has none: a bug. */
  errorMessage: (error: unknown) => string
  onDone?: () => void
  /** Shows a failure elsewhere than in the form. */
  showFailure?: (message: string) => void
}

/**
 * Runs a save or a delete, and is the one place that catches its errors. `failure` is the message for its
 * form or question. While one is running another is ignored, such as that of a second click before the
 * button is disabled.
 */
export function useSave({ errorMessage, onDone, showFailure }: SaveOptions) {
  const isRunning = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  async function run(save: () => Promise<SaveResult>): Promise<void> {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    setFailure(undefined)
    try {
      const result = await save()
      if (result.kind === 'done') onDone?.()
      else if (result.kind === 'stopped') setFailure(result.words)
    } catch (error) {
      const showMessage = showFailure ?? setFailure
      showMessage(errorMessage(error))
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }
  return { run, isBusy, failure }
}
