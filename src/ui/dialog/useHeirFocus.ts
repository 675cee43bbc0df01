import { useEffect, useState } from 'react'

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
 */
export function useHeirFocus(): void {
  const [heirs] = useState(() => heirsOf(document.activeElement))
  useEffect(
    () => () => {
      // The dialog gives the focus back to its opener first, where that is still there.
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return
        const heir = heirs.find(isThere)
        if (heir && !(heir instanceof HTMLButtonElement)) heir.tabIndex = -1
        heir?.focus()
      })
    },
    [heirs],
  )
}
