/** What was done, to be taken back step by step. */
export interface History<T> {
  past: readonly T[]
  now: T
  future: readonly T[]
}

/** As many steps are kept. */
const MOST_STEPS = 200

/** Nothing was done yet. */
export const startOf = <T>(now: T): History<T> => ({ past: [], now, future: [] })

/** One more step; what was taken back before is gone. */
export const done = <T>({ past, now }: History<T>, next: T): History<T> => ({
  past: [...past.slice(1 - MOST_STEPS), now],
  now: next,
  future: [],
})

/** The last step taken back; the same where there is none. */
export function undone<T>(history: History<T>): History<T> {
  const { past, now, future } = history
  const before = past.at(-1)
  return before === undefined
    ? history
    : { past: past.slice(0, -1), now: before, future: [now, ...future] }
}

/** The step that was taken back last, done again; the same where there is none. */
export function redone<T>(history: History<T>): History<T> {
  const { past, now, future } = history
  const [next, ...later] = future
  return next === undefined ? history : { past: [...past, now], now: next, future: later }
}
