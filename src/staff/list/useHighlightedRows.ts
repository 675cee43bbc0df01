import { type FocusEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { stopAwaiting, takeSavedRows } from '../../ui/grid/savedRows'
import { whenRendered } from '../../ui/whenRendered'
import type { ListSeason } from './useListSeason'

/**
 * Highlights what was just saved once, and scrolls to it. Where the season hides it, all seasons are shown.
 * @param rows all there are: what a filter brings back was not saved. @param records those that are shown.
 * @returns refs for the table and for its body, which scrolls where it renders only rows near the window.
 */
export function useHighlightedRows<Row extends object>(
  rows: Row[],
  records: Row[],
  rowKey: (row: Row) => string,
  list: { reach?: RefObject<Reach | undefined>; season?: ListSeason<Row> | undefined },
) {
  const table = useRef<HTMLTableElement>(null)
  const own = useRef<Reach>(undefined)
  const { reach = own, season } = list
  const last = useRef(rows)
  const saved = useRef<string[]>([])
  const showHidden = useEffectEvent((keys: string[]) => {
    const isHidden = (key: string) => !season?.rows?.some((row) => rowKey(row) === key)
    if (!season?.onAll || !keys.some(isHidden)) return false
    season.onAll()
    return true
  })
  useEffect(() => {
    if (last.current !== rows) saved.current = takeSavedRows(last.current, rows, rowKey)
    last.current = rows
    // Highlighted once they are shown.
    if (showHidden(saved.current)) return
    const keys = saved.current
    saved.current = []
    for (const key of keys) {
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

interface FocusedElement {
  element: HTMLElement
  /** Of the row: a screen may have several. */
  table: HTMLElement
  /** What the table is part of: the dialog above the page, or the page. */
  scope: Element | null
  key: string
  index: number
}

/**
 * When the row that has the focus is deleted by somebody else, the next row gets the focus, or the heading if
 * there is none.
 * @returns to be spread on the table, whose rows have `data-key` and `data-index`.
 */
export function useRowFocusFallback<Row>(records: readonly Row[], rowKey: (row: Row) => string) {
  const last = useRef<FocusedElement>(undefined)
  useEffect(() => {
    const focused = last.current
    if (!focused || focused.element.isConnected || document.activeElement !== document.body) return
    if (!records.some((row) => rowKey(row) === focused.key))
      fallbackOf(focused, records.length)?.focus()
  }, [records, rowKey])
  return {
    onFocus({ target, currentTarget: table }: FocusEvent<HTMLElement>) {
      const { key, index } = target.closest<HTMLElement>('tr[data-key]')?.dataset ?? {}
      const scope = table.closest('[role="dialog"], main')
      last.current =
        key === undefined ? undefined : { element: target, table, scope, key, index: Number(index) }
    },
    onBlur() {
      // The row may be about to go: then it had the focus to the end.
      queueMicrotask(() => {
        const { element } = last.current ?? {}
        if (element?.isConnected && document.activeElement !== element) last.current = undefined
      })
    },
  }
}

/** What does the same in the row that took the position, or else the heading of the page or the dialog. */
function fallbackOf(
  { element, table, scope, index }: FocusedElement,
  rows: number,
): HTMLElement | null | undefined {
  const row = table.querySelector(`tr[data-index="${Math.min(index, rows - 1)}"]`)
  // The row of a long list was scrolled away before: a person who reads elsewhere stays there.
  if (!row && rows > 0) return null
  const verb = element.getAttribute('aria-label')?.split(' ')[0]
  const alike =
    row?.querySelector<HTMLElement>(`[aria-label^="${verb} "]`) ??
    row?.querySelector<HTMLElement>('a, button, input, summary')
  if (alike) return alike
  const heading = scope?.querySelector<HTMLElement>('h1, h2')
  if (heading) heading.tabIndex = -1
  return heading
}
