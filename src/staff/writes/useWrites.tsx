import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect } from 'react'
import { personMark } from '../../domain/session'
import { useStore } from '../../lib/externalStore'
import { useSession } from '../../session/useSession'
import { Alert } from '../../ui/Alert'
import { useUnsavedWork } from '../../ui/form/unsavedWork'
import { useNotify } from '../../ui/Notifications'
import { runsOf } from './runStore'
import { useSaves } from './saves'
import { forgetOthers, hasStoredRuns } from './storageKeys'
import { loadEngine } from './useRuns'

const DAMAGED =
  'An unfinished job saved in this browser couldn’t be read and was removed. Please check what you were doing last.'

/**
 * Gives all writes to the person who is signed in: nobody sees another person's. Closing the tab and Logout
 * ask while a run has not ended.
 * @returns whether there are runs to show.
 */
export function useWrites(): boolean {
  const client = useQueryClient()
  const notify = useNotify()
  const runs = runsOf(client)
  const saves = useSaves()
  const { state } = useSession()
  const owner = personMark(state.user?.email ?? '')
  const hasLeft = state.status === 'out' && state.byChoice

  useEffect(() => saves.stop, [saves])
  // Before the first paint for the next person.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the message is shown once for each person
  useLayoutEffect(() => {
    runs.setOwner(owner)
    if (hasLeft) runs.leave()
    if (hasLeft || owner !== '') forgetOthers(owner)
    if (owner === '' || !hasStoredRuns(owner)) return
    void loadEngine(client)
      .then((engine) => engine.takeStored(owner))
      .then((damaged) => damaged > 0 && notify(DAMAGED, 'warning'))
      // When the engine cannot be loaded, the next page offers them.
      .catch(() => {})
  }, [client, runs, owner, hasLeft])
  const { get, subscribe } = runs
  useUnsavedWork(useStore({ subscribe, get: () => get().some(({ state }) => state !== 'ended') }))
  return useStore({ subscribe, get: () => get().length > 0 })
}

/** Lists above the page what was being saved when an earlier page was closed. */
export function UnfinishedSaves() {
  const saves = useSaves()
  return useStore(saves.unfinished).map((name) => (
    <Alert
      key={name}
      severity="warning"
      style={{ marginBottom: 16 }}
      onClose={() => saves.dismiss(name)}
    >
      {`${name} was being saved when you left the page. Please check whether it was.`}
    </Alert>
  ))
}
