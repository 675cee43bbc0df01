import { BASE_PATH } from '../../config/paths'
import { atFirstHand } from '../../ui/atFirstHand'
import { isPrintKey } from '../../ui/printKey'

/* What becomes of a picture that stands in the page until React takes it over. */

/** What was done on the picture, and cannot be answered yet. */
export interface Held {
  /** Puts everything back as it was drawn. @returns what does it again, when React is there. */
  release: () => () => void
  /** React did not come: the next hand asks for it again. */
  waitAgain: () => void
}

/** What is pressed: buttons, and links that lead on inside the app. */
type Pressed = HTMLButtonElement | HTMLAnchorElement

/**
 * Waits for whoever needs React: the first hand, a logo that has come or is lost, something that is on its
 * way, another tab, another size of the window, or nobody for a while. Until then what is pressed waits, and
 * shows that it does; what is typed stands in its field.
 * @param root what the picture stands in. @param begin lets React come.
 */
export function untilReact(root: HTMLElement, begin: () => void): Held {
  const waiting = new AbortController()
  const { signal } = waiting
  const drawn = fieldsIn(root).map(({ value }) => value)
  let pressed: Pressed | undefined
  let key: KeyboardEvent | undefined
  let isAtHand = false
  let hasBegun = false
  let callOffHand = atFirstHand(begunBy)

  /** @param hand nothing where none came. */
  function begunBy(hand?: Event): void {
    isAtHand ||= hand !== undefined
    beginOnce()
  }
  function beginOnce(): void {
    if (hasBegun) return
    hasBegun = true
    callOffHand()
    begin()
  }
  function press(event: MouseEvent): void {
    const { target } = event
    const next = target instanceof Element ? target.closest<Pressed>('button, a[href]') : null
    if (!next || (next instanceof HTMLAnchorElement && !isFollowed(next, event))) return
    event.preventDefault()
    const part = partBehind(next)
    if (part) {
      part.focus()
      return
    }
    pressed?.removeAttribute('aria-busy')
    pressed = next
    next.setAttribute('aria-busy', 'true')
    begunBy(event)
  }
  /** The last key that does something on the page counts. */
  function hear(event: KeyboardEvent): void {
    if (isPrintKey(event)) event.preventDefault()
    else if (event.target instanceof Element && event.target.matches(FIELDS)) return
    key = event
  }

  root.addEventListener('click', press, { signal })
  window.addEventListener('keydown', hear, { signal })
  // Before the first letter.
  root.addEventListener('focusin', begunBy, { signal })
  // What stands there may be another's.
  window.addEventListener('resize', beginOnce, { signal })
  // Neither comes a second time, and what they change is React's.
  for (const end of ['load', 'error']) {
    root.addEventListener(end, beginOnce, { signal, capture: true })
  }
  // Another tab may have signed out; so may one since the browser put this page aside.
  window.addEventListener('storage', beginOnce, { signal })
  window.addEventListener('pageshow', ({ persisted }) => persisted && beginOnce(), { signal })
  if (root.querySelector('[role="status"][aria-label="Loading"]')) queueMicrotask(beginOnce)

  return {
    release() {
      waiting.abort()
      callOffHand()
      pressed?.removeAttribute('aria-busy')
      // By its place, where React had to draw it anew.
      const place = pressed ? pressable(root).indexOf(pressed) : -1
      const typed = fieldsIn(root).map((field, index) => putBack(field, drawn[index] ?? ''))
      return () => {
        for (const [index, field] of fieldsIn(root).entries()) typed[index]?.(field)
        // The hand that was there before React.
        if (isAtHand) for (const hand of ['pointermove', 'scroll']) tell(hand)
        if (place >= 0) pressable(root)[place]?.click()
        if (key) pressAgain(key)
      }
    },
    waitAgain() {
      pressed?.removeAttribute('aria-busy')
      // A link leads on as any link does.
      if (pressed instanceof HTMLAnchorElement) window.location.assign(pressed.href)
      // What stands there can be printed all the same.
      if (key && isPrintKey(key)) window.print()
      pressed = undefined
      key = undefined
      hasBegun = false
      callOffHand = atFirstHand(begunBy)
    },
  }
}

const FIELDS = 'input, select, textarea'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const pressable = (root: HTMLElement) => [...root.querySelectorAll<Pressed>('button, a[href]')]
const fieldsIn = (root: HTMLElement) => [...root.querySelectorAll<Field>(FIELDS)]

const tell = (hand: string) => window.dispatchEvent(new Event(hand))

/** The part of this page that a link leads to, as the way past the menu does: for that nobody has to wait. */
const partBehind = (pressed: Pressed): HTMLElement | null =>
  pressed instanceof HTMLAnchorElement &&
  pressed.hash !== '' &&
  pressed.pathname === window.location.pathname
    ? document.getElementById(pressed.hash.slice(1))
    : null

/** Does a click on this link lead on inside the app, in this tab? */
const isFollowed = (link: HTMLAnchorElement, event: MouseEvent): boolean =>
  link.origin === window.location.origin &&
  link.pathname.startsWith(`${BASE_PATH}/`) &&
  !link.target &&
  !link.hasAttribute('download') &&
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

/** Sets a field to what it was drawn with. @returns what types the same again, for React to hear. */
function putBack(field: Field, drawn: string): ((field: Field) => void) | undefined {
  const { value: typed } = field
  if (typed === drawn) return undefined
  const [from, to] =
    field instanceof HTMLSelectElement ? [] : [field.selectionStart, field.selectionEnd]
  field.value = drawn
  return (field) => {
    // By the element's own setter: React's, on this one element, would take it for said already.
    const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')
    own?.set?.call(field, typed)
    if (field instanceof HTMLSelectElement) {
      field.dispatchEvent(new Event('change', { bubbles: true }))
      return
    }
    field.setSelectionRange(from ?? null, to ?? null)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/** The same key for React's listeners; what prints is the browser's where nobody takes it. */
function pressAgain(key: KeyboardEvent): void {
  const target = key.target instanceof Node && key.target.isConnected ? key.target : document.body
  const { type, code, ctrlKey, metaKey, altKey, shiftKey } = key
  const again = { key: key.key, code, ctrlKey, metaKey, altKey, shiftKey }
  const isLeft = target.dispatchEvent(
    new KeyboardEvent(type, { ...again, bubbles: true, cancelable: true }),
  )
  if (isLeft && isPrintKey(key)) window.print()
}
