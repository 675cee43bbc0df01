import { useSyncExternalStore } from 'react'

/* Hooks for values outside of React: stores, media queries and the time. */

/**
 * A value outside of React. Components that read it with {@link useStore} re-render when it is set.
 */
export interface Store<State> {
  get: () => State
  set: (next: State) => void
  subscribe: (listener: () => void) => () => void
}

/** Creates a store with an initial value. */
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

/** Reads a store's value and re-renders when it changes. */
export const useStore = <State>({ subscribe, get }: Omit<Store<State>, 'set'>): State =>
  useSyncExternalStore(subscribe, get)

/**
 * Whether the window matches a media query, such as `(min-width: 900px)`. Re-renders when that
 * changes.
 */
export const useMatchMedia = (query: string): boolean =>
  useSyncExternalStore(
    (onChange) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    () => window.matchMedia(query).matches,
  )

const A_MINUTE_MS = 60_000

/**
 * Reads a value that depends on the time. It is read each minute and when the page becomes visible,
 * so it stays right on a page that is open over midnight or on a device that sleeps.
 * @param read must be a constant function.
 */
export const useClock = (read: () => string): string => useSyncExternalStore(subscribeToClock, read)

function subscribeToClock(onChange: () => void): () => void {
  const timer = setInterval(onChange, A_MINUTE_MS)
  document.addEventListener('visibilitychange', onChange)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onChange)
  }
}
