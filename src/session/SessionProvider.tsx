import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { onUnauthorized } from '../api/http'
import { useCheckSession } from '../api/users'
import { personMark } from '../domain/session'
import { ownDrafts } from '../ui/form/drafts'
import { createSession } from './createSession'
import { checkedUser, takeFirstCheck } from './firstCheck'
import { CHECKING, type SessionState } from './sessionState'
import { EXPIRATION_KEY, SIGNED_IN_KEY, SIGNED_OUT_KEY } from './storedExpiration'
import { SessionContext } from './useSession'

/** The first state: the user that a loader's check has found by now, who owns the drafts. */
function firstState(client: QueryClient): SessionState {
  const user = checkedUser(client)
  if (!user) return CHECKING
  ownDrafts(personMark(user.email))
  return { status: 'in', user }
}

/**
 * Holds the session of the staff part: checked on load, counted down by the clock, ended by time,
 * by Logout, by any 401, and by another tab. Public sheets have no session.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient()
  const [state, setState] = useState(() => firstState(client))
  // A 401 may come before the render that shows a sign-in, or that shows an end.
  const shown = useRef(state)
  const checkSession = useCheckSession()
  const actions = useMemo(() => {
    const show = (next: SessionState) => {
      shown.current = next
      setState(next)
    }
    return createSession({ client, checkSession, current: () => shown.current, show })
  }, [client, checkSession])

  useEffect(() => {
    // What rendered while the session ended may have started its query again.
    if (state.status === 'out') client.getQueryCache().clear()
  }, [client, state])

  // A layout effect, so that the check runs before a click on Logout, which it would overwrite.
  useLayoutEffect(() => {
    actions.checkAgain(takeFirstCheck(client))
    const stopListening = onUnauthorized(() => {
      if (shown.current.status === 'in') actions.expire()
    })
    const stopFollowing = followOtherTabs((event) => {
      if (event === 'signed-in') actions.checkAgain()
      // Logout sends two events: the choice, and the end.
      else if (shown.current.status !== 'out') actions.endedElsewhere(event)
    })
    // A page from the back-forward cache may be older than a logout.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) actions.checkAgain()
    }
    const onOnline = () => {
      if (shown.current.status === 'unanswered') actions.checkAgain()
    }
    // With blocked storage no tab gets events of another.
    const onFocus = () => actions.checkIfOld()
    window.addEventListener('pageshow', onPageShow)
    window.addEventListener('online', onOnline)
    window.addEventListener('focus', onFocus)
    return () => {
      stopListening()
      stopFollowing()
      window.removeEventListener('pageshow', onPageShow)
      window.removeEventListener('online', onOnline)
      window.removeEventListener('focus', onFocus)
      actions.stop()
    }
  }, [client, actions])

  const session = useMemo(() => {
    const { countdown, signIn, renew, signInFailed, logOut, checkAgain } = actions
    return { state, countdown, signIn, renew, signInFailed, logOut, checkAgain }
  }, [state, actions])
  return <SessionContext value={session}>{children}</SessionContext>
}

/** What another tab of this browser did to the session. */
type OtherTabEvent = 'signed-out' | 'ended' | 'signed-in'

/**
 * Reports what happens to the session in other tabs. Logout sets a key of its own, which distinguishes it
 * from a session that ended; cleared storage counts as the latter.
 * @returns the unsubscribe function.
 */
function followOtherTabs(report: (event: OtherTabEvent) => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === SIGNED_OUT_KEY && newValue !== null) report('signed-out')
    else if (key === null) report('ended')
    else if (key === SIGNED_IN_KEY && newValue !== null) report('signed-in')
    else if (key === EXPIRATION_KEY) report(newValue === null ? 'ended' : 'signed-in')
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
