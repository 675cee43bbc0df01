import { useSyncExternalStore } from 'react'

/** A value outside of components: those that read it by {@link useStore} render again when it is set. */
export interface Store<State> {
  get: () => State
  set: (next: State) => void
  subscribe: (listener: () => void) => () => void
}

/** Creates a store with a first value. */
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

/** Reads a store's value and follows it. */
export const useStore = <State>({ subscribe, get }: Omit<Store<State>, 'set'>): State =>
  useSyncExternalStore(subscribe, get)
