import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../api/errors'
import { isDone, type RunItem, type RunOrder, type RunState, runsOf } from '../writes/runStore'
import { endedCount } from '../writes/runText'
import { SaveStopped } from '../writes/useRecordWrite'
import { useRun, useRunAction } from '../writes/useRuns'

/**
 * Saves several writes as a run, whose progress the dialog shows.
 * @param verb the first word of the progress text: 'Saving'.
 */
export function useDialogRun(verb: string) {
  const store = runsOf(useQueryClient())
  const act = useRunAction()
  const [id, setId] = useState('')
  const run = useRun(id)
  const items = run?.items ?? []
  const textByState: Partial<Record<RunState, string>> = {
    waiting: 'Waiting for another job to finish.',
    running: `${verb} ${Math.min(endedCount(items) + 1, items.length)} of ${items.length}...`,
  }
  return {
    /** The progress as text; '' while no run is going. */
    progress: (run && textByState[run.state]) ?? '',
    /**
     * Sends the steps and waits for them. The run doesn't offer failed steps again, because the dialog does.
     * @returns the items that aren't done, each with a reason.
     * @throws SaveStopped if the run couldn't start, and ApiError if the session ends.
     */
    async save(order: RunOrder): Promise<RunItem[]> {
      if (order.steps.length === 0) return []
      // Undo includes the steps done by an earlier try.
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
