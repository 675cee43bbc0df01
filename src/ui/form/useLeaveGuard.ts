import { useBlocker, useLocation } from 'react-router-dom'
import { useUnsavedWork } from './unsavedWork'

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
