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

/** The user whom a loader's check has found by the first render, with that user's drafts. */
function firstState(client: QueryClient): SessionState {
  const user = checkedUser(client)
  if (!user) return CHECKING
  ownDrafts(personMark(user.email))
  return { status: 'in', user }
}

/**
 * Holds the session of the staff part: checked on load, counted down by the clock, ended by time,
 * by Logout, by any 401, and by another tab. Public sheets live outside of it and ask for nothing.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient()
  const [state, setState] = useState(() => firstState(client))
  // A 401 may come before the render that shows a sign-in, or that shows an end.
  const shown = useRef(state)
  const checkSession = useCheckSession()
  const moves = useMemo(() => {
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

  // Before a press on Logout: a check after it would forget that it was by choice.
  useLayoutEffect(() => {
    moves.checkAgain(takeFirstCheck(client))
    const stopListening = onUnauthorized(() => {
      if (shown.current.status === 'in') moves.expire()
    })
    const stopFollowing = followOtherTabs((move) => {
      if (move === 'signed-in') moves.checkAgain()
      // Logout tells twice: of the choice, and of the end.
      else if (shown.current.status !== 'out') moves.endedElsewhere(move)
    })
    // A page out of the back-forward cache may show what a logout has hidden since.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) moves.checkAgain()
    }
    const onOnline = () => {
      if (shown.current.status === 'unanswered') moves.checkAgain()
    }
    // Storage may be blocked, so that no tab hears of another.
    const onFocus = () => moves.checkInPassing()
    window.addEventListener('pageshow', onPageShow)
    window.addEventListener('online', onOnline)
    window.addEventListener('focus', onFocus)
    return () => {
      stopListening()
      stopFollowing()
      window.removeEventListener('pageshow', onPageShow)
      window.removeEventListener('online', onOnline)
      window.removeEventListener('focus', onFocus)
      moves.stop()
    }
  }, [client, moves])

  const session = useMemo(() => {
    const { countdown, signIn, renew, signInFailed, logOut, checkAgain } = moves
    return { state, countdown, signIn, renew, signInFailed, logOut, checkAgain }
  }, [state, moves])
  return <SessionContext value={session}>{children}</SessionContext>
}

/** What another tab of this browser did to the session. */
type OtherTabMove = 'signed-out' | 'ended' | 'signed-in'

/**
 * Reports what happens to the session in other tabs. Logout sets a key of its own, which tells it
 * from a session that ended; cleared storage counts as the latter.
 * @returns the unsubscribe function.
 */
function followOtherTabs(report: (move: OtherTabMove) => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === SIGNED_OUT_KEY && newValue !== null) report('signed-out')
    else if (key === null) report('ended')
    else if (key === SIGNED_IN_KEY && newValue !== null) report('signed-in')
    else if (key === EXPIRATION_KEY) report(newValue === null ? 'ended' : 'signed-in')
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
