import { useMemo, useRef, useState } from 'react'

/** Which rows are selected, by their keys: they outlive sorting, searching and reading again. */
export interface Selected {
  keys: ReadonlySet<string>
  /** The row of the last press, where a range begins. */
  anchor?: string | undefined
}

export const EMPTY_SELECTION: Selected = { keys: new Set() }

/** Selects these rows, or deselects them. */
export function select(selected: Selected, keys: readonly string[], isOn: boolean): Selected {
  const next = new Set(selected.keys)
  for (const key of keys) {
    if (isOn) next.add(key)
    else next.delete(key)
  }
  return { ...selected, keys: next }
}

/** A press on one row's box: the next range begins here. */
export const selectOne = (selected: Selected, key: string, isOn: boolean): Selected => ({
  ...select(selected, [key], isOn),
  anchor: key,
})

/** From where the last press was to this row, in the order that is shown. */
export function selectRange(
  selected: Selected,
  key: string,
  visibleKeys: readonly string[],
  isOn: boolean,
): Selected {
  const start = rangeStart(selected, key, visibleKeys)
  const end = visibleKeys.indexOf(key)
  const keys = visibleKeys.slice(Math.min(start, end), Math.max(start, end) + 1)
  return { ...select(selected, keys, isOn), anchor: selected.anchor ?? key }
}

/**
 * A step of a range from row to row: selected away from the start, deselected back toward it.
 * @param to the row it steps to.
 */
export function selectStep(
  selected: Selected,
  from: string,
  to: string,
  visibleKeys: readonly string[],
): Selected {
  const { anchor = from } = selected
  const origin = rangeStart({ ...selected, anchor }, from, visibleKeys)
  const distance = (key: string) => Math.abs(visibleKeys.indexOf(key) - origin)
  const isBack = distance(to) < distance(from)
  return { ...select(selected, isBack ? [from] : [from, to], !isBack), anchor }
}

/** Where a range begins: at the last pressed row, or at the row itself where that one is not shown. */
function rangeStart({ anchor }: Selected, key: string, visibleKeys: readonly string[]): number {
  const anchorIndex = anchor === undefined ? -1 : visibleKeys.indexOf(anchor)
  return anchorIndex < 0 ? visibleKeys.indexOf(key) : anchorIndex
}

/** What a table and the bar below it know of the rows that are selected. */
export type Selection<Row> = ReturnType<typeof useSelection<Row>>

/**
 * One for each table whose rows can be selected.
 * @param rowKey a constant function: stays the same for a row whatever is changed about it.
 * @param nameOf a constant function: the name of a row's record.
 */
export function useSelection<Row>(rowKey: (row: Row) => string, nameOf: (row: Row) => string) {
  const [isOn, setIsOn] = useState(false)
  const [selected, setSelected] = useState(EMPTY_SELECTION)
  /** The bar with what can be done with them. */
  const bar = useRef<HTMLElement>(null)
  return useMemo(() => {
    /** Begins with nothing selected. */
    const setOn = (isNowOn: boolean) => {
      setSelected(EMPTY_SELECTION)
      setIsOn(isNowOn)
    }
    return { isOn, setOn, selected, setSelected, rowKey, nameOf, bar }
  }, [isOn, selected, rowKey, nameOf])
}
