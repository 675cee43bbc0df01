import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'

/**
 * Holds back leaving the page while there is unsaved work: links and Back inside the app wait for
 * an answer, closing the tab gets the browser's own question.
 */
export function useLeaveGuard(hasWork: boolean) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasWork && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!hasWork) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [hasWork])
  return {
    isBlocked: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
  }
}
