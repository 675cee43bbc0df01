import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import {
  createContext,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { personMark } from '../../domain/session'
import { createStore, useStore } from '../../lib/externalStore'
import { useSession } from '../../session/useSession'
import { Alert } from '../../ui/Alert'
import { useUnsavedWork } from '../../ui/form/unsavedWork'
import { useNotify } from '../../ui/Notifications'
import { useRequired } from '../../ui/useRequired'
import { forgetOthersRuns, hasStoredRuns, runsOf } from './runStore'
import { createSaves, type Saves } from './saves'

/** What was done, and when, in milliseconds since 1970. */
export type DoneMark = readonly [what: string, at: number]

const createWrites = () => ({
  saves: createSaves(),
  /** When what was done, as checked off in this browser, oldest first; null before it is changed. */
  doneMarks: createStore<readonly DoneMark[] | null>(null),
})

const WritesContext = createContext<ReturnType<typeof createWrites> | null>(null)

/** What the staff screens keep while a person is signed in. */
export const useWrites = () => useRequired(WritesContext, 'WritesProvider')

/** What outlives the dialogs that save. */
export const useSaves = (): Saves => useWrites().saves

/** Is there anything to show? */
export function useHasWrites() {
  const runs = runsOf(useQueryClient())
  return {
    hasRuns: useSyncExternalStore(runs.subscribe, () => runs.get().length > 0),
    hasGameChanges: useStore(runs.gameChanges).length > 0,
  }
}

/** The engine comes with the first run. */
export const loadEngine = (client: QueryClient) =>
  import('./engine').then(({ engineOf }) => engineOf(client))

const DAMAGED =
  'An unfinished job saved in this browser couldn’t be read and was removed. Please check what you were doing last.'

/**
 * The writes that have not ended, and whose they are: nobody sees another person's. Closing the tab and
 * Logout ask while a run has not ended.
 */
export function WritesProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient()
  const notify = useNotify()
  const runs = runsOf(client)
  const [writes] = useState(createWrites)
  const { state } = useSession()
  const owner = personMark(state.user?.email ?? '')
  const hasLeft = state.status === 'out' && state.byChoice

  useEffect(() => writes.saves.stop, [writes])
  // Before the first paint for the next person.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the message is shown once for each person
  useLayoutEffect(() => {
    const { saves, doneMarks } = writes
    saves.setOwner(owner)
    if (runs.setOwner(owner)) doneMarks.set(null)
    if (hasLeft) {
      runs.leave()
      forgetOthersRuns('')
    } else if (owner !== '') {
      forgetOthersRuns(owner)
      if (!hasStoredRuns(owner)) return
      void loadEngine(client)
        .then((engine) => engine.takeStored(owner))
        // When the engine cannot be loaded, the next page offers them.
        .catch(() => 0)
        .then((damaged) => damaged > 0 && notify(DAMAGED, 'warning'))
    }
  }, [writes, client, runs, owner, hasLeft])
  useUnsavedWork(useStore(runs).some(({ state }) => state !== 'ended'))
  return <WritesContext value={writes}>{children}</WritesContext>
}

/** Lists above the page what was being saved when an earlier page was closed. */
export function UnfinishedSaves() {
  const saves = useSaves()
  const unfinished = useStore(saves.unfinished)
  return unfinished.map(({ id, name }) => (
    <Alert
      key={id}
      severity="warning"
      style={{ marginBottom: 16 }}
      onClose={() => saves.dismiss(id)}
    >
      {`${name} was being saved when you left the page. Please check whether it was.`}
    </Alert>
  ))
}
