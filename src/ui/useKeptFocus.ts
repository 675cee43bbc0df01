import { type FocusEvent, useEffect, useRef } from 'react'

/**
 * For a container whose children come and go: when the focused one is removed, as a button that was
 * pressed, the container takes the focus, so that Tab goes on from there.
 * @returns props for the container; its component must re-render when the children change.
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
