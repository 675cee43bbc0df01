import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useSyncExternalStore } from 'react'
import { onUnauthorized } from '../api/http'
import { createSession } from './createSession'
import { takeLoaderCheck } from './loaderCheck'
import { EXPIRATION_KEY, SIGNED_IN_KEY, SIGNED_OUT_KEY } from './storedExpiration'
import { SessionContext } from './useSession'

/**
 * Holds the session of the staff part: checked on load, counted down by the clock, ended by time,
 * by Logout, by any 401, and by another tab. Public sheets have no session.
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

  // A layout effect, so that the check runs before a click on Logout, which it would overwrite.
  useLayoutEffect(() => {
    actions.checkAgain(takeLoaderCheck(client))
    const stopListening = onUnauthorized(() => {
      if (current().status === 'in') actions.expire()
    })
    const listeners = new AbortController()
    const { signal } = listeners
    followOtherTabs((event) => {
      if (event === 'signed-in') actions.checkAgain()
      // Logout sends two events: the choice, and the end.
      else if (current().status !== 'out') actions.endedElsewhere(event)
    }, signal)
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      // A page from the back-forward cache may be older than a logout.
      if (persisted) actions.checkAgain()
    }
    const onOnline = () => {
      if (current().status === 'unanswered') actions.checkAgain()
    }
    window.addEventListener('pageshow', onPageShow, { signal })
    window.addEventListener('online', onOnline, { signal })
    // With blocked storage no tab gets events of another.
    window.addEventListener('focus', actions.checkIfOld, { signal })
    return () => {
      stopListening()
      listeners.abort()
      actions.stop()
    }
  }, [client, actions, current])

  const session = useMemo(() => ({ ...actions, state }), [state, actions])
  return <SessionContext value={session}>{children}</SessionContext>
}

/** What another tab of this browser did to the session. */
type OtherTabEvent = 'signed-out' | 'ended' | 'signed-in'

/**
 * Reports what happens to the session in other tabs, until `signal` aborts. Logout sets a key of its own,
 * which distinguishes it from a session that ended; cleared storage counts as the latter.
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
