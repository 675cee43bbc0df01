/** Which rows are selected, by their keys: it outlives sorting, searching and reading again. */
export interface Selection<Row> {
  has: (row: Row) => boolean
  /** Another set after each change. */
  keys: () => ReadonlySet<string>
  set: (rows: readonly Row[], isOn: boolean) => void
  /** A press on one row's box: the next range begins here. */
  pick: (row: Row, isOn: boolean) => void
  /** From where the last press was to this row, in the order they are shown. */
  pickTo: (row: Row, shown: readonly Row[], isOn: boolean) => void
  /**
   * A step of a range from row to row: on away from where it began, off on the way back.
   * @param to the row it steps to.
   */
  step: (from: Row, to: Row, shown: readonly Row[]) => void
  clear: () => void
  /** Tells of every change. @returns a function that stops the telling. */
  subscribe: (listener: () => void) => () => void
}

/** @param keyOf stays the same for a row whatever is changed about it. */
export function createSelection<Row>(keyOf: (row: Row) => string): Selection<Row> {
  const listeners = new Set<() => void>()
  let keys: ReadonlySet<string> = new Set()
  let anchor: string | undefined
  function put(next: ReadonlySet<string>): void {
    keys = next
    for (const listener of listeners) listener()
  }
  function set(rows: readonly Row[], isOn: boolean): void {
    const next = new Set(keys)
    for (const row of rows) {
      if (isOn) next.add(keyOf(row))
      else next.delete(keyOf(row))
    }
    put(next)
  }
  const place = (row: Row, shown: readonly Row[]) => shown.indexOf(row)
  /** Where a range begins: at the row itself, where that of the last press is not shown. */
  function start(row: Row, shown: readonly Row[]): number {
    const found = shown.findIndex((one) => keyOf(one) === anchor)
    return found < 0 ? place(row, shown) : found
  }
  return {
    has: (row) => keys.has(keyOf(row)),
    keys: () => keys,
    set,
    pick(row, isOn) {
      anchor = keyOf(row)
      set([row], isOn)
    },
    pickTo(row, shown, isOn) {
      const [first, last] = [start(row, shown), place(row, shown)].sort((a, b) => a - b)
      set(shown.slice(first, (last ?? 0) + 1), isOn)
      anchor ??= keyOf(row)
    },
    step(from, to, shown) {
      anchor ??= keyOf(from)
      const origin = start(from, shown)
      const isBack = Math.abs(place(to, shown) - origin) < Math.abs(place(from, shown) - origin)
      if (isBack) set([from], false)
      else set([from, to], true)
    },
    clear() {
      anchor = undefined
      put(new Set())
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
