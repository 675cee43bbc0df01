import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useSyncExternalStore } from 'react'
import { onUnauthorized } from '../api/http'
import { createSession, type SessionActions } from './createSession'
import { takeLoaderCheck } from './loaderCheck'
import { EXPIRATION_KEY, SIGNED_IN_KEY, SIGNED_OUT_KEY } from './storedSession'
import { SessionContext } from './useSession'

/**
 * Provides the session of staff screens. It is checked on load, counted down by the clock, and
 * ended by time, by Logout, by any 401, or by another tab. Public sheets have no session.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient()
  const actions = useMemo(() => createSession(client), [client])
  const { current } = actions
  const state = useSyncExternalStore(actions.subscribe, current)

  useEffect(() => {
    // A component that rendered while the session ended may have started its query again.
    if (state.status === 'out') client.getQueryCache().clear()
  }, [client, state])

  // A layout effect, so that the check starts before a click on Logout, which it would overwrite.
  useLayoutEffect(() => {
    actions.checkAgain(takeLoaderCheck(client))
    const stopListening = onUnauthorized(() => {
      if (current().status === 'in') actions.expire()
    })
    const listeners = new AbortController()
    const { signal } = listeners
    followOtherTabs((event) => {
      if (event === 'signed-in') actions.checkAgain()
      // Logout sends two events: that the person logged out, and that the session ended.
      else if (current().status !== 'out') actions.endedElsewhere(event)
    }, signal)
    followWindow(actions, signal)
    return () => {
      stopListening()
      listeners.abort()
      actions.stop()
    }
  }, [client, actions, current])

  const session = useMemo(() => ({ ...actions, state }), [state, actions])
  return <SessionContext value={session}>{children}</SessionContext>
}

/** Checks the session when the page or the network is back, until `signal` aborts. */
function followWindow(session: SessionActions, signal: AbortSignal): void {
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    // A page from the back-forward cache may be older than a logout.
    if (persisted) session.checkAgain()
  }
  const onOnline = () => {
    if (session.current().status === 'unanswered') session.checkAgain()
  }
  window.addEventListener('pageshow', onPageShow, { signal })
  window.addEventListener('online', onOnline, { signal })
  // If storage is blocked, tabs get no events from each other.
  window.addEventListener('focus', session.checkIfOld, { signal })
}

/** What happened to the session in another tab of this browser. */
type OtherTabEvent = 'signed-out' | 'ended' | 'signed-in'

/**
 * Reports what happens to the session in other tabs, until `signal` aborts. Logout sets a separate
 * key, which distinguishes it from a session that ended. Cleared storage counts as an ended
 * session.
 */
function followOtherTabs(report: (event: OtherTabEvent) => void, signal: AbortSignal): void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === SIGNED_OUT_KEY && newValue !== null) report('signed-out')
    else if (key === null) report('ended')
    else if (key === SIGNED_IN_KEY && newValue !== null) report('signed-in')
    else if (key === EXPIRATION_KEY) report(newValue === null ? 'ended' : 'signed-in')
  }
  window.addEventListener('storage', onStorage, { signal })
}
