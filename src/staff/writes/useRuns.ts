import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useStore } from '../../lib/externalStore'
import { useNotify } from '../../ui/Notifications'
import { lateWritesOf } from './lateWrites'
import { isDone, type Run, type RunOrder, runsOf } from './runStore'

/** Loads the engine, whose code is needed only once there is a run. */
export const loadEngine = (client: QueryClient) =>
  import('./engine').then(({ engineOf }) => engineOf(client))

/** Removes the message of the last failure, because the next try reports its own result. */
let hideFailure = () => {}

/** What can be done with a run. */
export type RunAction = 'run' | 'pause' | 'resume' | 'retry' | 'cancel' | 'undo'

/**
 * Returns a function that acts on a run, for example starts, pauses, cancels or undoes it. When a
 * run that follows a save is done, a message says so on any page.
 */
export function useRunAction() {
  const client = useQueryClient()
  const notify = useNotify()
  /** @returns the ended run, or its ended undo; undefined if the engine failed to load. */
  return async (action: RunAction, id: string): Promise<Run | undefined> => {
    const engine = await loadEngine(client).catch(() => null)
    hideFailure()
    if (engine === null) {
      hideFailure = notify('That couldn’t be started. Try again, or reload the page.', 'error')
      const whyStopped = 'it couldn’t be started'
      if (action === 'run') runsOf(client).change(id, { state: 'stopped', whyStopped })
      return undefined
    }
    const run = await engine[action](id)
    if (!run) return undefined
    if (run.isSequel && run.items.every(isDone))
      notify(`${run.done}.`, 'success', { isSequel: true })
    return run
  }
}

/** The signed-in person's runs, oldest first. */
export const useRunList = (): readonly Run[] => useStore(runsOf(useQueryClient()))

/** A run by its id; undefined if it no longer exists. */
export const useRun = (id = '') => useRunList().find((run) => run.id === id)

/** Starts runs, which continue on any screen, and restores what was deleted. */
export function useRuns() {
  const client = useQueryClient()
  const store = runsOf(client)
  const runAction = useRunAction()
  const notify = useNotify()
  return {
    /** Starts a run. @returns the id for {@link useRun} and RunProgress. */
    start(order: RunOrder): string {
      const id = store.add(order)
      if (order.steps.length > 0) void runAction('run', id)
      // Loads the engine to store the done steps. If that fails, the run ends with this page.
      else void loadEngine(client).catch(() => {})
      return id
    },
    /** Forgets a run and its undo. */
    remove: store.remove,
    /**
     * Calls back once a run is undone or forgotten, on any screen.
     * @returns a function that tells if it was undone.
     */
    whenRestored(id: string, onRestored: () => void): () => boolean {
      const isRestored = () => store.find(id)?.undoneBy !== undefined
      const unsubscribe = store.subscribe(() => {
        if (store.find(id) && !isRestored()) return
        unsubscribe()
        onRestored()
      })
      return isRestored
    },
    /**
     * Restores the record that a dialog has deleted.
     * @param options.isListed whether the list of runs shows the result. Otherwise a message does.
     */
    async restore(id: string, { isListed = false } = {}): Promise<void> {
      const { deleted: name = '' } = store.find(id) ?? {}
      // The record is expected to exist again.
      lateWritesOf(client).forget(name)
      const undo = await runAction('undo', id)
      // The end of a session is reported elsewhere.
      if (isListed || !undo || undo.state === 'stopped') return
      const { restoredText } = await import('./runText')
      const { text, severity } = restoredText(name, undo)
      notify(text, severity, { subject: name })
    },
  }
}
