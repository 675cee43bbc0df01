import { useEffectEvent, useLayoutEffect } from 'react'

/**
 * Listens to the keys of the window while the component is mounted. It uses a layout effect, so
 * that keys work as soon as the component is visible.
 */
export function useKeyDown(onKeyDown: (event: KeyboardEvent) => void): void {
  const listener = useEffectEvent(onKeyDown)
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => listener(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
