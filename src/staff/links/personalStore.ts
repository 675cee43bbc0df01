import * as v from 'valibot'
import { browserStore } from '../../config/browserStore'
import { createStore } from '../../lib/externalStore'
import type { RunStore } from '../writes/runStore'
import type { PersonalStore } from '../writes/storageKeys'

/**
 * Creates a store for a list that the browser keeps for the last person who signed in. It reads the
 * list when they sign in, and when another tab changes it. The list survives the end of a session,
 * but not Logout.
 * @param runs the store of runs, which knows who signed in last.
 * @param name the start of the storage key. The hash of the person's email follows.
 * @param schema validates the stored list; an invalid list counts as empty.
 */
export function personalStore<Entry>(
  runs: RunStore,
  name: PersonalStore,
  schema: v.GenericSchema<unknown, Entry[]>,
) {
  const storedText = v.fallback(v.pipe(v.string(), v.parseJson(), schema), [])
  let person = runs.lastOwner()
  const key = () => `${name} ${person}`
  const read = () => v.parse(storedText, browserStore.get(key()))
  const { get, set, subscribe } = createStore<readonly Entry[]>(read())
  runs.subscribe(() => {
    if (runs.lastOwner() === person) return
    person = runs.lastOwner()
    set(read())
  })
  window.addEventListener('storage', (event) => {
    if (event.key === key()) set(read())
  })
  return {
    get,
    subscribe,
    save(next: readonly Entry[]): void {
      // After Logout, the browser keeps nothing about a person.
      if (person !== '') browserStore.set(key(), JSON.stringify(next))
      set(next)
    },
  }
}
