import { type FocusEvent, useEffect, useRef } from 'react'

interface FocusedElement {
  element: HTMLElement
  /** The row's table. A screen may have several. */
  table: HTMLElement
  /** The dialog that contains the table; the page if null. */
  scope: Element | null
  key: string
  index: number
}

/**
 * When another person deletes the focused row, focuses the next row or the heading.
 * @returns handlers for the table, whose rows have `data-key` and `data-index`.
 */
export function useRowFocusFallback<Row>(records: readonly Row[], rowKey: (row: Row) => string) {
  const lastFocused = useRef<FocusedElement>(undefined)
  useEffect(() => {
    const focused = lastFocused.current
    if (!focused || focused.element.isConnected || document.activeElement !== document.body) return
    if (!records.some((row) => rowKey(row) === focused.key))
      fallbackOf(focused, records.length)?.focus()
  }, [records, rowKey])
  return {
    onFocus({ target, currentTarget: table }: FocusEvent<HTMLElement>) {
      const { key, index } = target.closest<HTMLElement>('tr[data-key]')?.dataset ?? {}
      const scope = table.closest('[role="dialog"], main')
      lastFocused.current =
        key === undefined ? undefined : { element: target, table, scope, key, index: Number(index) }
    },
    onBlur() {
      // Waits, because removing the focused row also blurs it, and that row must be remembered.
      queueMicrotask(() => {
        const { element } = lastFocused.current ?? {}
        if (element?.isConnected && document.activeElement !== element)
          lastFocused.current = undefined
      })
    },
  }
}

/**
 * The button with the same action in the row that is now at this position, or another control of
 * that row; the heading of the page or dialog if there are no rows.
 */
function fallbackOf({ element, table, scope, index }: FocusedElement, rowCount: number) {
  const row = table.querySelector(`tr[data-index="${Math.min(index, rowCount - 1)}"]`)
  // The row had been scrolled out of a long list. The page must not scroll back to it.
  if (!row && rowCount > 0) return null
  // The first word of a label is the action: 'Edit' in 'Edit B251009'.
  const action = element.getAttribute('aria-label')?.split(' ')[0]
  const control =
    row?.querySelector<HTMLElement>(`[aria-label^="${action} "]`) ??
    row?.querySelector<HTMLElement>('a, button, input, summary')
  if (control) return control
  const heading = scope?.querySelector<HTMLElement>('h1, h2')
  if (heading) heading.tabIndex = -1
  return heading
}
