import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../api/errors'
import { keys } from '../api/keys'
import { serverNow } from '../api/serverClock'
import { checkSessionQuery, type SignedIn } from '../api/session'
import { personHash } from '../domain/personHash'
import { secondsLeft } from '../domain/sessionTime'
import type { User } from '../domain/user'
import { createStore } from '../lib/externalStore'
import { forgetAllDrafts, setDraftOwner } from '../ui/form/drafts'
import { createCountdown } from './countdown'
import { blockedCookiesMessage, LOGOUT_NOT_STORED, wrongClockMessage } from './deviceMessages'
import { userFromLoader } from './loaderCheck'
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

/** A tab that gets the focus checks the session when its last check is older than this. */
const OLD_CHECK_MS = 60_000

/** The pauses in milliseconds before a check without a response is repeated; each is twice the one before. */
const FIRST_PAUSE_MS = 2000
const LONGEST_PAUSE_MS = 60_000

/** Whether it is unknown who is signed in; a refusal means nobody. */
const isOutage = (error: unknown) =>
  error instanceof ApiError && (error.isNetwork || error.status >= 500)

/** The first state: the user that a loader's check has found by now, who owns the drafts. */
function firstState(client: QueryClient): SessionState {
  const user = userFromLoader(client)
  if (!user) return CHECKING
  setDraftOwner(personHash(user.email))
  return { status: 'in', user }
}

/** Creates the session: its state changes, what it stores, and its checks with the server. */
export function createSession(client: QueryClient) {
  // Not React state: a 401 may come before a sign-in or a sign-out is rendered.
  const { get: current, set: setState, subscribe } = createStore(firstState(client))
  const email = () => current().user?.email ?? ''
  const countdown = createCountdown(
    () => endSession(expired(email())),
    current().status === 'in' ? storedExpiration() : null,
  )
  let retryTimer: ReturnType<typeof setTimeout> | undefined
  let retryPause = FIRST_PAUSE_MS
  /** Counts the checks: the response to an older one is ignored. */
  let latestCheck = 0
  /** When the server last reported who is signed in, and when somebody last signed in here. */
  let checkedAt = Number.NEGATIVE_INFINITY
  let signedInAt: number | null = null

  /** Ignores the response to a pending check, because it is known now who is signed in. */
  function stopChecking() {
    latestCheck += 1
    checkedAt = Date.now()
    clearTimeout(retryTimer)
    retryPause = FIRST_PAUSE_MS
  }
  /** Checks again after a pause, while the server does not respond. */
  function checkLater() {
    clearTimeout(retryTimer)
    retryTimer = setTimeout(check, retryPause)
    retryPause = Math.min(retryPause * 2, LONGEST_PAUSE_MS)
  }
  /** Clears what this tab has of the person; the stored expiration stays. */
  function showSignedOut(next: SessionState) {
    countdown.setExpiration(null)
    clearQueries()
    setState(next)
  }
  /** Removes everything that was read for the signed-in user, and cancels pending reads. */
  function clearQueries() {
    void client.cancelQueries()
    client.clear()
  }
  function stopAndSignOut(next: SessionState) {
    stopChecking()
    showSignedOut(next)
  }
  /** Ends the session in every tab. */
  function endSession(next: SessionState) {
    storeExpiration(null)
    stopAndSignOut(next)
  }
  /**
   * Asks the server who is signed in. Without a response nobody is, but the stored expiration stays:
   * removing it would sign out every other tab.
   * With `isRoutine` nothing is known to have changed: a failed check changes nothing.
   * @param pending a check that was sent before, and is used instead of a new one.
   */
  async function check(pending?: Promise<User | null>, { isRoutine = false } = {}) {
    latestCheck += 1
    const thisCheck = latestCheck
    let user: User | null = null
    try {
      if (!isSignedOut()) user = await (pending ?? client.fetchQuery(checkSessionQuery()))
    } catch (error) {
      if (isRoutine) return
      if (thisCheck === latestCheck && isOutage(error)) {
        if (current().status !== 'unanswered') showSignedOut(UNANSWERED)
        checkLater()
        return
      }
    }
    if (thisCheck !== latestCheck) return
    if (user) continueAs(user)
    else if (!isRoutine) endSession(SIGNED_OUT)
    else endSession(isSignedOut() ? LOGGED_OUT_ELSEWHERE : expired(email()))
  }
  function continueAs(user: User) {
    stopChecking()
    showUser(user)
    countdown.setExpiration(storedExpiration())
  }
  /** Removes what another person typed and what was read for them. */
  function showUser(user: User) {
    if (email() !== '' && email() !== user.email) clearQueries()
    setDraftOwner(personHash(user.email))
    client.setQueryData(keys.session, user)
    setState({ status: 'in', user })
  }
  /** Starts a session, unless it is over already. */
  function start({ user, expiration }: SignedIn): boolean {
    stopChecking()
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
      stopChecking()
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
      if (current().status === 'in' && Date.now() - checkedAt > OLD_CHECK_MS)
        void check(undefined, { isRoutine: true })
    },
    /** A 401: the session is over. */
    expire: () => endSession(expired(email(), blockedCookiesMessage(signedInAt))),
    /** Another tab has ended the session: by Logout, or because its time was over. */
    endedElsewhere: (event: 'signed-out' | 'ended') =>
      stopAndSignOut(event === 'signed-out' ? LOGGED_OUT_ELSEWHERE : expired(email())),
    /** The provider was unmounted. */
    stop() {
      stopChecking()
      countdown.setExpiration(null)
    },
  }
}
