import { useEffect, useEffectEvent, useRef } from 'react'
import { stopAwaiting, takeSavedRows } from '../../ui/grid/savedRows'
import { useNotify } from '../../ui/Notifications'
import { whenRendered } from '../../ui/whenRendered'
import type { List, ScrollToRow } from './useList'

/** The parts of a {@link List} that can hide a saved row or scroll to it. */
export type SavedRowsOf<Row> = Partial<
  Pick<List<Row>, 'scrollToRow' | 'season' | 'tableState' | 'filters'>
>

/** More are not highlighted: they are not in view together. */
const MOST_HIGHLIGHTED = 3

/**
 * Highlights what was just saved once, and scrolls to it. Where the season hides it, all seasons are shown;
 * where search or filters do, a message says so, and it is highlighted when it is shown.
 * @param allRows every row of the list: what a filter brings back was not saved.
 * @param shownRows the rows that the table shows.
 * @returns refs for the table and for its body, which scrolls where it renders only rows near the window.
 */
export function useHighlightedRows<Row extends object>(
  allRows: Row[],
  shownRows: Row[],
  rowKey: (row: Row) => string,
  list: SavedRowsOf<Row>,
) {
  const table = useRef<HTMLTableElement>(null)
  const unusedRef = useRef<ScrollToRow>(undefined)
  const { scrollToRow = unusedRef, season, tableState, filters } = list
  const notify = useNotify()
  const previousRows = useRef(allRows)
  const saved = useRef<string[]>([])
  const hidden = useRef<string[]>([])
  const showSeason = useEffectEvent((keys: string[]) => {
    const isHidden = (key: string) => !season?.rows?.some((row) => rowKey(row) === key)
    if (!season?.onShowAll || !keys.some(isHidden)) return false
    season.onShowAll()
    return true
  })
  const notifyHiddenRows = useEffectEvent((count: number) => {
    const hiddenBy = [tableState?.searched && 'search', filters?.chosenCount && 'filters'].filter(
      Boolean,
    )
    if (count === 0 || hiddenBy.length === 0) return
    const run = () => {
      tableState?.setSearch('')
      filters?.clear()
    }
    const text = `${count === 1 ? 'Saved' : `${count} saved`}. Hidden by the ${hiddenBy.join(' and ')}.`
    notify(text, 'info', { isSequel: true, action: { name: 'Show', run } })
  })
  useEffect(() => {
    if (previousRows.current !== allRows)
      saved.current = takeSavedRows(previousRows.current, allRows, rowKey)
    previousRows.current = allRows
    // Highlighted once they are shown.
    if (showSeason(saved.current)) return
    const indexOf = (key: string) => shownRows.findIndex((row) => rowKey(row) === key)
    const isHidden = (key: string) => indexOf(key) < 0
    const keys = [...hidden.current, ...saved.current]
    notifyHiddenRows(saved.current.filter(isHidden).length)
    hidden.current = keys.filter(isHidden)
    saved.current = []
    const indexes = keys.map(indexOf).filter((index) => index >= 0)
    if (indexes.length > MOST_HIGHLIGHTED) return
    for (const index of indexes) {
      const row = () => table.current?.querySelector(`tr[data-index="${index}"]`)
      if (!row()) scrollToRow.current?.(index)
      void highlightRow(row, 'nearest')
    }
  }, [allRows, shownRows, rowKey, scrollToRow])
  useEffect(() => stopAwaiting, [])
  return { table, scrollToRow }
}

/**
 * Highlights a row once, and scrolls to it, as soon as it is rendered.
 * @param block its position in the window.
 * @returns the row; undefined where it was not rendered.
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
