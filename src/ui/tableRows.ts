/* Finds table rows on the page, waits until they are rendered, and focuses or highlights them. */

/** How many frames to wait for a row after scrolling to it. */
const MAX_FRAMES = 30

/**
 * Waits up to 30 frames for an element that is rendered after a scroll.
 * @returns the element, or undefined if it was not rendered.
 */
export async function waitForElement(
  find: () => Element | null | undefined,
): Promise<Element | undefined> {
  for (let frame = 0; frame < MAX_FRAMES && !find(); frame++) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  return find() ?? undefined
}

/** Finds a table row by its key. Null if it is not rendered. */
export const findRow = (key: string) =>
  document.querySelector(`main tr[data-key="${CSS.escape(key)}"]`)

/** Focuses the Edit button of a rendered row, and scrolls no further than necessary. */
export function focusEditButton(key: string): void {
  const row = findRow(key)
  row?.querySelector<HTMLElement>('button[aria-label^="Edit "]')?.focus({ preventScroll: true })
  row?.scrollIntoView?.({ block: 'nearest' })
}

/**
 * Scrolls to a row as soon as it is rendered, and highlights it once.
 * @param block the vertical alignment of the row in the window.
 * @returns the row, or undefined if it was not rendered.
 */
export async function highlightRow(
  find: () => Element | null | undefined,
  block: ScrollLogicalPosition,
): Promise<HTMLElement | undefined> {
  const row = await waitForElement(find)
  if (!(row instanceof HTMLElement)) return
  row.dataset.highlighted = ''
  row.addEventListener('animationend', () => delete row.dataset.highlighted, { once: true })
  row.scrollIntoView?.({ block })
  return row
}
