import { useEffect, useState } from 'react'
import { findRow, waitForElement } from '../tableRows'

/** Matches the buttons with the same action, by the first word of the label: 'Edit' of 'Edit B251009'. */
function sameAction(button: Element | null): string | undefined {
  const action = button?.getAttribute('aria-label')?.split(' ')[0]
  return action && `button[aria-label^="${action} "]`
}

/** The same button of the same record, where the table has rendered its row again. */
async function renderedAgain(button: Element | null): Promise<HTMLElement | null | undefined> {
  const key = button?.closest<HTMLElement>('tr[data-key]')?.dataset.key
  const selector = sameAction(button)
  if (!key || !selector) return undefined
  const row = await waitForElement(() => findRow(key))
  return row?.querySelector<HTMLElement>(selector)
}

/**
 * What can take the focus of a removed button: the buttons with the same action, first those after it, then
 * those before it, nearest first; then the headings before it.
 */
function fallbacksOf(button: Element | null): HTMLElement[] {
  const scope = button?.closest('[role="dialog"], main')
  const selector = sameAction(button)
  if (!button || !scope || !selector) return []
  const isBefore = (element: HTMLElement) =>
    (button.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0
  const buttons = [...scope.querySelectorAll<HTMLElement>(selector)]
  const headings = [...scope.querySelectorAll<HTMLElement>('h1, h2, h3')]
  return [
    ...buttons.filter((other) => other !== button && !isBefore(other)),
    ...buttons.filter(isBefore).reverse(),
    ...headings.filter(isBefore).reverse(),
  ]
}

/**
 * For a dialog that may delete its record, and with it the button that opened the dialog: when the dialog
 * closes and that button is gone, the same button of the next record gets the focus.
 * @param isKept the dialog does not delete its record: first the record's own button is looked for, because
 * a long table may have removed its row from the page, and a save may have moved it.
 */
export function useFocusFallback({ isKept = false } = {}): void {
  const [opener] = useState(() => document.activeElement)
  const [fallbacks] = useState(() => fallbacksOf(opener))
  useEffect(
    () => () => {
      const isFocusLost = () => document.activeElement === document.body
      // MUI gives the focus back to the opener first, where it is still in the page.
      queueMicrotask(async () => {
        if (!isFocusLost()) return
        const again = isKept ? await renderedAgain(opener) : undefined
        if (!isFocusLost()) return
        const next =
          again ?? fallbacks.find((element) => element.isConnected && !element.closest('[hidden]'))
        // A heading takes the focus only with a tabindex.
        if (next && !(next instanceof HTMLButtonElement)) next.tabIndex = -1
        next?.focus()
      })
    },
    [opener, fallbacks, isKept],
  )
}
