import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useStore } from '../../lib/externalStore'
import { useNotify } from '../../ui/Notifications'
import { lateWritesOf } from './lateWrites'
import { isDone, type Run, type RunOrder, runsOf } from './runStore'

/** The engine comes with the first run. */
export const loadEngine = (client: QueryClient) =>
  import('./engine').then(({ engineOf }) => engineOf(client))

/** Removes the message of the last failure: the next try reports itself. */
let hideFailure = () => {}

/**
 * Returns a function that does something with a run: starts, pauses, cancels or undoes it, for example. When all
 * that follows a save is done, a message says so on any page.
 */
export function useRunAction() {
  const client = useQueryClient()
  const notify = useNotify()
  /** @returns the run, or the one that undoes it, when that has ended; undefined without the engine. */
  return async (
    action: 'run' | 'pause' | 'resume' | 'retry' | 'cancel' | 'undo',
    id: string,
  ): Promise<Run | undefined> => {
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

/** The runs of the person who is signed in, oldest first. */
export const useRunList = (): readonly Run[] => useStore(runsOf(useQueryClient()))

/** A run by its id; undefined where there is none any more. */
export const useRun = (id = '') => useRunList().find((run) => run.id === id)

/** Starts runs, which continue on any screen, and restores what was deleted. */
export function useRuns() {
  const client = useQueryClient()
  const store = runsOf(client)
  const act = useRunAction()
  const notify = useNotify()
  return {
    /** @returns its id, by which {@link useRun} and RunProgress know it. */
    start(order: RunOrder): string {
      const id = store.add(order)
      if (order.steps.length > 0) void act('run', id)
      // What is done already is stored by the engine; without its code it ends with this page.
      else void loadEngine(client).catch(() => {})
      return id
    },
    /** Forgets a run, with the one that undid it. */
    remove: store.remove,
    /** Calls back once a run is undone or forgotten, on any screen. @returns whether it is undone. */
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
     * Restores what a dialog has deleted.
     * @param isListed the list shows the result; otherwise a message does.
     */
    async restore(id: string, isListed = false): Promise<void> {
      const { deleted: name = '' } = store.find(id) ?? {}
      // The record is expected again.
      lateWritesOf(client).forget(name)
      const undo = await act('undo', id)
      // The end of a session reports by itself.
      if (isListed || !undo || undo.state === 'stopped') return
      const { restoredText } = await import('./runText')
      const { text, severity } = restoredText(name, undo)
      notify(text, severity, { subject: name })
    },
  }
}
