import { useQueryClient } from '@tanstack/react-query'
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { ApiError } from '../api/errors'
import { createGrowingPauses } from '../api/growingPauses'
import { onUnauthorized } from '../api/http'
import { checkSessionQuery, type SignedIn } from '../api/users'
import type { User } from '../domain/session'
import { forgetAllDrafts, ownDrafts } from '../ui/drafts'
import { type Countdown, createCountdown } from './countdown'
import { followOtherTabs } from './otherTabs'
import { isSignedOut, storedExpiration, storeExpiration, storeSignedOut } from './storedExpiration'

/** Where the session stands (specification 4). */
export type SessionState =
  | { status: 'checking'; user: null }
  /** The server did not say who is signed in; it is asked again by itself. */
  | { status: 'unanswered'; user: null }
  | {
      status: 'out'
      user: null
      /** Why, when it was not by choice in this tab; shown on the Sign In page. */
      message: string
      /** Whose session came to its end, to be put into the Sign In form; '' after Logout. */
      email: string
      /** After Logout the next person starts at the dashboard, not on this one's page. */
      byChoice: boolean
    }
  | { status: 'in'; user: User }

const CHECKING: SessionState = { status: 'checking', user: null }
const UNANSWERED: SessionState = { status: 'unanswered', user: null }
const OUT: SessionState = {
  status: 'out',
  user: null,
  message: '',
  email: '',
  byChoice: false,
}
const expired = (email: string): SessionState => ({
  ...OUT,
  email,
  message: 'Session expired. Please log in again.',
})
const LOGGED_OUT: SessionState = { ...OUT, byChoice: true }
const LOGGED_OUT_ELSEWHERE: SessionState = {
  ...LOGGED_OUT,
  message: 'You signed out in another tab.',
}

interface Session {
  state: SessionState
  countdown: Countdown
  /** After a successful POST users/login. */
  signIn: (signedIn: SignedIn) => void
  /** After one by the same person while the session still lives: nothing on the page is lost. */
  renew: (signedIn: SignedIn) => void
  /** After a failed one: user data is cleared and the stored expiration removed. */
  signInFailed: () => void
  /** Forgets user, expiration and every cached answer; stays so on reload. */
  logOut: () => void
  /** Asks the server anew who is signed in, without waiting for the next time by itself. */
  checkAgain: () => void
}

const SessionContext = createContext<Session | null>(null)

/** The session and its moves. */
export function useSession(): Session {
  const session = useContext(SessionContext)
  if (session === null) throw new Error('useSession needs a SessionProvider')
  return session
}

/** Did the server fail to say who is signed in? A refusal is an answer: nobody. */
const isOutage = (error: unknown) =>
  error instanceof ApiError && (error.isNetwork || error.status >= 500)

/**
 * Holds the session of the staff part: checked on load, counted down by the clock, ended by time,
 * by Logout, by any 401, and by another tab. Public sheets live outside of it and ask for nothing.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient()
  const [state, setState] = useState<SessionState>(CHECKING)
  const status = useRef(state.status)
  status.current = state.status
  const email = useRef('')
  email.current = state.user?.email ?? ''

  const moves = useMemo(() => {
    const countdown = createCountdown(() => end(expired(email.current)))
    const pauses = createGrowingPauses(() => void check(), { first: 2000, longest: 60_000 })
    /** The answer to an older question than this one never counts. */
    let asked = 0

    function stopAsking() {
      asked += 1
      pauses.stop()
    }
    function forget(next: SessionState) {
      countdown.setExpiration(null)
      void client.cancelQueries()
      client.clear()
      setState(next)
    }
    function leave(how: SessionState) {
      stopAsking()
      forget(how)
    }
    function end(how: SessionState) {
      storeExpiration(null)
      leave(how)
    }
    /**
     * Asks the server who is signed in. While it does not answer nobody is, but what is stored
     * stays: removing it would sign out every other tab.
     */
    async function check() {
      asked += 1
      const mine = asked
      let user: User | null = null
      try {
        if (!isSignedOut()) user = await client.fetchQuery(checkSessionQuery())
      } catch (error) {
        if (mine === asked && isOutage(error)) {
          if (status.current !== 'unanswered') forget(UNANSWERED)
          pauses.schedule()
          return
        }
      }
      if (mine !== asked) return
      if (user === null) {
        end(OUT)
        return
      }
      stopAsking()
      ownDrafts(user.email)
      setState({ status: 'in', user })
      countdown.setExpiration(storedExpiration())
    }
    /** From here on the session is this one's. */
    function enter({ user, expiration }: SignedIn) {
      stopAsking()
      storeSignedOut(false)
      storeExpiration(expiration)
      ownDrafts(user.email)
      setState({ status: 'in', user })
      countdown.setExpiration(expiration)
    }
    return {
      countdown,
      check,
      leave,
      stop() {
        stopAsking()
        countdown.setExpiration(null)
      },
      signIn(signedIn: SignedIn) {
        client.clear()
        enter(signedIn)
      },
      renew: enter,
      signInFailed() {
        stopAsking()
        storeExpiration(null)
        countdown.setExpiration(null)
        setState(OUT)
      },
      logOut() {
        storeSignedOut(true)
        forgetAllDrafts()
        end(LOGGED_OUT)
      },
      expire: () => end(expired(email.current)),
      checkAgain: () => void check(),
    }
  }, [client])

  useEffect(() => {
    // What was being drawn when the session ended may have asked for its query once more.
    if (state.status === 'out') client.getQueryCache().clear()
  }, [client, state])

  useEffect(() => {
    void moves.check()
    const stopListening = onUnauthorized(() => {
      if (status.current !== 'in') return
      // Others that were under way may be refused before the next render.
      status.current = 'out'
      moves.expire()
    })
    const stopFollowing = followOtherTabs((move) => {
      if (move === 'signed-in') void moves.check()
      else if (status.current === 'out') return
      else {
        // Logout tells twice: of the choice, and of the end.
        status.current = 'out'
        moves.leave(move === 'signed-out' ? LOGGED_OUT_ELSEWHERE : expired(email.current))
      }
    })
    // A page out of the back-forward cache may show what a logout has hidden since.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void moves.check()
    }
    const onOnline = () => {
      if (status.current === 'unanswered') void moves.check()
    }
    window.addEventListener('pageshow', onPageShow)
    window.addEventListener('online', onOnline)
    return () => {
      stopListening()
      stopFollowing()
      window.removeEventListener('pageshow', onPageShow)
      window.removeEventListener('online', onOnline)
      moves.stop()
    }
  }, [moves])

  const session = useMemo(() => {
    const { countdown, signIn, renew, signInFailed, logOut, checkAgain } = moves
    return { state, countdown, signIn, renew, signInFailed, logOut, checkAgain }
  }, [state, moves])
  return <SessionContext value={session}>{children}</SessionContext>
}
