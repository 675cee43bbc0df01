import * as v from 'valibot'
import { browserStore } from '../../config/browserStore'
import { createStore } from '../../lib/externalStore'
import type { RunStore } from '../writes/runStore'

/**
 * A list that this browser stores for the last person who signed in, under the hash of their e-mail address.
 * It is read when they sign in and when another tab changes it, it stays after the session's
 * end, and it is empty after Logout.
 * @param runs the store of runs, which knows the person.
 * @param name the start of the list's key in storage, one of those that `forgetOthers` removes.
 * @param schema what a stored list must be; any other one counts as empty.
 */
export function personalStore<Entry>(
  runs: RunStore,
  name: string,
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
      // After Logout nothing of a person stays in the browser.
      if (person !== '') browserStore.set(key(), JSON.stringify(next))
      set(next)
    },
  }
}
