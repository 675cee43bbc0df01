import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { personMark } from '../../../domain/session'
import { useSession } from '../../../session/useSession'
import { useUnsavedWork } from '../../../ui/form/useLeaveGuard'
import { jobsOf } from './jobStore'

/** Is there a job of whoever is signed in, at its end or not? */
export function useHasJobs(): boolean {
  const store = jobsOf(useQueryClient())
  return useSyncExternalStore(store.subscribe, () => store.get().length > 0)
}

/** Says whose jobs these are, and has closing the tab and Logout ask while one is not at its end. */
export function JobsProvider({ children }: { children: ReactNode }) {
  const store = jobsOf(useQueryClient())
  const { state } = useSession()
  const owner = personMark(state.user?.email ?? '')
  useEffect(() => store.setOwner(owner), [store, owner])
  const jobs = useSyncExternalStore(store.subscribe, store.get)
  useUnsavedWork(jobs.some(({ state }) => state !== 'ended'))
  return children
}
