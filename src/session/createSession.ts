import type { QueryClient } from '@tanstack/react-query'
import { keys } from '../api/keys'
import { serverNow } from '../api/serverClock'
import type { SignedIn } from '../api/session'
import { personHash } from '../domain/personHash'
import { secondsLeft } from '../domain/sessionTime'
import type { User } from '../domain/user'
import { createStore } from '../lib/externalStore'
import { forgetAllDrafts, setDraftOwner } from '../ui/form/drafts'
import { createCountdown } from './countdown'
import { blockedCookiesMessage, LOGOUT_NOT_STORED, wrongClockMessage } from './deviceMessages'
import { userFromLoader } from './loaderCheck'
import { createSessionCheck } from './sessionCheck'
import {
  CHECKING,
  expired,
  LOGGED_OUT,
  LOGGED_OUT_ELSEWHERE,
  type SessionState,
  SIGNED_OUT,
  UNANSWERED,
} from './sessionState'
import {
  clearSignedOut,
  isSignedOut,
  storedExpiration,
  storeExpiration,
  storeSignedOut,
  storeSignIn,
} from './storedSession'

/** A session's state and actions. */
export type SessionActions = ReturnType<typeof createSession>

/**
 * Creates the session: its state, and the actions that change it here, in other tabs and on the
 * server.
 */
export function createSession(client: QueryClient) {
  // A store, not React state: a 401 may arrive before a sign-in or a logout is rendered.
  const { get: current, set: setState, subscribe } = createStore(firstState(client))
  const email = () => current().user?.email ?? ''
  const countdown = createCountdown(
    () => endSession(expired(email())),
    current().status === 'in' ? storedExpiration() : null,
  )
  /** When somebody last signed in on this page, in milliseconds since 1970; null if nobody has. */
  let signedInAt: number | null = null

  const { check, recheck, cancelPending, isOld } = createSessionCheck(client, {
    onUser(user) {
      cancelPending()
      showUser(user)
      countdown.setExpiration(storedExpiration())
    },
    onNobody: () => endSession(SIGNED_OUT),
    // Keep the stored expiration: removing it would sign out every other tab.
    onOutage() {
      if (current().status !== 'unanswered') showNobody(UNANSWERED)
    },
    onEnded: () => endSession(isSignedOut() ? LOGGED_OUT_ELSEWHERE : expired(email())),
  })

  /** Signs in a user. Data that was read or typed by another person is removed. */
  function showUser(user: User) {
    if (email() !== '' && email() !== user.email) clearQueries()
    setDraftOwner(personHash(user.email))
    client.setQueryData(keys.session, user)
    setState({ status: 'in', user })
  }
  /** Removes the person's data from this tab. The stored expiration stays. */
  function showNobody(next: SessionState) {
    countdown.setExpiration(null)
    clearQueries()
    setState(next)
  }
  /** Removes all cached data of the signed-in user and cancels pending reads. */
  function clearQueries() {
    void client.cancelQueries()
    client.clear()
  }
  /** Ends the session in every tab. */
  function endSession(next: SessionState) {
    storeExpiration(null)
    cancelPending()
    showNobody(next)
  }
  /** Starts a session. Returns false if it is already over. */
  function start({ user, expiration }: SignedIn): boolean {
    cancelPending()
    clearSignedOut()
    storeExpiration(expiration)
    if (secondsLeft(expiration, serverNow()) === 0) {
      endSession(expired(user.email, wrongClockMessage()))
      return false
    }
    storeSignIn()
    signedInAt = Date.now()
    showUser(user)
    countdown.setExpiration(expiration)
    return true
  }
  return {
    current,
    subscribe,
    countdown,
    /**
     * Called after a successful POST users/login.
     * @returns whether the session has started.
     */
    signIn(signedIn: SignedIn): boolean {
      clearQueries()
      return start(signedIn)
    },
    /**
     * Called after the same person has signed in again before the session's end. The page stays.
     */
    renew: start,
    /** Called after a failed POST users/login. Clears the user's data and the stored expiration. */
    signInFailed() {
      cancelPending()
      storeExpiration(null)
      countdown.setExpiration(null)
      setState(SIGNED_OUT)
    },
    /** Removes the user, the expiration and all cached responses. This outlasts a reload. */
    logOut() {
      const isKept = storeSignedOut()
      forgetAllDrafts()
      endSession(isKept ? LOGGED_OUT : { ...LOGGED_OUT, message: LOGOUT_NOT_STORED })
    },
    /** Asks the server who is signed in, or uses a pending check. */
    checkAgain: (pending?: Promise<User | null>) => void check(pending),
    /** Checks again if the last check is old. A failed check changes nothing. */
    checkIfOld() {
      if (current().status === 'in' && isOld()) void recheck()
    },
    /** Called after a 401: the session is over. */
    expire: () => endSession(expired(email(), blockedCookiesMessage(signedInAt))),
    /** Called if another tab has ended the session, by Logout or because its time was up. */
    endedElsewhere(event: 'signed-out' | 'ended') {
      cancelPending()
      showNobody(event === 'signed-out' ? LOGGED_OUT_ELSEWHERE : expired(email()))
    },
    /** Called when the provider is unmounted. */
    stop() {
      cancelPending()
      countdown.setExpiration(null)
    },
  }
}

/**
 * The initial state: the user found by a loader's check, if it is done. That user owns the drafts.
 */
function firstState(client: QueryClient): SessionState {
  const user = userFromLoader(client)
  if (!user) return CHECKING
  setDraftOwner(personHash(user.email))
  return { status: 'in', user }
}
