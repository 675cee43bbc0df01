import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../api/errors'
import { isDone, type RunItem, type RunOrder, type RunState, runsOf } from '../writes/runStore'
import { endedOf } from '../writes/runText'
import { SaveStopped } from '../writes/useRecordWrite'
import { useRun, useRunAction } from '../writes/useRuns'

/**
 * A save of several writes, as a run that is shown in its dialog.
 * @param verb begins the progress text: 'Saving'.
 */
export function useDialogRun(verb: string) {
  const store = runsOf(useQueryClient())
  const act = useRunAction()
  const [id, setId] = useState('')
  const run = useRun(id)
  const items = run?.items ?? []
  const textByState: Partial<Record<RunState, string>> = {
    waiting: 'Waiting for another job to finish.',
    running: `${verb} ${Math.min(endedOf(items) + 1, items.length)} of ${items.length}...`,
  }
  return {
    /** How far it is; '' where it is not going. */
    progress: (run && textByState[run.state]) ?? '',
    /**
     * Sends the steps and waits for them; what has failed by then is not offered again.
     * @returns the items that are not done, each with a reason.
     * @throws SaveStopped when it could not be started, and ApiError at the end of the session.
     */
    async save(order: RunOrder): Promise<RunItem[]> {
      if (order.steps.length === 0) return []
      // The steps that an earlier try has done are undone with this one.
      const doneSteps = run?.items.flatMap(({ step, state }) => (state === 'done' ? [step] : []))
      store.remove(id)
      const runId = store.add({ ...order, doneSteps, failsWhenBusy: true })
      setId(runId)
      const endedRun = await act('run', runId)
      if (!endedRun) throw new SaveStopped('That couldn’t be started. Try again.')
      if (endedRun.state === 'stopped') throw new ApiError('status', { status: 401 })
      store.end(runId)
      return endedRun.items
        .filter((item) => !isDone(item))
        .map((item) => (item.why ? item : { ...item, why: 'it wasn’t sent.' }))
    },
  }
}
