import { type RefObject, useEffect, useRef } from 'react'
import { whenDrawn } from '../../ui/whenDrawn'
import { stopAwaiting, takeSavedRows } from '../writes/savedRows'

/**
 * Lights what was just saved up once, and scrolls to it.
 * @param rows all there are: what a search brings back was not saved. @param records those drawn.
 * @returns for the table, and what its body says of itself where it draws only the rows near the window.
 */
export function useLitRows<Row extends object>(
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
      void lightWhenDrawn(row, 'nearest')
    }
  }, [rows, records, rowKey, reach])
  useEffect(() => stopAwaiting, [])
  return { table, reach }
}

/** Scrolls to a row that is not drawn. */
export type Reach = (index: number) => void

/**
 * Lights a row up once, and scrolls to it, as soon as it is drawn.
 * @param block where in the window it comes to stand. @returns the row; undefined where it has not come.
 */
export async function lightWhenDrawn(
  find: () => Element | null | undefined,
  block: ScrollLogicalPosition,
): Promise<HTMLElement | undefined> {
  const row = await whenDrawn(find)
  if (!(row instanceof HTMLElement)) return
  row.dataset.lit = ''
  row.addEventListener('animationend', () => delete row.dataset.lit, { once: true })
  row.scrollIntoView?.({ block })
  return row
}
