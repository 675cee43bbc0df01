import { useEffect, useState } from 'react'
import { findRow, waitForElement } from '../tableRows'

/** A selector for buttons with the same action, by the first word of the label: 'Edit' in 'Edit B251009'. */
function sameActionSelector(button: Element | null): string | undefined {
  const action = button?.getAttribute('aria-label')?.split(' ')[0]
  return action && `button[aria-label^="${action} "]`
}

/** The same button of the same record, once the table has rendered its row again. */
async function findSameButton(button: Element | null): Promise<HTMLElement | undefined> {
  const key = button?.closest<HTMLElement>('tr[data-key]')?.dataset.key
  const selector = sameActionSelector(button)
  if (!key || !selector) return undefined
  const row = await waitForElement(() => findRow(key))
  return row?.querySelector<HTMLElement>(selector) ?? undefined
}

/**
 * Elements that can get the focus when a button is removed: the next buttons with the same action, then the
 * previous ones (nearest first), then the headings above it.
 */
function focusCandidates(button: Element | null): HTMLElement[] {
  const scope = button?.closest('[role="dialog"], main')
  const selector = sameActionSelector(button)
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
 * Moves the focus when a dialog closes and the button that opened it is gone, for example because the record
 * was deleted: the same button of the next record gets it.
 * @param isKept whether the dialog keeps its record. The record's own button is tried first then, because a
 * long table may have unmounted its row, or a save may have moved it.
 */
export function useFocusFallback({ isKept = false } = {}): void {
  const [opener] = useState(() => document.activeElement)
  const [fallbacks] = useState(() => focusCandidates(opener))
  useEffect(
    () => () => {
      const isFocusLost = () => document.activeElement === document.body
      // Runs after MUI, which returns the focus to the opener if that is still in the page.
      queueMicrotask(async () => {
        if (!isFocusLost()) return
        const again = isKept ? await findSameButton(opener) : undefined
        if (!isFocusLost()) return
        const next =
          again ?? fallbacks.find((element) => element.isConnected && !element.closest('[hidden]'))
        // A heading is focusable only with a tabindex.
        if (next && !(next instanceof HTMLButtonElement)) next.tabIndex = -1
        next?.focus()
      })
    },
    [opener, fallbacks, isKept],
  )
}
