import { useEffect, useState } from 'react'

/**
 * Is a button of the mouse, or a finger, down? What appears meanwhile would push away the button that
 * is being pressed: the click would miss it.
 */
export function usePointerDown(): boolean {
  const [isDown, setDown] = useState(false)
  useEffect(() => {
    const events = new AbortController()
    const listen = (type: string, act: () => void) =>
      document.addEventListener(type, act, { capture: true, signal: events.signal })
    listen('pointerdown', () => setDown(true))
    // The click comes right after it.
    for (const type of ['pointerup', 'pointercancel'])
      listen(type, () => setTimeout(setDown, 0, false))
    return () => events.abort()
  }, [])
  return isDown
}
