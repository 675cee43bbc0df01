import { useState } from 'react'
import { ApiError } from '../../api/errors'
import type { RunItem, RunOrder } from './runStore'
import { SaveStopped } from './SaveStopped'
import { useRun, useRuns } from './useRuns'

/**
 * The words of a save of which nothing is done, with the server's reason where it has one for all, as
 * `failureWords` has them for a single write.
 */
export function sharedWords(failed: readonly RunItem[], words: string): string {
  const [first] = failed
  if (failed.some(({ why, said }) => !said || said !== first?.said || why !== first.why))
    return words
  return first?.said === 'refused' ? `Error: ${first.why}` : `${words}: ${first?.why}`
}

/** A save of several writes, as a run that is shown in its dialog. @param verb 'Saving' */
export function useDialogRun(verb: string) {
  const { perform } = useRuns()
  const [id, setId] = useState('')
  const run = useRun(id)
  const total = run?.items.length ?? 0
  const ended =
    run?.items.filter(({ state }) => state !== 'waiting' && state !== 'sent').length ?? 0
  const notes: Partial<Record<string, string>> = {
    waiting: 'Waiting for another job to end.',
    running: `${verb} ${Math.min(ended + 1, total)} of ${total}...`,
  }
  return {
    /** How far it is; '' where it is not going. */
    note: (run && notes[run.state]) ?? '',
    /**
     * Sends the steps.
     * @returns those that are not done. Throws ApiError at the end of the session.
     */
    async perform(order: RunOrder): Promise<RunItem[]> {
      if (order.steps.length === 0) return []
      // What an earlier try has done is undone with this one; what it has left is in this one.
      const doneSteps = run?.items.flatMap(({ step, state }) => (state === 'done' ? [step] : []))
      run?.close()
      const ended = await perform({ ...order, doneSteps, isInDialog: true }, setId)
      if (!ended) throw new SaveStopped('That could not be started. Please try again.')
      if (ended.state === 'stopped') throw new ApiError('status', { status: 401 })
      return ended.items
        .filter(({ state }) => state !== 'done' && state !== 'unchanged')
        .map((item) => (item.why ? item : { ...item, why: 'it was not sent.' }))
    },
  }
}
