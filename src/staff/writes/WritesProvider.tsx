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
import { createStore, type Store, useStore } from '../../lib/externalStore'
import { useSession } from '../../session/useSession'
import { Alert } from '../../ui/Alert'
import { useUnsavedWork } from '../../ui/form/unsavedWork'
import { useNotify } from '../../ui/Notifications'
import { useRequired } from '../../ui/useRequired'
import { forgetOthersRuns, hasStoredRuns, runsOf } from './runStore'
import { createSaves, type Saves } from './saves'

/** A game that was changed, with the plans it had and has: its packages may be marked as updated. */
export interface ChangedGame {
  eventName: string
  plans: readonly string[]
}

interface Writes {
  saves: Saves
  changedGames: Store<readonly ChangedGame[]>
}

const WritesContext = createContext<Writes | null>(null)

const useWrites = () => useRequired(WritesContext, 'WritesProvider')

/** What outlives the dialogs that save. */
export const useSaves = (): Saves => useWrites().saves

/** The games that were changed and whose packages are not marked as updated yet. */
export function useChangedGames() {
  const { changedGames } = useWrites()
  return { ...changedGames, games: useStore(changedGames) }
}

/** Adds games to those. */
export function useAddChangedGames() {
  const { changedGames } = useWrites()
  return (games: readonly ChangedGame[]) => {
    if (games.length === 0) return
    const all = new Map(changedGames.get().map((game) => [game.eventName, game.plans]))
    for (const { eventName, plans } of games)
      all.set(eventName, [...(all.get(eventName) ?? []), ...plans])
    changedGames.set([...all].map(([eventName, plans]) => ({ eventName, plans })))
  }
}

/** Is there anything to show? */
export function useHasWrites() {
  const runs = runsOf(useQueryClient())
  const { changedGames } = useWrites()
  return {
    hasRuns: useSyncExternalStore(runs.subscribe, () => runs.get().length > 0),
    hasChangedGames: useSyncExternalStore(
      changedGames.subscribe,
      () => changedGames.get().length > 0,
    ),
  }
}

/** The engine comes with the first run. */
export const loadEngine = (client: QueryClient) =>
  import('./engine').then(({ engineOf }) => engineOf(client))

const DAMAGED =
  'Notes of an unfinished job in this browser could not be read, and were removed. Please check what you were doing last.'

/**
 * The writes that have not ended, and whose they are: nobody sees another person's. Closing the tab and
 * Logout ask while a run has not ended.
 */
export function WritesProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient()
  const notify = useNotify()
  const runs = runsOf(client)
  const [writes] = useState(
    (): Writes => ({ saves: createSaves(), changedGames: createStore<readonly ChangedGame[]>([]) }),
  )
  const { state } = useSession()
  const owner = personMark(state.user?.email ?? '')
  const hasLeft = state.status === 'out' && state.byChoice

  useEffect(() => writes.saves.stop, [writes])
  // Before the first paint for the next person.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the message is shown once for each person
  useLayoutEffect(() => {
    const { saves, changedGames } = writes
    saves.setOwner(owner)
    if (runs.setOwner(owner) && changedGames.get().length > 0) changedGames.set([])
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
      {`${name} was being saved when the page was left. Please look whether it was.`}
    </Alert>
  ))
}
