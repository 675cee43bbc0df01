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
import { onUnauthorized } from '../api/http'
import { checkSessionQuery, type SignedIn } from '../api/users'
import type { User } from '../domain/session'
import { forgetAllDrafts, ownDrafts } from '../ui/drafts'
import { type Countdown, createCountdown } from './countdown'
import {
  EXPIRATION_KEY,
  isSignedOut,
  storedExpiration,
  storeExpiration,
  storeSignedOut,
} from './storedExpiration'

/** Where the session stands (specification 4). */
export type SessionState =
  | { status: 'checking'; user: null }
  | {
      status: 'out'
      user: null
      /** Why, when it was not by choice; shown on the Sign In page. */
      message: string
      /** After Logout the next person starts at the dashboard, not on this one's page. */
      byChoice: boolean
    }
  | { status: 'in'; user: User }

const CHECKING: SessionState = { status: 'checking', user: null }
const OUT: SessionState = { status: 'out', user: null, message: '', byChoice: false }
const EXPIRED: SessionState = { ...OUT, message: 'Session expired. Please log in again.' }
const LOGGED_OUT: SessionState = { ...OUT, byChoice: true }

interface Session {
  state: SessionState
  countdown: Countdown
  /** After a successful POST users/login. */
  signIn: (signedIn: SignedIn) => void
  /** After a failed one: user data is cleared and the stored expiration removed. */
  signInFailed: () => void
  /** Forgets user, expiration and every cached answer; stays so on reload. */
  logOut: () => void
}

const SessionContext = createContext<Session | null>(null)

/** The session and its four moves. */
export function useSession(): Session {
  const session = useContext(SessionContext)
  if (session === null) throw new Error('useSession needs a SessionProvider')
  return session
}

/**
 * Holds the session of the staff part: checked on load, counted down by the clock, ended by time,
 * by Logout, by any 401, and by another tab. Public sheets live outside of it and ask for nothing.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient()
  const [state, setState] = useState<SessionState>(CHECKING)
  const isIn = useRef(false)
  isIn.current = state.status === 'in'

  const moves = useMemo(() => {
    const countdown = createCountdown(() => end(EXPIRED))

    function forget(next: SessionState) {
      countdown.setExpiration(null)
      void client.cancelQueries()
      client.clear()
      setState(next)
    }
    function end(how: SessionState) {
      storeExpiration(null)
      forget(how)
    }
    return {
      countdown,
      signIn({ user, expiration }: SignedIn) {
        storeSignedOut(false)
        storeExpiration(expiration)
        client.clear()
        ownDrafts(user.email)
        setState({ status: 'in', user })
        countdown.setExpiration(expiration)
      },
      signInFailed() {
        storeExpiration(null)
        countdown.setExpiration(null)
        setState(OUT)
      },
      logOut() {
        storeSignedOut(true)
        forgetAllDrafts()
        end(LOGGED_OUT)
      },
      expire: () => end(EXPIRED),
      leave: () => forget(OUT),
      /** Asks the server who is signed in; any failure means nobody. */
      async check() {
        const user = isSignedOut()
          ? null
          : await client.fetchQuery(checkSessionQuery()).catch(() => null)
        if (user === null) {
          end(OUT)
          return
        }
        ownDrafts(user.email)
        setState({ status: 'in', user })
        countdown.setExpiration(storedExpiration())
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
      if (!isIn.current) return
      // Others that were under way may be refused before the next render.
      isIn.current = false
      moves.expire()
    })
    // Another tab signed out (the key is gone, or everything is), or in as somebody else.
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key !== null && key !== EXPIRATION_KEY) return
      if (newValue === null) moves.leave()
      else void moves.check()
    }
    // A page out of the back-forward cache may show what a logout has hidden since.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void moves.check()
    }
    window.addEventListener('storage', onStorage)
    window.addEventListener('pageshow', onPageShow)
    return () => {
      stopListening()
      window.removeEventListener('storage', onStorage)
      window.removeEventListener('pageshow', onPageShow)
      moves.countdown.setExpiration(null)
    }
  }, [moves])

  const { countdown, signIn, signInFailed, logOut } = moves
  const session = useMemo(
    () => ({ state, countdown, signIn, signInFailed, logOut }),
    [state, countdown, signIn, signInFailed, logOut],
  )
  return <SessionContext value={session}>{children}</SessionContext>
}
