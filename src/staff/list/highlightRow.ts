import { whenRendered } from '../../ui/whenRendered'

/**
 * Highlights a row once and scrolls to it, as soon as it is rendered.
 * @param block its position in the window.
 * @returns the row; undefined where it was not rendered.
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
