import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../api/errors'
import { isDone, type Run, type RunItem, type RunOrder, runsOf } from '../writes/runStore'
import { endedCount } from '../writes/runText'
import { SaveStopped } from '../writes/useRecordWrite'
import { useRun, useRunAction } from '../writes/useRuns'

/**
 * Saves several writes as a run, whose progress the dialog shows.
 * @param verb the first word of the progress text: 'Saving'.
 */
export function useDialogRun(verb: string) {
  const store = runsOf(useQueryClient())
  const runAction = useRunAction()
  const [runId, setRunId] = useState('')
  const run = useRun(runId)
  const items = run?.items ?? []
  const progressTexts: Partial<Record<Run['state'], string>> = {
    waiting: 'Waiting for another job to finish.',
    running: `${verb} ${Math.min(endedCount(items) + 1, items.length)} of ${items.length}...`,
  }
  return {
    /** The progress as text; '' while no run is going. */
    progress: (run && progressTexts[run.state]) ?? '',
    /**
     * Sends the steps and waits for them. The run doesn't offer failed steps again, because the
     * dialog does.
     * @returns the items that aren't done, each with a reason.
     * @throws SaveStopped if the run couldn't start, and ApiError if the session ends.
     */
    async save(order: RunOrder): Promise<RunItem[]> {
      if (order.steps.length === 0) return []
      // Undo includes the steps done by an earlier try.
      const doneSteps = run?.items.flatMap(({ step, state }) => (state === 'done' ? [step] : []))
      store.remove(runId)
      const newRunId = store.add({ ...order, doneSteps, failsWhenBusy: true })
      setRunId(newRunId)
      const endedRun = await runAction('run', newRunId)
      if (!endedRun) throw new SaveStopped('That couldn’t be started. Try again.')
      // A run is stopped only by the end of the session, so this is the error of a call without a
      // session.
      if (endedRun.state === 'stopped') throw new ApiError('status', { status: 401 })
      store.end(newRunId)
      return failedItems(endedRun)
    },
  }
}

/** The items that aren't done, each with a reason. */
const failedItems = ({ items }: Run): RunItem[] =>
  items
    .filter((item) => !isDone(item))
    .map((item) => (item.why ? item : { ...item, why: 'it wasn’t sent.' }))
