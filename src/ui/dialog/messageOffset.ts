/** Pixels between messages and buttons. */
const GAP = 8
/** Pixels between messages and the window's edge, as in messages.module.css. */
const EDGE = 24

/** The buttons of every open dialog, those of the one on top last. */
const feet: Element[] = []

/**
 * Keeps messages off a dialog's buttons: they stay at the window's edge where they fit below the
 * buttons, else they are right above them (docs/rules/screens.md#dialogs). For `ref`.
 * @param foot what holds the buttons.
 * @returns to be called when it leaves the page.
 */
export function keepMessagesOffButtons(foot: HTMLElement | null): () => void {
  if (foot === null) return () => {}
  feet.push(foot)
  // How tall the messages are, how tall the dialog is, and how large the window.
  const observer = new ResizeObserver(makeRoom)
  for (const part of [messages(), foot, foot.parentElement, document.documentElement]) {
    if (part) observer.observe(part)
  }
  window.addEventListener('resize', makeRoom)
  makeRoom()
  return () => {
    observer.disconnect()
    window.removeEventListener('resize', makeRoom)
    feet.splice(feet.indexOf(foot), 1)
    makeRoom()
  }
}

let bars = 0

/**
 * Keeps messages above a bar at the bottom of the window, where no dialog is open.
 * @returns to be called when it leaves the page.
 */
export function keepMessagesAboveBar(): () => void {
  const count = (by: number) => {
    bars += by
    messages()?.toggleAttribute('data-over-bar', bars > 0)
  }
  count(1)
  return () => count(-1)
}

const messages = () => document.querySelector<HTMLElement>('[data-messages]')

function makeRoom(): void {
  // Set on the messages alone: on the body it would restyle every element of the page.
  const style = messages()?.style
  if (!style) return
  const foot = feet.at(-1)
  if (!foot) {
    style.removeProperty('--bottom-bar')
    return
  }
  const { top, bottom } = foot.getBoundingClientRect()
  const height = messages()?.clientHeight ?? 0
  const isRoomBelow = window.innerHeight - bottom >= EDGE + height + GAP
  const lift = isRoomBelow ? 0 : window.innerHeight - top + GAP - EDGE
  style.setProperty('--bottom-bar', `${lift}px`)
}
