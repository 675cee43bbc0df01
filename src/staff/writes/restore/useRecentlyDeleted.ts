import { useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import { personMark } from '../../../domain/session'
import { useStore } from '../../../lib/createStore'
import { useSession } from '../../../session/useSession'
import { type DeletedEntry, type RecentlyDeleted, recentlyDeletedOf } from './recentlyDeleted'

/** What was deleted in this tab, to keep something there. */
export const useRecentlyDeletedStore = (): RecentlyDeleted => recentlyDeletedOf(useQueryClient())

/** Tells the store who is signed in; what was deleted is forgotten when he leaves by choice. */
export function useDeletedOwner(): void {
  const store = useRecentlyDeletedStore()
  const { state } = useSession()
  const person = personMark(state.user?.email ?? '')
  const hasLeft = state.status === 'out' && state.byChoice
  useLayoutEffect(() => {
    store.setPresent(person)
    if (hasLeft) store.clear()
  }, [store, person, hasLeft])
}

/** The entries of whoever is signed in, newest first; nobody ever sees another's. */
export function useRecentlyDeleted(): { store: RecentlyDeleted; entries: DeletedEntry[] } {
  const store = useRecentlyDeletedStore()
  const person = personMark(useSession().state.user?.email ?? '')
  const all = useStore(store)
  return { store, entries: all.filter(({ owner }) => owner === person) }
}
