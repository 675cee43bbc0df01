import { type FocusEvent, useEffect, useRef } from 'react'

interface FocusedElement {
  element: HTMLElement
  /** The row's table: a screen may have several. */
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
      // The row may be about to go: then it had the focus to the end.
      queueMicrotask(() => {
        const { element } = lastFocused.current ?? {}
        if (element?.isConnected && document.activeElement !== element)
          lastFocused.current = undefined
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
  const sameControl =
    row?.querySelector<HTMLElement>(`[aria-label^="${verb} "]`) ??
    row?.querySelector<HTMLElement>('a, button, input, summary')
  if (sameControl) return sameControl
  const heading = scope?.querySelector<HTMLElement>('h1, h2')
  if (heading) heading.tabIndex = -1
  return heading
}
