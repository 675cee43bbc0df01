import { useEffect } from 'react'
import { atFirstHand } from './atFirstHand'

type Load = () => Promise<unknown>

/** A page that is never idle, too, in milliseconds: each piece. */
const LONGEST_WAIT_MS = 200
/** Without requestIdleCallback (Safari), in milliseconds. */
const PAUSE_MS = 50
/** After the last letter: who types presses no button yet, in milliseconds. */
const TYPING_PAUSE_MS = 500

const putOff = new Set<Load>()

/** Puts off the loading of code that a page does not need for its first picture. */
export function loadLater(load: Load): void {
  putOff.add(load)
}

/**
 * Loads what was put off at the first sign of a hand, or after some seconds without one: called by what
 * a page is opened for, its rows or its form. A load that fails is left to whoever needs the code.
 * @param isDrawn whether they are on the screen.
 */
export function useLoadWhenIdle(isDrawn: boolean): void {
  useEffect(() => (isDrawn && putOff.size > 0 ? loadAtHand() : undefined), [isDrawn])
}

/** Loads at once what was put off. @returns when all of it is there or has failed. @forTests */
export async function loadPutOff(): Promise<void> {
  const loads = [...putOff]
  putOff.clear()
  await Promise.allSettled(loads.map((load) => load()))
}

/** @returns a function that calls off what has not begun. */
function loadAtHand(): () => void {
  let callOff = () => {}
  const callOffHand = atFirstHand((hand) => {
    callOff = loadWhileIdle(hand)
  })
  return () => {
    callOffHand()
    callOff()
  }
}

/**
 * Starts one load after the other, each when the browser is idle again: all at once they are in the
 * way of the first press. None starts while somebody types, as each is in the way of the next letter.
 * @param hand what it begins with. @returns a function that calls off what has not begun.
 */
function loadWhileIdle(hand: Event | undefined): () => void {
  const typing = new AbortController()
  let callOff = whenIdle(next)
  function next(): void {
    const [load] = putOff
    if (load === undefined) {
      typing.abort()
      return
    }
    putOff.delete(load)
    load().catch(() => {})
    callOff = whenIdle(next)
  }
  function wait(event: Event): void {
    if (!isLetter(event)) return
    callOff()
    const timer = setTimeout(() => {
      callOff = whenIdle(next)
    }, TYPING_PAUSE_MS)
    callOff = () => clearTimeout(timer)
  }
  const { signal } = typing
  window.addEventListener('keydown', wait, { capture: true, passive: true, signal })
  if (hand) wait(hand)
  return () => {
    typing.abort()
    callOff()
  }
}

/**
 * A key that writes or takes back; a space presses a button as well, and what that opens is wanted soon.
 * A phone's keys and an input method do not say which letter they write.
 */
const isLetter = (event: Event): boolean =>
  event instanceof KeyboardEvent &&
  /^(?:\S|Backspace|Delete|Unidentified|Process)$/.test(event.key) &&
  !event.ctrlKey &&
  !event.metaKey

/** Runs something when the browser has nothing else to do. @returns a function that calls it off. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(run, { timeout: LONGEST_WAIT_MS })
    return () => cancelIdleCallback(id)
  }
  const timer = setTimeout(run, PAUSE_MS)
  return () => clearTimeout(timer)
}
