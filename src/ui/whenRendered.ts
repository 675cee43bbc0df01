/** Frames to wait for a row that was scrolled to. */
const MOST_FRAMES = 30

/**
 * Waits for what a scroll brings into the page, not for ever.
 * @returns it; undefined where it has not come.
 */
export async function whenRendered(
  find: () => Element | null | undefined,
): Promise<Element | undefined> {
  for (let frame = 0; frame < MOST_FRAMES && !find(); frame++) {
    await new Promise((done) => requestAnimationFrame(done))
  }
  return find() ?? undefined
}

/** A table's rendered row, by its key; null for one that is not there, or not rendered. */
export const renderedRow = (key: string) =>
  document.querySelector(`main tr[data-key="${CSS.escape(key)}"]`)
