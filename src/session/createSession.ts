import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../api/errors'
import { keys } from '../api/keys'
import { serverNow } from '../api/serverClock'
import type { SignedIn } from '../api/users'
import { personMark, secondsLeft, type User } from '../domain/session'
import { createBackoff } from '../lib/backoff'
import { forgetAllDrafts, ownDrafts } from '../ui/form/drafts'
import { type Countdown, createCountdown } from './countdown'
import { blockedCookiesHint, KEEPS_NOTHING, wrongClockHint } from './hints'
import {
  expired,
  LOGGED_OUT,
  LOGGED_OUT_ELSEWHERE,
  OUT,
  type SessionState,
  UNANSWERED,
} from './sessionState'
import {
  isSignedOut,
  storedExpiration,
  storeExpiration,
  storeSignedOut,
  storeSignIn,
} from './storedExpiration'

/** What the session needs from its provider. */
interface SessionHost {
  client: QueryClient
  /** Asks the server who is signed in; null for nobody. */
  checkSession(): Promise<User | null>
  /** The state shown last, rendered or not. */
  current(): SessionState
  show(next: SessionState): void
}

/** The actions on a session. */
export interface SessionActions {
  countdown: Countdown
  /** After a successful POST users/login. @returns whether the session is alive. */
  signIn(signedIn: SignedIn): boolean
  /** After another sign-in of the same person before the session ends: nothing on the page is lost. */
  renew(signedIn: SignedIn): boolean
  /** After a failed one: user data is cleared and the stored expiration removed. */
  signInFailed(): void
  /** Forgets user, expiration and every cached response, also after a reload. */
  logOut(): void
  /**
   * Asks the server now who is signed in.
   * @param sent a check that is pending already, and is used instead.
   */
  checkAgain(sent?: Promise<User | null>): void
  /** Asks the server if its last answer is old; a failed check changes nothing. */
  checkIfOld(): void
  /** A 401: the session is over. */
  expire(): void
  /** Another tab has ended the session: by Logout, or because its time was over. */
  endedElsewhere(how: 'signed-out' | 'ended'): void
  /** The provider was unmounted. */
  stop(): void
}

/** An answer is old after this long: then a tab that gets the focus checks the session. */
const OLD_ANSWER_MS = 60_000

/** Did the server fail to say who is signed in? A refusal is an answer: nobody. */
const isOutage = (error: unknown) =>
  error instanceof ApiError && (error.isNetwork || error.status >= 500)

/** Creates the session: its state changes, what it stores, and what it asks the server. */
export function createSession({
  client,
  checkSession,
  current,
  show,
}: SessionHost): SessionActions {
  const email = () => current().user?.email ?? ''
  const countdown = createCountdown(
    () => end(expired(email())),
    current().status === 'in' ? storedExpiration() : null,
  )
  const backoff = createBackoff(() => void check(), { first: 2000, longest: 60_000 })
  /** Counts the checks: an answer to an older one is ignored. */
  let checks = 0
  /** When the server last said who is signed in, and when somebody last signed in here. */
  let answeredAt = Number.NEGATIVE_INFINITY
  let signedInAt: number | null = null

  function stopChecking() {
    checks += 1
    answeredAt = Date.now()
    backoff.stop()
  }
  function forget(next: SessionState) {
    countdown.setExpiration(null)
    forgetResponses()
    show(next)
  }
  /** Drops all that was read for the signed-in user, or is being read. */
  function forgetResponses() {
    void client.cancelQueries()
    client.clear()
  }
  function leave(next: SessionState) {
    stopChecking()
    forget(next)
  }
  function end(next: SessionState) {
    storeExpiration(null)
    leave(next)
  }
  /**
   * Asks the server who is signed in. While it does not answer nobody is, but what is stored
   * stays: removing it would sign out every other tab.
   * @param isRoutine nothing is known to have changed: a failed check changes nothing.
   */
  async function check(isRoutine = false, sent?: Promise<User | null>) {
    checks += 1
    const thisCheck = checks
    let user: User | null = null
    try {
      if (!isSignedOut()) user = await (sent ?? checkSession())
    } catch (error) {
      if (isRoutine) return
      if (thisCheck === checks && isOutage(error)) {
        if (current().status !== 'unanswered') forget(UNANSWERED)
        backoff.schedule()
        return
      }
    }
    if (thisCheck !== checks) return
    if (user === null) {
      if (!isRoutine) end(OUT)
      else end(isSignedOut() ? LOGGED_OUT_ELSEWHERE : expired(email()))
      return
    }
    continueAs(user)
  }
  function continueAs(user: User) {
    stopChecking()
    showUser(user)
    countdown.setExpiration(storedExpiration())
  }
  /** Removes what another person typed and what was read for them. */
  function showUser(user: User) {
    if (email() !== '' && email() !== user.email) forgetResponses()
    ownDrafts(personMark(user.email))
    client.setQueryData(keys.session, user)
    show({ status: 'in', user })
  }
  /** Starts a session, unless it is over already. */
  function start({ user, expiration }: SignedIn): boolean {
    stopChecking()
    storeSignedOut(false)
    storeExpiration(expiration)
    if (secondsLeft(expiration, serverNow()) === 0) {
      end(expired(user.email, wrongClockHint()))
      return false
    }
    storeSignIn()
    signedInAt = Date.now()
    showUser(user)
    countdown.setExpiration(expiration)
    return true
  }
  return {
    countdown,
    signIn(signedIn) {
      forgetResponses()
      return start(signedIn)
    },
    renew: start,
    signInFailed() {
      stopChecking()
      storeExpiration(null)
      countdown.setExpiration(null)
      show(OUT)
    },
    logOut() {
      const isKept = storeSignedOut(true)
      forgetAllDrafts()
      end(isKept ? LOGGED_OUT : { ...LOGGED_OUT, message: KEEPS_NOTHING })
    },
    checkAgain: (sent) => void check(false, sent),
    checkIfOld() {
      if (current().status === 'in' && Date.now() - answeredAt > OLD_ANSWER_MS) void check(true)
    },
    expire: () => end(expired(email(), blockedCookiesHint(signedInAt))),
    endedElsewhere: (how) => leave(how === 'signed-out' ? LOGGED_OUT_ELSEWHERE : expired(email())),
    stop() {
      stopChecking()
      countdown.setExpiration(null)
    },
  }
}
