/* Rows of tables on the page: to wait for one that a scroll renders, to find one, to highlight one. */

/** The most frames to wait for a row that was scrolled to. */
const MAX_FRAMES = 30

/**
 * Waits, for at most 30 frames, for an element that a scroll renders.
 * @returns the element; undefined where it was not rendered.
 */
export async function waitForElement(
  find: () => Element | null | undefined,
): Promise<Element | undefined> {
  for (let frame = 0; frame < MAX_FRAMES && !find(); frame++) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  return find() ?? undefined
}

/** A table's row by its key; null where it is not rendered. */
export const findRow = (key: string) =>
  document.querySelector(`main tr[data-key="${CSS.escape(key)}"]`)

/**
 * Highlights a row once and scrolls to it, as soon as it is rendered.
 * @param block its position in the window.
 * @returns the row; undefined where it was not rendered.
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
