/** What tells that somebody is about to use the page. */
const HANDS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown'] as const
/** A page that nobody touches, in milliseconds after it is drawn. */
const QUIET_MS = 3000

/**
 * Runs something once: at the first sign of a hand, or after three seconds without one. So the first
 * picture, and whoever reads it, is not held up by what only a hand can ask for.
 * @param run is told what the hand did; nothing when none came.
 * @returns a function that calls it off.
 */
export function atFirstHand(run: (hand?: Event) => void): () => void {
  const waiting = new AbortController()
  const begin = (hand?: Event) => {
    if (hand && isNobodys(hand)) return
    callOff()
    run(hand)
  }
  const timer = setTimeout(begin, QUIET_MS)
  function callOff(): void {
    clearTimeout(timer)
    waiting.abort()
  }
  const { signal } = waiting
  for (const hand of HANDS) {
    window.addEventListener(hand, begin, { capture: true, passive: true, signal })
  }
  return callOff
}

/** Chrome says that a pointer has moved where the page has changed under it. */
const isNobodys = (hand: Event): boolean =>
  hand.isTrusted &&
  hand instanceof PointerEvent &&
  hand.type === 'pointermove' &&
  hand.movementX === 0 &&
  hand.movementY === 0
