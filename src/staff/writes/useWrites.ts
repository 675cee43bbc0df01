import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect } from 'react'
import { personHash } from '../../domain/personHash'
import { useSession } from '../../session/useSession'
import { useUnsavedWork } from '../../ui/form/unsavedWork'
import { useNotify } from '../../ui/Notifications'
import { lateWritesOf } from './lateWrites'
import { openWritesOf } from './openWrites'
import { runsOf } from './runStore'
import { forgetOthers, storedRuns } from './storageKeys'
import { loadEngine, useRunList } from './useRuns'

const DAMAGED =
  'An unfinished job saved in this browser couldn’t be read and was removed. Please check what you were doing last.'

/**
 * Gives all writes to the person who is signed in: nobody sees another person's. Reports what an earlier page was
 * saving when it was closed. Closing the tab and Logout ask while a run has not ended.
 * @returns whether there are runs to show.
 */
export function useWrites(): boolean {
  const client = useQueryClient()
  const notify = useNotify()
  const { state } = useSession()
  const owner = personHash(state.user?.email ?? '')
  const hasLeft = state.status === 'out' && state.byChoice

  // Before the first paint for the next person.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the message is shown once for each person
  useLayoutEffect(() => {
    const runs = runsOf(client)
    if (hasLeft) runs.logOut()
    else if (owner === '') runs.endSession()
    else runs.signIn(owner)
    if (hasLeft || owner !== '') forgetOthers(owner)
    if (owner !== '' && storedRuns(owner).length > 0) {
      void loadEngine(client)
        .then((engine) => engine.takeStored(owner))
        .then((damaged) => damaged > 0 && notify(DAMAGED, 'warning'))
        // When the engine cannot be loaded, the next page offers them.
        .catch(() => {})
    }
    return () => {
      lateWritesOf(client).stop()
      openWritesOf(client).abandon()
    }
  }, [client, owner, hasLeft])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the messages are shown once for each person
  useEffect(() => {
    if (owner === '') return
    for (const name of openWritesOf(client).takeUnfinished(owner)) {
      const words = `${name} was being saved when you left the page. Please check whether it was.`
      notify(words, 'warning', { subject: name })
    }
  }, [client, owner])
  const runs = useRunList()
  useUnsavedWork(runs.some(({ state }) => state !== 'ended'))
  return runs.length > 0
}
