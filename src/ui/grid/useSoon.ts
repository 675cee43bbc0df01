import { useEffect, useRef } from 'react'

/** A quick typist's next letter comes sooner. */
const PAUSE_MS = 200

/**
 * Puts off what each letter asks for until a short pause, so that it holds up no letter; it is done at
 * once when the part or the page goes, and not at all when it is called off.
 */
export function useSoon() {
  const soon = useRef<{ task: () => void; timer: ReturnType<typeof setTimeout> }>(undefined)
  function callOff(): void {
    clearTimeout(soon.current?.timer)
    soon.current = undefined
  }
  function doNow(): void {
    const task = soon.current?.task
    callOff()
    task?.()
  }
  const latest = useRef(doNow)
  useEffect(() => {
    const now = latest.current
    window.addEventListener('pagehide', now)
    return () => {
      window.removeEventListener('pagehide', now)
      now()
    }
  }, [])
  return {
    putOff(task: () => void): void {
      callOff()
      soon.current = { task, timer: setTimeout(doNow, PAUSE_MS) }
    },
    callOff,
  }
}
