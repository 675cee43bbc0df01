import { useEffect } from 'react'

type Load = () => Promise<unknown>

/** Without requestIdleCallback (Safari), in milliseconds. */
const PAUSE_MS = 100
/** A page that is never idle gets its code all the same, in milliseconds: the first, and each after it. */
const LONGEST_WAIT_MS = 2000
const NEXT_WAIT_MS = 50

const putOff = new Set<Load>()

/** Puts off the loading of code that a page does not need for its first picture. */
export function loadLater(load: Load): void {
  putOff.add(load)
}

/**
 * Loads what was put off as soon as the browser is idle: called by what a page is opened for, its
 * rows or its form. A load that fails is left to whoever needs the code.
 * @param isDrawn whether they are on the screen.
 */
export function useLoadWhenIdle(isDrawn: boolean): void {
  useEffect(() => (isDrawn && putOff.size > 0 ? loadWhileIdle() : undefined), [isDrawn])
}

/** Loads at once what was put off. @returns when all of it is there or has failed. @forTests */
export async function loadPutOff(): Promise<void> {
  const loads = [...putOff]
  putOff.clear()
  await Promise.allSettled(loads.map((load) => load()))
}

/**
 * Starts one load after the other, each when the browser is idle again: all at once they are in the
 * way of the first press. @returns a function that calls off what has not begun.
 */
function loadWhileIdle(): () => void {
  let callOff = () => {}
  const next = () => {
    const [load] = putOff
    if (load === undefined) return
    putOff.delete(load)
    load().catch(() => {})
    callOff = whenIdle(next, NEXT_WAIT_MS)
  }
  callOff = whenIdle(next, LONGEST_WAIT_MS)
  return () => callOff()
}

/** @returns a function that calls it off. */
function whenIdle(run: () => void, timeout: number): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(run, { timeout })
    return () => cancelIdleCallback(id)
  }
  const timer = setTimeout(run, Math.min(PAUSE_MS, timeout))
  return () => clearTimeout(timer)
}
