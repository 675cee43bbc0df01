import { useEffect, useEffectEvent, useRef } from 'react'
import { useNotify } from '../../ui/Notifications'
import { highlightRow } from '../../ui/tableRows'
import { stopAwaiting, takeSavedRows } from '../writes/savedRows'
import type { List, ScrollToRow } from './useList'

/** The parts of a {@link List} that can hide a row or scroll to it. */
export type RowVisibility<Row> = Partial<
  Pick<List<Row>, 'scrollToRow' | 'season' | 'tableState' | 'filters'>
>

/** More rows than these are not highlighted: they are not in view together. */
const MAX_HIGHLIGHTED = 3

/**
 * Highlights the rows that were just saved, once, and scrolls to them. Where the season hides one, all
 * seasons are shown. Where search or filters do, a message says so, and the row is highlighted once it is
 * shown.
 * @param allRows every row of the list: rows that a filter shows again were not saved.
 * @param shownRows the rows that the table shows.
 * @returns refs for the table and for its body, which scrolls where it renders only rows near the window.
 */
export function useHighlightedRows<Row extends object>(
  allRows: Row[],
  shownRows: Row[],
  rowKey: (row: Row) => string,
  visibility: RowVisibility<Row>,
) {
  const table = useRef<HTMLTableElement>(null)
  const unusedRef = useRef<ScrollToRow>(undefined)
  const { scrollToRow = unusedRef, season, tableState, filters } = visibility
  const notify = useNotify()
  const previousRows = useRef(allRows)
  /** Keys of saved rows that are not highlighted yet. */
  const saved = useRef<string[]>([])
  /** Keys of saved rows that search or filters hide. */
  const hidden = useRef<string[]>([])
  /** @returns whether the season hid one of the rows. */
  const showAllSeasons = useEffectEvent((keys: string[]) => {
    const isHidden = (key: string) => !season?.rows?.some((row) => rowKey(row) === key)
    if (!season?.onShowAll || !keys.some(isHidden)) return false
    season.onShowAll()
    return true
  })
  const notifyHidden = useEffectEvent((count: number) => {
    const causes = [tableState?.searched && 'search', filters?.chosenCount && 'filters']
    const hiddenBy = causes.filter(Boolean).join(' and ')
    if (count === 0 || hiddenBy === '') return
    const run = () => {
      tableState?.setSearch('')
      filters?.clear()
    }
    const message = `${count === 1 ? 'Saved' : `${count} saved`}. Hidden by the ${hiddenBy}.`
    notify(message, 'info', { isSequel: true, action: { name: 'Show', run } })
  })
  useEffect(() => {
    if (previousRows.current !== allRows)
      saved.current = takeSavedRows(previousRows.current, allRows, rowKey)
    previousRows.current = allRows
    // The rows of all seasons come with another render.
    if (showAllSeasons(saved.current)) return
    const indexOf = (key: string) => shownRows.findIndex((row) => rowKey(row) === key)
    const isHidden = (key: string) => indexOf(key) < 0
    const keys = [...hidden.current, ...saved.current]
    notifyHidden(saved.current.filter(isHidden).length)
    hidden.current = keys.filter(isHidden)
    saved.current = []
    const indexes = keys.map(indexOf).filter((index) => index >= 0)
    if (indexes.length > MAX_HIGHLIGHTED) return
    for (const index of indexes) {
      const findRow = () => table.current?.querySelector(`tr[data-index="${index}"]`)
      if (!findRow()) scrollToRow.current?.(index)
      void highlightRow(findRow, 'nearest')
    }
  }, [allRows, shownRows, rowKey, scrollToRow])
  useEffect(() => stopAwaiting, [])
  return { table, scrollToRow }
}
