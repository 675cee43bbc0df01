import { useEffect, useState } from 'react'
import { drawnRow, whenDrawn } from '../whenDrawn'

/** The button that does the same to the same record, where its row was drawn anew. */
async function drawnAnew(button: Element | null): Promise<HTMLElement | null | undefined> {
  const key = button?.closest<HTMLElement>('tr[data-key]')?.dataset.key
  const verb = button?.getAttribute('aria-label')?.split(' ')[0]
  if (!key || !verb) return
  const row = await whenDrawn(() => drawnRow(key))
  return row?.querySelector<HTMLElement>(`[aria-label^="${verb} "]`)
}

const isThere = (element: HTMLElement) => element.isConnected && !element.closest('[hidden]')

/**
 * Who gets the focus when its button leaves the page: the buttons that do the same to other
 * records, those behind it first, then those before it, then the headings above it.
 */
function heirsOf(button: Element | null): HTMLElement[] {
  const scope = button?.closest('[role="dialog"], main')
  const verb = button?.getAttribute('aria-label')?.split(' ')[0]
  if (!button || !scope || !verb) return []
  const alike = [...scope.querySelectorAll<HTMLElement>(`button[aria-label^="${verb} "]`)]
  const isBefore = (element: HTMLElement) =>
    (button.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0
  const headings = [...scope.querySelectorAll<HTMLElement>('h1, h2, h3')].filter(isBefore)
  return [
    ...alike.filter((other) => other !== button && !isBefore(other)),
    ...alike.filter(isBefore).reverse(),
    ...headings.reverse(),
  ]
}

/**
 * For a dialog that may take away the record it was opened for, and with it the button that opened
 * it: the focus goes on to the next record's, instead of falling off the page.
 * @param isKept the record is there afterwards, unless somebody else deletes it: of a long list its row
 * may have left the page, and come back elsewhere.
 */
export function useHeirFocus({ isKept = false } = {}): void {
  const [opener] = useState(() => document.activeElement)
  const [heirs] = useState(() => heirsOf(opener))
  useEffect(
    () => () => {
      // The dialog gives the focus back to its opener first, where that is still there.
      queueMicrotask(async () => {
        if (document.activeElement !== document.body) return
        const again = isKept ? await drawnAnew(opener) : undefined
        if (document.activeElement !== document.body) return
        const heir = again ?? heirs.find(isThere)
        if (heir && !(heir instanceof HTMLButtonElement)) heir.tabIndex = -1
        heir?.focus()
      })
    },
    [opener, heirs, isKept],
  )
}
