import { useRef, useState } from 'react'

/**
 * The result of a save or a delete that did not throw. `messageIfClosed` is shown instead if the form is already
 * closed.
 */
export type SaveResult =
  | { kind: 'done' }
  /** Nothing was written. The form shows why. */
  | { kind: 'stopped'; message: string; messageIfClosed?: string }
  /** Not everything was written. The form already shows why, for example as a choice between two versions. */
  | { kind: 'shown'; messageIfClosed?: string }

export const DONE: SaveResult = { kind: 'done' }

/** The result of a save that was stopped before anything was written. The message gives the reason. */
export const stopped = (message: string): SaveResult => ({ kind: 'stopped', message })

/** The options of {@link useSave}. */
export interface SaveOptions {
  /** Returns the message for a thrown error. Rethrows an error without a message, because that is a bug. */
  errorMessage: (error: unknown) => string
  onDone?: () => void
  /** Shows a failure outside of the form. */
  showFailure?: (message: string) => void
}

/**
 * Runs a save or a delete, and is the only place that catches its errors. `failure` is the message to show in
 * the form or question. Calls are ignored while one is running, such as a second click before the button is
 * disabled.
 */
export function useSave({ errorMessage, onDone, showFailure }: SaveOptions) {
  const isRunning = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  /** @param onSaved called after this save instead of `onDone`. */
  async function run(save: () => Promise<SaveResult>, onSaved = onDone): Promise<void> {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    setFailure(undefined)
    try {
      const result = await save()
      if (result.kind === 'done') onSaved?.()
      else if (result.kind === 'stopped') setFailure(result.message)
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
