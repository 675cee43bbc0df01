import type { QueryClient } from '@tanstack/react-query'
import { createStore } from '../../../lib/createStore'
import type { Deleted } from './deleted'

/** Something that was deleted in this tab, and how far it is with making it again. */
export interface DeletedEntry {
  id: number
  /** Who deleted it, as a mark that names nobody. */
  owner: string
  /** Milliseconds since 1970. */
  at: number
  deleted: Deleted
  /** The name under which the delete may still be looked at again. */
  watched: string
  /** `kept` until its restore is asked for; `back` for good. */
  state: 'kept' | 'asked' | 'running' | 'back'
  /** Takes away the message of the delete: it is true no longer. */
  takeBack: () => void
  /** What the last try came to, in words. */
  words: string
  /** What earlier tries have sent; it may arrive late. */
  sent: Set<string>
}

/** Said of what could not be made again. */
export const KEPT = 'It is kept under Recently deleted.'

/** What was deleted in this tab: see {@link recentlyDeletedOf}. */
export type RecentlyDeleted = ReturnType<typeof createRecentlyDeleted>

/** @forTests */
export function createRecentlyDeleted() {
  const { get, set, subscribe } = createStore<readonly DeletedEntry[]>([])
  let present = ''
  let isListOpen = false
  let lastId = 0
  const change = (id: number, fields: Partial<DeletedEntry>) =>
    set(get().map((entry) => (entry.id === id ? { ...entry, ...fields } : entry)))
  const find = (id: number) => get().find((entry) => entry.id === id)

  return {
    /** Keeps what was deleted just now. @returns its number; null where nobody is signed in. */
    keep(deleted: Deleted, watched: string): number | null {
      if (present === '') return null
      const entry: DeletedEntry = {
        id: ++lastId,
        owner: present,
        at: Date.now(),
        deleted,
        watched,
        state: 'kept',
        takeBack: () => {},
        words: '',
        sent: new Set(),
      }
      set([entry, ...get()])
      return entry.id
    },
    /** @param takeBack takes away the message that told of the delete. */
    told: (id: number, takeBack: () => void) => change(id, { takeBack }),
    /** Asks for its restore; nothing where that is on its way or done. */
    ask(id: number): void {
      const entry = find(id)
      if (entry?.state !== 'kept') return
      entry.takeBack()
      change(id, { state: 'asked' })
    },
    /** @returns whether the asked restore may run: once. */
    begin(id: number): boolean {
      if (find(id)?.state !== 'asked') return false
      change(id, { state: 'running' })
      return true
    },
    end: (id: number, isBack: boolean, words: string) =>
      change(id, { state: isBack ? 'back' : 'kept', words }),
    /** Was its restore asked for, or is it back? */
    isTouched: (id: number) => {
      const entry = find(id)
      return entry !== undefined && (entry.state !== 'kept' || entry.words !== '')
    },
    /** Is whoever deleted it signed in? */
    isOwned: (id: number) => find(id)?.owner === present && present !== '',
    /** Who is signed in now, as a mark; '' for nobody: what he had stays until it is another. */
    setPresent(person: string): void {
      present = person
      if (person !== '' && get().some(({ owner }) => owner !== person)) {
        set(get().filter(({ owner }) => owner === person))
      }
    },
    /** Forgets everything: its owner left by choice. */
    clear: () => set([]),
    /** Is the list looked at, so that it tells what becomes of a restore? */
    isListOpen: () => isListOpen,
    setListOpen(isOpen: boolean): void {
      isListOpen = isOpen
    },
    get,
    subscribe,
  }
}

const stores = new WeakMap<QueryClient, RecentlyDeleted>()

/** The one of this tab: it lives as long as its cache, also while a public page is looked at. */
export function recentlyDeletedOf(client: QueryClient): RecentlyDeleted {
  const store = stores.get(client) ?? createRecentlyDeleted()
  stores.set(client, store)
  return store
}
