/** A value with the steps that Undo and Redo go through. */
export interface EditHistory<Value> {
  past: readonly Value[]
  present: Value
  future: readonly Value[]
}

/** Older steps are dropped. */
const MAX_STEPS = 200

/** A history without steps. */
export const newHistory = <Value>(present: Value): EditHistory<Value> => ({
  past: [],
  present,
  future: [],
})

/** One more step; Redo has none after it. */
export const withStep = <Value>(
  { past, present }: EditHistory<Value>,
  next: Value,
): EditHistory<Value> => ({
  past: [...past.slice(1 - MAX_STEPS), present],
  present: next,
  future: [],
})

/** Before the last step; unchanged where there is none. */
export function undone<Value>(history: EditHistory<Value>): EditHistory<Value> {
  const { past, present, future } = history
  const before = past.at(-1)
  return before === undefined
    ? history
    : { past: past.slice(0, -1), present: before, future: [present, ...future] }
}

/** After the step that was undone last; unchanged where there is none. */
export function redone<Value>(history: EditHistory<Value>): EditHistory<Value> {
  const { past, present, future } = history
  const [next, ...later] = future
  return next === undefined ? history : { past: [...past, present], present: next, future: later }
}
