import { type FocusEvent, useEffect, useRef } from 'react'

/**
 * For a container with children that may be removed: when the focused one is, as a button that was
 * pressed, the container gets the focus, so that Tab continues from there.
 * @returns props for the container; its component must re-render when the children change.
 */
export function useKeptFocus<Container extends HTMLElement>() {
  const container = useRef<Container>(null)
  const last = useRef<Element>(undefined)
  useEffect(() => {
    if (!last.current || last.current.isConnected) return
    last.current = undefined
    if (document.activeElement === document.body) container.current?.focus()
  })
  return {
    ref: container,
    tabIndex: -1,
    // No focus ring, because the container cannot be pressed.
    style: { outline: 'none' },
    onFocus({ target }: FocusEvent) {
      last.current = target
    },
    onBlur() {
      // An element that is being removed loses the focus too: it still counts as the last one.
      queueMicrotask(() => {
        if (last.current?.isConnected && document.activeElement !== last.current) {
          last.current = undefined
        }
      })
    },
  }
}
