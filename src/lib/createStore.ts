import { useSyncExternalStore } from 'react'

/** A value that outlives components: whoever reads it by {@link useStore} renders again when it is set. */
export interface Store<State> {
  get: () => State
  set: (next: State) => void
  subscribe: (listener: () => void) => () => void
}

/** A store with this value. */
export function createStore<State>(initial: State): Store<State> {
  const listeners = new Set<() => void>()
  let state = initial
  return {
    get: () => state,
    set(next) {
      state = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** A store's value. */
export const useStore = <State>({ subscribe, get }: Omit<Store<State>, 'set'>): State =>
  useSyncExternalStore(subscribe, get)
