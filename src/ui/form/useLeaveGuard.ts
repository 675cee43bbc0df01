import { useEffect } from 'react'
import { useBlocker, useLocation } from 'react-router-dom'

const unsaved = new Set<symbol>()

/** Is there typed work on the page that nobody has saved yet? Logout asks. */
export const hasUnsavedWork = (): boolean => unsaved.size > 0

/**
 * Holds back leaving the page while there is unsaved work: links and Back inside the app wait for
 * an answer, closing the tab gets the browser's own question. Whoever has left already, and is on
 * the way to yet another page before this one is gone, is held back no more.
 */
export function useLeaveGuard(hasWork: boolean) {
  const { pathname: here } = useLocation()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasWork && currentLocation.pathname === here && nextLocation.pathname !== here,
  )
  useUnsavedWork(hasWork)
  return {
    isBlocked: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
  }
}

/** Has closing the tab and Logout ask while there is work that ends with this page. */
export function useUnsavedWork(hasWork: boolean): void {
  useEffect(() => {
    if (!hasWork) return
    const work = Symbol('work')
    unsaved.add(work)
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => {
      unsaved.delete(work)
      window.removeEventListener('beforeunload', ask)
    }
  }, [hasWork])
}
