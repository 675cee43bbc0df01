import * as v from 'valibot'
import { browserStore } from '../../config/browserStore'
import { createStore } from '../../lib/externalStore'
import type { RunStore } from '../writes/runStore'

/**
 * A list that this browser stores for the person who is signed in. It is read when they sign in, and empty
 * after Logout.
 * @param name of its key, of those that `forgetOthers` removes.
 */
export function personalStore<Entry>(
  runs: RunStore,
  name: string,
  schema: v.GenericSchema<unknown, Entry[]>,
) {
  const stored = v.fallback(v.pipe(v.string(), v.parseJson(), schema), [])
  let person = runs.person()
  const key = () => `${name} ${person}`
  const read = () => v.parse(stored, browserStore.get(key()))
  const { get, set, subscribe } = createStore<readonly Entry[]>(read())
  runs.subscribe(() => {
    if (runs.person() === person) return
    person = runs.person()
    set(read())
  })
  return {
    get,
    subscribe,
    /** As stored, perhaps by another tab. */
    read,
    save(next: readonly Entry[]): void {
      // After Logout nothing of a person stays in the browser.
      if (person !== '') browserStore.set(key(), JSON.stringify(next))
      set(next)
    },
  }
}
