import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
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
export function useOwnRuns(): boolean {
  const client = useQueryClient()
  const notify = useNotify()
  const { state } = useSession()
  const owner = personHash(state.user?.email ?? '')
  const hasLoggedOut = state.status === 'out' && state.isByChoice

  const restoreStoredRuns = useEffectEvent(async (person: string) => {
    if (storedRuns(person).length === 0) return
    try {
      const engine = await loadEngine(client)
      const damagedCount = await engine.takeStored(person)
      if (damagedCount > 0) notify(DAMAGED_MESSAGE, 'warning')
    } catch {
      // If the engine fails to load, the next page offers the stored runs.
    }
  })
  /** Reports what an earlier page was saving when it was closed. */
  const reportUnfinished = useEffectEvent((person: string) => {
    for (const name of openWritesOf(client).takeUnfinished(person)) {
      const message = `${name} was being saved when you left the page. Please check whether it was.`
      notify(message, 'warning', { subject: name })
    }
  })

  // A layout effect, so that it runs before the first paint for another person.
  useLayoutEffect(() => {
    const store = runsOf(client)
    // Logout forgets everything. The end of a session keeps the person's runs.
    if (hasLoggedOut) store.logOut()
    else if (owner === '') store.endSession()
    else store.signIn(owner)
    if (hasLoggedOut || owner !== '') forgetOthers(owner)
    if (owner !== '') void restoreStoredRuns(owner)
    return () => {
      lateWritesOf(client).stop()
      openWritesOf(client).abandon()
    }
  }, [client, owner, hasLoggedOut])
  useEffect(() => {
    if (owner !== '') reportUnfinished(owner)
  }, [owner])

  const runs = useRunList()
  // Closing the tab and Logout ask first while a run hasn't ended.
  useUnsavedWork(runs.some((run) => run.state !== 'ended'))
  return runs.length > 0
}
