import { useRef, useState } from 'react'

/**
 * The end of a save or a delete that did not fail; one that failed throws. `elsewhere` is the message for
 * another page, when the form is closed by then.
 */
export type SaveResult =
  | { kind: 'done' }
  /** Nothing was written; the form shows why. */
  | { kind: 'stopped'; message: string; elsewhere?: string }
  /** Not all was written; the form already shows why, as by a choice between two versions. */
  | { kind: 'shown'; elsewhere?: string }

export const DONE: SaveResult = { kind: 'done' }

/** The result of a save that ended before anything was written; the message has the reason. */
export const stopped = (message: string, elsewhere?: string): SaveResult =>
  elsewhere === undefined ? { kind: 'stopped', message } : { kind: 'stopped', message, elsewhere }

/** How the end of a save or a delete is handled; see {@link useSave}. */
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
  /** @param onSaved what follows this save, in place of `onDone`. */
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
