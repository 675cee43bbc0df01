import { type FocusEvent, useEffect, useRef } from 'react'

/**
 * For a place whose parts come and go: where the one that has the focus goes, as a button that was
 * pressed, the place itself takes it, so that Tab goes on to what comes instead.
 * @returns to be spread on the place; whoever draws it must be drawn anew when its parts change.
 */
export function useKeptFocus<Place extends HTMLElement>() {
  const place = useRef<Place>(null)
  const last = useRef<Element>(undefined)
  useEffect(() => {
    if (!last.current || last.current.isConnected) return
    last.current = undefined
    if (document.activeElement === document.body) place.current?.focus()
  })
  return {
    ref: place,
    tabIndex: -1,
    // As the page itself has none: nothing is pressed there.
    style: { outline: 'none' },
    onFocus({ target }: FocusEvent) {
      last.current = target
    },
    onBlur() {
      // It may be about to go: then it had the focus to the end.
      queueMicrotask(() => {
        if (last.current?.isConnected && document.activeElement !== last.current) {
          last.current = undefined
        }
      })
    },
  }
}
