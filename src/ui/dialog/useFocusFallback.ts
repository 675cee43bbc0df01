import { useEffect, useState } from 'react'
import { renderedRow, whenRendered } from '../whenRendered'

/** The button that does the same to the same record, where its row was rendered again. */
async function renderedAgain(button: Element | null): Promise<HTMLElement | null | undefined> {
  const key = button?.closest<HTMLElement>('tr[data-key]')?.dataset.key
  const verb = button?.getAttribute('aria-label')?.split(' ')[0]
  if (!key || !verb) return
  const row = await whenRendered(() => renderedRow(key))
  return row?.querySelector<HTMLElement>(`[aria-label^="${verb} "]`)
}

const isThere = (element: HTMLElement) => element.isConnected && !element.closest('[hidden]')

/**
 * What gets the focus when a button leaves the page: the buttons that do the same to other records, those
 * behind it first, then those before it, then the headings above it.
 */
function fallbacksOf(button: Element | null): HTMLElement[] {
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
export function useFocusFallback({ isKept = false } = {}): void {
  const [opener] = useState(() => document.activeElement)
  const [fallbacks] = useState(() => fallbacksOf(opener))
  useEffect(
    () => () => {
      // The dialog gives the focus back to its opener first, where that is still there.
      queueMicrotask(async () => {
        if (document.activeElement !== document.body) return
        const again = isKept ? await renderedAgain(opener) : undefined
        if (document.activeElement !== document.body) return
        const next = again ?? fallbacks.find(isThere)
        if (next && !(next instanceof HTMLButtonElement)) next.tabIndex = -1
        next?.focus()
      })
    },
    [opener, fallbacks, isKept],
  )
}
