import { useQueryClient } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { ApiError } from '../../api/errors'
import { useStore } from '../../lib/externalStore'
import { useNotify } from '../../ui/Notifications'
import { isDone, type Run, type RunItem, type RunOrder, runsOf } from './runStore'
import { loadEngine, useSaves } from './WritesProvider'
import { SaveStopped } from './writeOutcome'

type Engine = Awaited<ReturnType<typeof loadEngine>>

/** Removes the message of the last failure: the next try reports itself. */
let dismissFailure = () => {}

/** Loads the engine, then calls back with it. */
function useEngine() {
  const client = useQueryClient()
  const notify = useNotify()
  return async <Result>(
    use: (engine: Engine) => Result | Promise<Result>,
    onFail?: () => void,
  ): Promise<Result | undefined> => {
    const engine = await loadEngine(client).catch(() => null)
    dismissFailure()
    if (engine !== null) return use(engine)
    dismissFailure = notify('That couldn’t be started. Try again, or reload the page.', 'error')
    onFail?.()
    return undefined
  }
}

/** The messages of deletes, by run; they are removed when the record is restored. */
const deleteMessages = new Map<string, () => void>()

/** Shows a message on any page when all that follows a save is done. */
function useReport() {
  const notify = useNotify()
  return (run: Run | undefined): void => {
    if (!run?.isSequel || !run.items.every(isDone)) return
    notify(`${run.done}.`, 'success', { isSequel: true })
  }
}

/** The runs of the person who is signed in, oldest first. */
export const useRunList = (): readonly Run[] => useStore(runsOf(useQueryClient()))

/** Starts runs, which continue on any screen. */
export function useRuns() {
  const client = useQueryClient()
  const store = runsOf(client)
  const withEngine = useEngine()
  const notify = useNotify()
  const saves = useSaves()
  const report = useReport()

  const run = (id: string) =>
    withEngine(
      (engine) => engine.run(id),
      () => store.change(id, { state: 'stopped', whyStopped: 'it couldn’t be started' }),
    )
  return {
    /** @returns its id, by which {@link useRun} and RunProgress know it. */
    start(order: RunOrder): string {
      const id = store.add(order)
      if (order.steps.length > 0) void run(id).then(report)
      // What is done already is stored by the engine; without its code it ends with this page.
      else void loadEngine(client).catch(() => {})
      return id
    },
    /**
     * Starts a run and waits for it; what has failed by then is not offered again.
     * @returns it, when it has ended; undefined where it couldn’t be started.
     */
    async perform(order: RunOrder, onStart: (id: string) => void): Promise<Run | undefined> {
      const id = store.add(order)
      onStart(id)
      const ended = await run(id)
      if (ended?.state !== 'stopped') void withEngine((engine) => engine.cancel(id))
      return ended
    },
    /** @param dismiss removes the message of the delete, once the record is restored. */
    onRestore: (id: string, dismiss: () => void) => void deleteMessages.set(id, dismiss),
    isRestored: (id: string) => store.find(id)?.undoneBy !== undefined,
    /**
     * Restores what a dialog has deleted.
     * @param isListed the list shows the result; otherwise a message does.
     */
    async restore(id: string, isListed = false): Promise<void> {
      const { deleted: name = '' } = store.find(id) ?? {}
      deleteMessages.get(id)?.()
      // The record is expected again.
      saves.forget(name)
      const undo = await withEngine((engine) => engine.undo(id))
      // The end of a session reports by itself.
      if (isListed || !undo || undo.state === 'stopped') return
      const { restoredText } = await import('./runText')
      const { text, severity } = restoredText(name, undo)
      notify(text, severity, { about: name })
    },
  }
}

/** A run with what a person may do to it. */
export type ActiveRun = NonNullable<ReturnType<typeof useRun>>

/** A run by its id; undefined where there is none any more. */
export function useRun(id: string) {
  const store = runsOf(useQueryClient())
  const run = useSyncExternalStore(store.subscribe, () => store.find(id))
  const withEngine = useEngine()
  const report = useReport()
  return (
    run && {
      ...run,
      /** No further step is sent; those that were sent end. */
      pause: () => void withEngine((engine) => engine.pause(id)),
      /** Goes on with what waits or was not sent. */
      resume: () => void withEngine((engine) => engine.resume(id)).then(report),
      /** Ends it: what was not sent stays as it is. */
      cancel: () => void withEngine((engine) => engine.cancel(id)),
      /** Sends failed and uncertain steps again, after a look at each record. */
      retry: () => void withEngine((engine) => engine.retry(id)).then(report),
      /** Undoes what it did, as another run, except what was changed since. */
      undo: () => void withEngine((engine) => engine.undo(id)),
      /** Forgets it. */
      close: () => store.remove(id),
    }
  )
}

/**
 * The text of a save of which nothing is done, with the server's reason if all failed for the same one, like
 * `failureWords` for a single write.
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
    waiting: 'Waiting for another job to finish.',
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
      // The steps that an earlier try has done are undone with this one.
      const doneSteps = run?.items.flatMap(({ step, state }) => (state === 'done' ? [step] : []))
      run?.close()
      const ended = await perform({ ...order, doneSteps, failsWhenBusy: true }, setId)
      if (!ended) throw new SaveStopped('That couldn’t be started. Try again.')
      if (ended.state === 'stopped') throw new ApiError('status', { status: 401 })
      return ended.items
        .filter((item) => !isDone(item))
        .map((item) => (item.why ? item : { ...item, why: 'it wasn’t sent.' }))
    },
  }
}
