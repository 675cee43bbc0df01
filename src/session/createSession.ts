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
  isSignedOut,
  storedExpiration,
  storeExpiration,
  storeSignedOut,
  storeSignIn,
} from './storedExpiration'

/** The actions on a session. */
export type SessionActions = ReturnType<typeof createSession>

/** Creates the session: its state and what changes it, here, in other tabs and on the server. */
export function createSession(client: QueryClient) {
  // Not React state: a 401 may come before a sign-in or a sign-out is rendered.
  const { get: current, set: setState, subscribe } = createStore(firstState(client))
  const email = () => current().user?.email ?? ''
  const countdown = createCountdown(
    () => endSession(expired(email())),
    current().status === 'in' ? storedExpiration() : null,
  )
  /** When somebody last signed in here. */
  let signedInAt: number | null = null

  const { check, recheck, settle, isOld } = createSessionCheck(client, {
    onUser(user) {
      settle()
      showUser(user)
      countdown.setExpiration(storedExpiration())
    },
    onNobody: () => endSession(SIGNED_OUT),
    // The stored expiration stays: removing it would sign out every other tab.
    onOutage() {
      if (current().status !== 'unanswered') showNobody(UNANSWERED)
    },
    onEnded: () => endSession(isSignedOut() ? LOGGED_OUT_ELSEWHERE : expired(email())),
  })

  /** Shows a user, without what was read for another person or what that person typed. */
  function showUser(user: User) {
    if (email() !== '' && email() !== user.email) clearQueries()
    setDraftOwner(personHash(user.email))
    client.setQueryData(keys.session, user)
    setState({ status: 'in', user })
  }
  /** Clears what this tab has of the person; the stored expiration stays. */
  function showNobody(next: SessionState) {
    countdown.setExpiration(null)
    clearQueries()
    setState(next)
  }
  /** Removes everything that was read for the signed-in user, and cancels pending reads. */
  function clearQueries() {
    void client.cancelQueries()
    client.clear()
  }
  /** Ends the session in every tab. */
  function endSession(next: SessionState) {
    storeExpiration(null)
    settle()
    showNobody(next)
  }
  /** Starts a session, unless it is over already. */
  function start({ user, expiration }: SignedIn): boolean {
    settle()
    storeSignedOut(false)
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
     * After a successful POST users/login.
     * @returns whether the session is alive.
     */
    signIn(signedIn: SignedIn): boolean {
      clearQueries()
      return start(signedIn)
    },
    /** After the same person has signed in again before the end of the session: the page stays. */
    renew: start,
    /** After a failed POST users/login: user data is cleared and the stored expiration removed. */
    signInFailed() {
      settle()
      storeExpiration(null)
      countdown.setExpiration(null)
      setState(SIGNED_OUT)
    },
    /** Forgets user, expiration and every cached response, also after a reload. */
    logOut() {
      const isKept = storeSignedOut(true)
      forgetAllDrafts()
      endSession(isKept ? LOGGED_OUT : { ...LOGGED_OUT, message: LOGOUT_NOT_STORED })
    },
    /** Asks the server now who is signed in, or uses a check that is pending already. */
    checkAgain: (pending?: Promise<User | null>) => void check(pending),
    /** Asks the server if the last check is old; a failed check changes nothing. */
    checkIfOld() {
      if (current().status === 'in' && isOld()) void recheck()
    },
    /** A 401: the session is over. */
    expire: () => endSession(expired(email(), blockedCookiesMessage(signedInAt))),
    /** Another tab has ended the session: by Logout, or because its time was over. */
    endedElsewhere(event: 'signed-out' | 'ended') {
      settle()
      showNobody(event === 'signed-out' ? LOGGED_OUT_ELSEWHERE : expired(email()))
    },
    /** The provider was unmounted. */
    stop() {
      settle()
      countdown.setExpiration(null)
    },
  }
}

/** The first state: the user that a loader's check has found by now, who owns the drafts. */
function firstState(client: QueryClient): SessionState {
  const user = userFromLoader(client)
  if (!user) return CHECKING
  setDraftOwner(personHash(user.email))
  return { status: 'in', user }
}
