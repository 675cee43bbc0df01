import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useStore } from '../../lib/externalStore'
import { oncePer } from '../../lib/oncePer'
import { useNotify } from '../../ui/Notifications'
import { isDone, type Run, type RunOrder, runsOf } from './runStore'
import { useSaves } from './saves'

/** The engine comes with the first run. */
export const loadEngine = (client: QueryClient) =>
  import('./engine').then(({ engineOf }) => engineOf(client))

type Engine = Awaited<ReturnType<typeof loadEngine>>

/** Removes the message of the last failure: the next try reports itself. */
const lastFailureOf = oncePer((_: QueryClient) => ({ hide: () => {} }))

/** Loads the engine, then calls back with it. Shows a message where it could not be loaded. */
function useEngine() {
  const client = useQueryClient()
  const notify = useNotify()
  return async <Result>(use: (engine: Engine) => Result): Promise<Awaited<Result> | undefined> => {
    const engine = await loadEngine(client).catch(() => null)
    const lastFailure = lastFailureOf(client)
    lastFailure.hide()
    if (engine) return await use(engine)
    lastFailure.hide = notify('That couldn’t be started. Try again, or reload the page.', 'error')
    return undefined
  }
}

/**
 * Sends steps of a run, and shows a message on any page when all that follows a save is done.
 * @returns the run, when it has ended; undefined where it couldn’t be started.
 */
export function useSend() {
  const store = runsOf(useQueryClient())
  const notify = useNotify()
  const withEngine = useEngine()
  return async (how: 'run' | 'resume' | 'retry', id: string): Promise<Run | undefined> => {
    const run = await withEngine((engine) => engine[how](id))
    if (!run && how === 'run') {
      store.change(id, { state: 'stopped', whyStopped: 'it couldn’t be started' })
    }
    if (run?.isSequel && run.items.every(isDone)) {
      notify(`${run.done}.`, 'success', { isSequel: true })
    }
    return run
  }
}

/** The runs of the person who is signed in, oldest first. */
export const useRunList = (): readonly Run[] => useStore(runsOf(useQueryClient()))

/** Starts runs, which continue on any screen, and restores what was deleted. */
export function useRuns() {
  const client = useQueryClient()
  const store = runsOf(client)
  const send = useSend()
  const withEngine = useEngine()
  const notify = useNotify()
  const saves = useSaves()
  return {
    /** @returns its id, by which {@link useRun} and RunProgress know it. */
    start(order: RunOrder): string {
      const id = store.add(order)
      if (order.steps.length > 0) void send('run', id)
      // What is done already is stored by the engine; without its code it ends with this page.
      else void loadEngine(client).catch(() => {})
      return id
    },
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
      saves.forgetWatches(name)
      const undo = await withEngine((engine) => engine.undo(id))
      // The end of a session reports by itself.
      if (isListed || !undo || undo.state === 'stopped') return
      const { restoredText } = await import('./runText')
      const { text, severity } = restoredText(name, undo)
      notify(text, severity, { subject: name })
    },
  }
}

/** A run with what a person may do to it; see the engine. */
export type ActiveRun = NonNullable<ReturnType<typeof useRun>>

/** A run by its id; undefined where there is none any more. */
export function useRun(id: string) {
  const { find, subscribe, remove } = runsOf(useQueryClient())
  const run = useStore({ subscribe, get: () => find(id) })
  const send = useSend()
  const withEngine = useEngine()
  return (
    run && {
      ...run,
      pause: () => void withEngine((engine) => engine.pause(id)),
      resume: () => void send('resume', id),
      /** Sends failed and uncertain steps again, after a look at each record. */
      retry: () => void send('retry', id),
      cancel: () => void withEngine((engine) => engine.cancel(id)),
      /** Another run undoes what it did, except what was changed since. */
      undo: () => void withEngine((engine) => engine.undo(id)),
      close: () => remove(id),
    }
  )
}
