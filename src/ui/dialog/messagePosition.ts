/** Pixels between messages and buttons. */
const GAP = 8
/** Pixels between messages and the edge of the window. Must match messages.module.css. */
const EDGE = 24

/** The footers of the open dialogs, topmost last. */
const openFooters: Element[] = []
/** How many bars are at the bottom of the window. */
let barCount = 0

/**
 * A ref callback that keeps messages from covering a dialog's buttons. Messages stay at the edge of the window
 * if they fit below the buttons; otherwise they appear right above them (docs/rules/screens.md#dialogs).
 * @param footer contains the buttons.
 */
export function keepMessagesOffButtons(footer: HTMLElement | null): () => void {
  if (footer === null) return () => {}
  openFooters.push(footer)
  // Anything that changes the space between messages and buttons.
  const observer = new ResizeObserver(updateOffset)
  for (const element of [messages(), footer, footer.parentElement, document.documentElement]) {
    if (element) observer.observe(element)
  }
  window.addEventListener('resize', updateOffset)
  updateOffset()
  return () => {
    observer.disconnect()
    window.removeEventListener('resize', updateOffset)
    openFooters.splice(openFooters.indexOf(footer), 1)
    updateOffset()
  }
}

/**
 * Keeps messages above a bar at the bottom of the window while no dialog is open.
 * @returns the cleanup function.
 */
export function keepMessagesAboveBar(): () => void {
  const addBars = (count: number) => {
    barCount += count
    messages()?.toggleAttribute('data-over-bar', barCount > 0)
  }
  addBars(1)
  return () => addBars(-1)
}

const messages = () => document.getElementById('messages')

function updateOffset(): void {
  // Set only on the messages: on the body, it would recalculate the style of every element.
  const element = messages()
  const footer = openFooters.at(-1)
  if (!footer) {
    element?.style.removeProperty('--bottom-bar')
    return
  }
  const { top, bottom } = footer.getBoundingClientRect()
  const fitsBelow = window.innerHeight - bottom >= EDGE + (element?.clientHeight ?? 0) + GAP
  const offset = fitsBelow ? 0 : window.innerHeight - top + GAP - EDGE
  element?.style.setProperty('--bottom-bar', `${offset}px`)
}
