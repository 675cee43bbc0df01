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

const DAMAGED_MESSAGE =
  'An unfinished job saved in this browser couldn’t be read and was removed. Please check what you were doing last.'

/**
 * Shows the signed-in person only their own writes.
 * @returns whether there are runs to show.
 */
export function useWrites(): boolean {
  const client = useQueryClient()
  const notify = useNotify()
  const { state } = useSession()
  const owner = personHash(state.user?.email ?? '')
  const hasLoggedOut = state.status === 'out' && state.byChoice

  // A layout effect, so that it runs before the first paint for another person.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the message is shown once for each person
  useLayoutEffect(() => {
    const runs = runsOf(client)
    // Logout forgets everything. The end of a session keeps the person's runs.
    if (hasLoggedOut) runs.logOut()
    else if (owner === '') runs.endSession()
    else runs.signIn(owner)
    if (hasLoggedOut || owner !== '') forgetOthers(owner)
    if (owner !== '' && storedRuns(owner).length > 0) {
      void loadEngine(client)
        .then((engine) => engine.takeStored(owner))
        .then((damaged) => damaged > 0 && notify(DAMAGED_MESSAGE, 'warning'))
        // If the engine fails to load, the next page offers the stored runs.
        .catch(() => {})
    }
    return () => {
      lateWritesOf(client).stop()
      openWritesOf(client).abandon()
    }
  }, [client, owner, hasLoggedOut])
  // Reports what an earlier page was saving when it was closed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the messages are shown once for each person
  useEffect(() => {
    if (owner === '') return
    for (const name of openWritesOf(client).takeUnfinished(owner)) {
      const message = `${name} was being saved when you left the page. Please check whether it was.`
      notify(message, 'warning', { subject: name })
    }
  }, [client, owner])
  const runs = useRunList()
  // Closing the tab and Logout ask first while a run hasn't ended.
  useUnsavedWork(runs.some(({ state }) => state !== 'ended'))
  return runs.length > 0
}
