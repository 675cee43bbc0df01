import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { oncePer } from '../../lib/oncePer'
import { useNotify } from '../../ui/Notifications'
import { isDone, type Run, runsOf } from './runStore'

/** The engine comes with the first run. */
export const loadEngine = (client: QueryClient) =>
  import('./engine').then(({ engineOf }) => engineOf(client))

type Engine = Awaited<ReturnType<typeof loadEngine>>

/** Removes the message of the last failure: the next try reports itself. */
const lastFailureOf = oncePer((_: QueryClient) => ({ hide: () => {} }))

/** Loads the engine, then calls back with it. Shows a message where it could not be loaded. */
export function useEngine() {
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
