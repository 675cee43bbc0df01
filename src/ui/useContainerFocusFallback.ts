import { type FocusEvent, useEffect, useRef } from 'react'

/**
 * Focuses a container when its focused child is removed, such as a button that was pressed, so that Tab
 * continues from there.
 * @returns props for the container. Its component must re-render when the children change.
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
    // No focus ring, because the container is not interactive.
    style: { outline: 'none' },
    onFocus({ target }: FocusEvent) {
      lastFocused.current = target
    },
    onBlur() {
      // Removing an element also blurs it. It must still count as the last focused one.
      queueMicrotask(() => {
        if (lastFocused.current?.isConnected && document.activeElement !== lastFocused.current) {
          lastFocused.current = undefined
        }
      })
    },
  }
}
