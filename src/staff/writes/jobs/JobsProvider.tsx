import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { personMark } from '../../../domain/session'
import { useStore } from '../../../lib/createStore'
import { useSession } from '../../../session/useSession'
import { useUnsavedWork } from '../../../ui/form/unsavedWork'
import { jobsOf } from './jobStore'
import { leaveJobs, offerLeft } from './useJobs'

/** Is there a job of whoever is signed in, at its end or not? */
export function useHasJobs(): boolean {
  const store = jobsOf(useQueryClient())
  return useSyncExternalStore(store.subscribe, () => store.get().length > 0)
}

/** Says whose jobs these are, and has closing the tab and Logout ask while one is not at its end. */
export function JobsProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient()
  const store = jobsOf(client)
  const { state } = useSession()
  const owner = personMark(state.user?.email ?? '')
  const hasGone = state.status === 'out' && state.byChoice
  useEffect(() => {
    const was = store.owner()
    store.setOwner(owner)
    if (hasGone) void leaveJobs(client, was)
    else void offerLeft(client, owner)
  }, [client, store, owner, hasGone])
  const jobs = useStore(store)
  useUnsavedWork(jobs.some(({ state }) => state !== 'ended'))
  return children
}
