import { useEffect, useEffectEvent, useRef } from 'react'
import { useNotify } from '../../ui/Notifications'
import { highlightRow } from '../../ui/tableRows'
import { stopAwaitingRows, takeSavedRows } from '../writes/savedRows'
import type { List, ScrollToRow } from './useList'

/** The parts of a {@link List} that can hide a row or scroll to it. */
export type RowVisibility<Row> = Partial<
  Pick<List<Row>, 'scrollToRow' | 'season' | 'tableState' | 'filters'>
>

/** More rows than these aren't highlighted, because they may not fit in view together. */
const MAX_HIGHLIGHTED = 3

/**
 * Highlights the rows that were just saved, once, and scrolls to them.
 * @param allRows all rows of the list, so that rows shown again by a filter don't count as saved.
 * @param shownRows the rows that the table shows.
 * @returns a ref for the table, and a ref for the function that scrolls to a row.
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
  /**
   * The keys of rows that were just saved. They wait for a render with all seasons if a season
   * hides any of them.
   */
  const savedKeys = useRef<string[]>([])
  /** The keys of rows saved earlier that the search or filters still hide. */
  const hiddenKeys = useRef<string[]>([])

  /** Shows all seasons if the chosen season hides any of the rows. @returns whether it did. */
  const showAllSeasons = useEffectEvent((keys: string[]) => {
    const isHiddenBySeason = (key: string) => !season?.rows?.some((row) => rowKey(row) === key)
    if (!season?.onShowAll || !keys.some(isHiddenBySeason)) return false
    season.onShowAll()
    return true
  })
  /** Shows a message about saved rows hidden by the search or filters. Its action clears them. */
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
  /** @param index the row's position among the shown rows. */
  const highlight = useEffectEvent((index: number) => {
    const findRenderedRow = () => table.current?.querySelector(`tr[data-index="${index}"]`)
    // A long table doesn't render rows far from the window, so it must scroll there first.
    if (!findRenderedRow()) scrollToRow.current?.(index)
    void highlightRow(findRenderedRow, 'nearest')
  })

  useEffect(() => {
    if (previousRows.current !== allRows)
      savedKeys.current = takeSavedRows(previousRows.current, allRows, rowKey)
    previousRows.current = allRows
    if (showAllSeasons(savedKeys.current)) return

    const indexOf = (key: string) => shownRows.findIndex((row) => rowKey(row) === key)
    const isHidden = (key: string) => indexOf(key) === -1
    notifyHidden(savedKeys.current.filter(isHidden).length)
    // Rows that an earlier save left hidden are highlighted once they are shown.
    const keys = [...hiddenKeys.current, ...savedKeys.current]
    hiddenKeys.current = keys.filter(isHidden)
    savedKeys.current = []
    const shownKeys = keys.filter((key) => !isHidden(key))
    if (shownKeys.length > MAX_HIGHLIGHTED) return
    for (const key of shownKeys) highlight(indexOf(key))
  }, [allRows, shownRows, rowKey])
  useEffect(() => stopAwaitingRows, [])
  return { table, scrollToRow }
}
