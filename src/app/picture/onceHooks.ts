import * as React from 'react'

/*
 * React's hooks for a tree that is drawn once: they give what they would give in React's own first
 * drawing. What would draw anew does nothing; React takes the page over soon.
 */

/** What React's renderers set, so that hooks find theirs. */
interface Internals {
  /** The hooks of whoever draws now; null where nobody does. */
  H: Record<string, unknown> | null
}

const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
  React as unknown as Record<string, Internals | undefined>

/** What a component does before the paint. Those behind it are left to React. */
export interface Effect {
  when: 'insertion' | 'ref' | 'layout'
  run: () => unknown
}

/** What hooks read and leave of one drawing. */
export interface Drawing {
  /** The values of the contexts above the component that is drawn now. */
  contexts: Map<unknown, unknown>
  /** Effects of the components drawn so far, those inside before those around. */
  effects: Effect[]
  /** Has a store changed since one of the components drawn so far has read it? */
  stale: (() => boolean)[]
  /** So many ids have been given. */
  ids: number
  /** Is a part drawn once more, with what stores say since? */
  isAgain: boolean
}

/** A context as React has it: with the value where nobody above gives one. */
interface ReactContext {
  _currentValue: unknown
}

const never = () => {}

/** The hooks of a drawing, by React's names. */
function hooksOf(drawing: Drawing): Record<string, unknown> {
  const { contexts, effects, stale, isAgain } = drawing
  const effect = (when: Effect['when']) => (run: () => unknown) => {
    effects.push({ when, run })
  }
  const useContext = (context: ReactContext) =>
    contexts.has(context) ? contexts.get(context) : context._currentValue
  return {
    useContext,
    use: useContext,
    useState: (initial: unknown) => [initial instanceof Function ? initial() : initial, never],
    useReducer: (_reduce: unknown, given: unknown, init?: (given: unknown) => unknown) => [
      init ? init(given) : given,
      never,
    ],
    useRef: (current: unknown) => ({ current }),
    useMemo: (make: () => unknown) => make(),
    useCallback: (callback: unknown) => callback,
    useDeferredValue: (value: unknown, initial: unknown) => initial ?? value,
    useTransition: () => [false, (run: () => void) => run()],
    useSyncExternalStore: (_subscribe: unknown, get: () => unknown, getAtFirst = get) => {
      const read = isAgain ? get() : getAtFirst()
      stale.push(() => !Object.is(get(), read))
      return read
    },
    // Not React's own, which are of its tree; whoever refers to one reads it in the same place.
    useId: () => {
      drawing.ids += 1
      return `_p_${drawing.ids}_`
    },
    useDebugValue: never,
    useInsertionEffect: effect('insertion'),
    useLayoutEffect: effect('layout'),
    useEffect: never,
  }
}

/** Runs something with the hooks of a drawing; throws where React has them no more. */
export function withHooks<Result>(drawing: Drawing, run: () => Result): Result {
  if (internals === undefined) throw new Error('React hides its hooks')
  const others = internals.H
  internals.H = hooksOf(drawing)
  try {
    return run()
  } finally {
    internals.H = others
  }
}
