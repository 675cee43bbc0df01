import { useMemo, useRef, useState } from 'react'

/** The selected rows by key. Keys stay the same after sorting, searching and refetching. */
export interface Selected {
  keys: ReadonlySet<string>
  /** The last clicked row, where a range begins. */
  anchor?: string | undefined
}

export const EMPTY_SELECTION: Selected = { keys: new Set() }

/** Selects or deselects these rows. */
export function selectKeys(
  selected: Selected,
  keys: readonly string[],
  isChecked: boolean,
): Selected {
  const next = new Set(selected.keys)
  for (const key of keys) {
    if (isChecked) next.add(key)
    else next.delete(key)
  }
  return { ...selected, keys: next }
}

/** Selects or deselects one row, where the next range begins. */
export const selectRow = (selected: Selected, key: string, isChecked: boolean): Selected => ({
  ...selectKeys(selected, [key], isChecked),
  anchor: key,
})

/** Selects or deselects the rows from the last clicked row to this row, in the shown order. */
export function selectRange(
  selected: Selected,
  key: string,
  visibleKeys: readonly string[],
  isChecked: boolean,
): Selected {
  const start = rangeStart(selected, key, visibleKeys)
  const end = visibleKeys.indexOf(key)
  const keys = visibleKeys.slice(Math.min(start, end), Math.max(start, end) + 1)
  return { ...selectKeys(selected, keys, isChecked), anchor: selected.anchor ?? key }
}

/**
 * Extends or shrinks a range by one row: moving back toward its start deselects `from`, else
 * selects both rows.
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
  return { ...selectKeys(selected, isBack ? [from] : [from, to], !isBack), anchor }
}

/**
 * The index where a range begins: that of the last clicked row, or of this row if that row isn't
 * shown.
 */
function rangeStart({ anchor }: Selected, key: string, visibleKeys: readonly string[]): number {
  const anchorIndex = anchor === undefined ? -1 : visibleKeys.indexOf(anchor)
  return anchorIndex < 0 ? visibleKeys.indexOf(key) : anchorIndex
}

/** The selection that a table and its bar share. */
export type RowSelection<Row> = ReturnType<typeof useSelection<Row>>

/**
 * The selection of a table, initially off.
 * @param rowKey a stable function. The key must stay the same when the record changes.
 * @param nameOf a stable function that returns the name of a row's record.
 */
export function useSelection<Row>(rowKey: (row: Row) => string, nameOf: (row: Row) => string) {
  const [isOn, setIsOn] = useState(false)
  const [selected, setSelected] = useState(EMPTY_SELECTION)
  /** The bar with the actions. */
  const bar = useRef<HTMLElement>(null)
  return useMemo(() => {
    const setOn = (isNowOn: boolean) => {
      setSelected(EMPTY_SELECTION)
      setIsOn(isNowOn)
    }
    return { isOn, setOn, selected, setSelected, rowKey, nameOf, bar }
  }, [isOn, selected, rowKey, nameOf])
}
