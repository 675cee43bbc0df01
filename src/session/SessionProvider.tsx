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
import { createGrowingPauses } from '../api/cache/growingPauses'
import { ApiError } from '../api/http/errors'
import { onUnauthorized } from '../api/http/http'
import { serverNow } from '../api/http/serverClock'
import { checkSessionQuery, type SignedIn } from '../api/users'
import { personMark, secondsLeft, type User } from '../domain/session'
import { forgetAllDrafts, ownDrafts } from '../ui/form/drafts'
import { type Countdown, createCountdown } from './countdown'
import { blockedCookiesHint, KEEPS_NOTHING, wrongClockHint } from './hints'
import { followOtherTabs } from './otherTabs'
import {
  isSignedOut,
  storedExpiration,
  storeExpiration,
  storeSignedOut,
  storeSignIn,
} from './storedExpiration'

/** Where the session stands (docs/rules/session.md#check-on-load). */
export type SessionState =
  | { status: 'checking'; user: null }
  /** The server did not say who is signed in; it is asked again by itself. */
  | { status: 'unanswered'; user: null }
  | {
      status: 'out'
      user: null
      /** Why, when it was not by choice in this tab; shown on the Sign In page. */
      message: string
      /** What may be wrong with this browser or device, where that is likely; else ''. */
      hint: string
      /** Whose session came to its end, to be put into the Sign In form; '' after Logout. */
      email: string
      /** After Logout the next person starts at the dashboard, not on this one's page. */
      byChoice: boolean
    }
  | { status: 'in'; user: User }

const CHECKING: SessionState = { status: 'checking', user: null }
const UNANSWERED: SessionState = { status: 'unanswered', user: null }
type SignedOut = Extract<SessionState, { status: 'out' }>
const OUT: SignedOut = {
  status: 'out',
  user: null,
  message: '',
  hint: '',
  email: '',
  byChoice: false,
}
const expired = (email: string, hint = ''): SessionState => ({
  ...OUT,
  email,
  hint,
  message: 'Session expired. Please log in again.',
})
const LOGGED_OUT: SignedOut = { ...OUT, byChoice: true }
const LOGGED_OUT_ELSEWHERE: SessionState = {
  ...LOGGED_OUT,
  message: 'You signed out in another tab.',
}

interface Session {
  state: SessionState
  countdown: Countdown
  /** After a successful POST users/login. @returns whether the session is alive. */
  signIn: (signedIn: SignedIn) => boolean
  /** After one by the same person while the session still lives: nothing on the page is lost. */
  renew: (signedIn: SignedIn) => boolean
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

/** Back in a tab after this long, it is asked whether the session is still the same person's. */
const ASK_AGAIN_MS = 60_000

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
    /** When the server last said who is signed in, and when somebody last signed in here. */
    let answeredAt = Number.NEGATIVE_INFINITY
    let signedInAt: number | null = null

    function stopAsking() {
      asked += 1
      answeredAt = Date.now()
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
     * @param isInPassing nothing is known to have changed: an answer that fails changes nothing.
     */
    async function check(isInPassing = false) {
      asked += 1
      const mine = asked
      let user: User | null = null
      try {
        if (!isSignedOut()) user = await client.fetchQuery(checkSessionQuery())
      } catch (error) {
        if (isInPassing) return
        if (mine === asked && isOutage(error)) {
          if (status.current !== 'unanswered') forget(UNANSWERED)
          pauses.schedule()
          return
        }
      }
      if (mine !== asked) return
      if (user === null) {
        if (!isInPassing) end(OUT)
        else end(isSignedOut() ? LOGGED_OUT_ELSEWHERE : expired(email.current))
        return
      }
      stopAsking()
      take(user)
      countdown.setExpiration(storedExpiration())
    }
    /** Nothing of another person is left behind, neither what he typed nor what was read for him. */
    function take(user: User) {
      if (email.current !== '' && email.current !== user.email) {
        void client.cancelQueries()
        client.clear()
      }
      ownDrafts(personMark(user.email))
      setState({ status: 'in', user })
    }
    /** From here on the session is this one's, unless it is over already. */
    function enter({ user, expiration }: SignedIn): boolean {
      stopAsking()
      storeSignedOut(false)
      storeExpiration(expiration)
      if (secondsLeft(expiration, serverNow()) === 0) {
        end(expired(user.email, wrongClockHint()))
        return false
      }
      storeSignIn()
      signedInAt = Date.now()
      take(user)
      countdown.setExpiration(expiration)
      return true
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
        return enter(signedIn)
      },
      renew: enter,
      signInFailed() {
        stopAsking()
        storeExpiration(null)
        countdown.setExpiration(null)
        setState(OUT)
      },
      logOut() {
        const isKept = storeSignedOut(true)
        forgetAllDrafts()
        end(isKept ? LOGGED_OUT : { ...LOGGED_OUT, message: KEEPS_NOTHING })
      },
      expire: () => end(expired(email.current, blockedCookiesHint(signedInAt))),
      checkAgain: () => void check(),
      /** Storage may be blocked, so that no tab hears of another. */
      checkInPassing() {
        if (status.current === 'in' && Date.now() - answeredAt > ASK_AGAIN_MS) void check(true)
      },
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
    window.addEventListener('focus', moves.checkInPassing)
    return () => {
      stopListening()
      stopFollowing()
      window.removeEventListener('pageshow', onPageShow)
      window.removeEventListener('online', onOnline)
      window.removeEventListener('focus', moves.checkInPassing)
      moves.stop()
    }
  }, [moves])

  const session = useMemo(() => {
    const { countdown, signIn, renew, signInFailed, logOut, checkAgain } = moves
    return { state, countdown, signIn, renew, signInFailed, logOut, checkAgain }
  }, [state, moves])
  return <SessionContext value={session}>{children}</SessionContext>
}
