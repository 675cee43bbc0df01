/** A value with the earlier values for Undo and the later values for Redo. */
export interface EditHistory<Value> {
  past: readonly Value[]
  present: Value
  future: readonly Value[]
}

/** The number of Undo steps; older steps are dropped. */
const MAX_STEPS = 200

/** A history with nothing to undo or redo. */
export const createHistory = <Value>(present: Value): EditHistory<Value> => ({
  past: [],
  present,
  future: [],
})

/** Sets a new value, and clears Redo. */
export const addStep = <Value>(
  { past, present }: EditHistory<Value>,
  next: Value,
): EditHistory<Value> => ({
  past: [...past.slice(1 - MAX_STEPS), present],
  present: next,
  future: [],
})

/** The history after Undo; unchanged if there is no earlier value. */
export function undoStep<Value>(history: EditHistory<Value>): EditHistory<Value> {
  const { past, present, future } = history
  const before = past.at(-1)
  return before === undefined
    ? history
    : { past: past.slice(0, -1), present: before, future: [present, ...future] }
}

/** The history after Redo; unchanged if there is no later value. */
export function redoStep<Value>(history: EditHistory<Value>): EditHistory<Value> {
  const { past, present, future } = history
  const [next, ...later] = future
  return next === undefined ? history : { past: [...past, present], present: next, future: later }
}
