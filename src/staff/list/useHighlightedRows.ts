import { type RefObject, useEffect, useRef } from 'react'
import { whenRendered } from '../../ui/whenRendered'
import { stopAwaiting, takeSavedRows } from '../writes/savedRows'

/**
 * Highlights what was just saved once, and scrolls to it.
 * @param rows all there are: what a search brings back was not saved. @param records those that are shown.
 * @returns refs for the table and for its body, which scrolls where it renders only rows near the window.
 */
export function useHighlightedRows<Row extends object>(
  rows: Row[],
  records: Row[],
  rowKey: (row: Row) => string,
  given?: RefObject<Reach | undefined>,
) {
  const table = useRef<HTMLTableElement>(null)
  const own = useRef<Reach>(undefined)
  const reach = given ?? own
  const last = useRef(rows)
  useEffect(() => {
    const before = last.current
    last.current = rows
    if (before === rows) return
    for (const key of takeSavedRows(before, rows, rowKey)) {
      const index = records.findIndex((row) => rowKey(row) === key)
      if (index < 0) continue
      const row = () => table.current?.querySelector(`tr[data-index="${index}"]`)
      if (!row()) reach.current?.(index)
      void highlightRow(row, 'nearest')
    }
  }, [rows, records, rowKey, reach])
  useEffect(() => stopAwaiting, [])
  return { table, reach }
}

/** Scrolls to a row that is not rendered. */
export type Reach = (index: number) => void

/**
 * Highlights a row once, and scrolls to it, as soon as it is rendered.
 * @param block its position in the window. @returns the row; undefined where it has not come.
 */
export async function highlightRow(
  find: () => Element | null | undefined,
  block: ScrollLogicalPosition,
): Promise<HTMLElement | undefined> {
  const row = await whenRendered(find)
  if (!(row instanceof HTMLElement)) return
  row.dataset.highlighted = ''
  row.addEventListener('animationend', () => delete row.dataset.highlighted, { once: true })
  row.scrollIntoView?.({ block })
  return row
}
