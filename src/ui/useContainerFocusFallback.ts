import { type FocusEvent, useEffect, useRef } from 'react'

/**
 * For a container with children that may be removed: when the focused one is, as a button that was
 * pressed, the container gets the focus, so that Tab continues from there.
 * @returns props for the container; its component must re-render when the children change.
 */
export function useContainerFocusFallback<Container extends HTMLElement>() {
  const container = useRef<Container>(null)
  const lastFocused = useRef<Element>(undefined)
  useEffect(() => {
    if (!lastFocused.current || lastFocused.current.isConnected) return
    lastFocused.current = undefined
    if (document.activeElement === document.body) container.current?.focus()
  })
  return {
    ref: container,
    tabIndex: -1,
    // No focus ring, because the container cannot be pressed.
    style: { outline: 'none' },
    onFocus({ target }: FocusEvent) {
      lastFocused.current = target
    },
    onBlur() {
      // An element that is being removed loses the focus too: it still counts as the last one.
      queueMicrotask(() => {
        if (lastFocused.current?.isConnected && document.activeElement !== lastFocused.current) {
          lastFocused.current = undefined
        }
      })
    },
  }
}
