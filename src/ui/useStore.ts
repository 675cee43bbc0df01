import { useSyncExternalStore } from 'react'

/**
 * What a store outside of React says; drawn anew when that changes.
 * @param getAtFirst what it said when the page's first picture was drawn, which React takes over as it
 *   stands (docs/decisions/picture-before-react.md): another than `get` where the store may have
 *   changed since. What it says by then follows at once.
 */
export const useStore = <Said>(
  subscribe: (onChange: () => void) => () => void,
  get: () => Said,
  getAtFirst = get,
): Said => useSyncExternalStore(subscribe, get, getAtFirst)

/** To subscribe with to what tells no change: it is read with the next drawing. */
export const neverTells = () => () => {}

const readings = new Map<string, unknown>()

/** What was read of the browser when it was first asked for in this document: see {@link useStore}. */
export function atFirst<Read>(name: string, read: () => Read): Read {
  if (!readings.has(name)) readings.set(name, read())
  return readings.get(name) as Read
}

/** Lets the next picture read anew: a test has many in one document. @forTests */
export const forgetFirstReadings = (): void => readings.clear()
