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

/** What the moves need of the provider. */
interface Shown {
  client: QueryClient
  /** Asks the server who is signed in; null for nobody. */
  checkSession(): Promise<User | null>
  /** The state shown last, rendered or not. */
  current(): SessionState
  show(next: SessionState): void
}

/** What can happen to a session. */
export interface SessionMoves {
  countdown: Countdown
  /** After a successful POST users/login. @returns whether the session is alive. */
  signIn(signedIn: SignedIn): boolean
  /** After one by the same person while the session still lives: nothing on the page is lost. */
  renew(signedIn: SignedIn): boolean
  /** After a failed one: user data is cleared and the stored expiration removed. */
  signInFailed(): void
  /** Forgets user, expiration and every cached answer; stays so on reload. */
  logOut(): void
  /**
   * Asks the server again who is signed in, without waiting for the next time by itself.
   * @param sent a check that is on its way already, and counts instead.
   */
  checkAgain(sent?: Promise<User | null>): void
  /** The same where nothing is known to have changed, if the last answer is old. */
  checkInPassing(): void
  /** The server has said by a 401 that the session is over. */
  expire(): void
  /** Another tab has ended the session: by Logout, or because its time was up. */
  endedElsewhere(how: 'signed-out' | 'ended'): void
  /** The provider was unmounted. */
  stop(): void
}

/** Back in a tab after this long, it is asked whether the session is still the same person's. */
const ASK_AGAIN_MS = 60_000

/** Did the server fail to say who is signed in? A refusal is an answer: nobody. */
const isOutage = (error: unknown) =>
  error instanceof ApiError && (error.isNetwork || error.status >= 500)

/** The moves of one session: what is asked, stored, forgotten and shown at each. */
export function createSession({ client, checkSession, current, show }: Shown): SessionMoves {
  const email = () => current().user?.email ?? ''
  const countdown = createCountdown(
    () => end(expired(email())),
    current().status === 'in' ? storedExpiration() : null,
  )
  const backoff = createBackoff(() => void check(), { first: 2000, longest: 60_000 })
  /** The answer to an older question than this one never counts. */
  let asked = 0
  /** When the server last said who is signed in, and when somebody last signed in here. */
  let answeredAt = Number.NEGATIVE_INFINITY
  let signedInAt: number | null = null

  function stopAsking() {
    asked += 1
    answeredAt = Date.now()
    backoff.stop()
  }
  function forget(next: SessionState) {
    countdown.setExpiration(null)
    forgetAnswers()
    show(next)
  }
  /** Everything that was read for the signed-in user, or is being read. */
  function forgetAnswers() {
    void client.cancelQueries()
    client.clear()
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
  async function check(isInPassing = false, sent?: Promise<User | null>) {
    asked += 1
    const mine = asked
    let user: User | null = null
    try {
      if (!isSignedOut()) user = await (sent ?? checkSession())
    } catch (error) {
      if (isInPassing) return
      if (mine === asked && isOutage(error)) {
        if (current().status !== 'unanswered') forget(UNANSWERED)
        backoff.schedule()
        return
      }
    }
    if (mine !== asked) return
    if (user === null) {
      if (!isInPassing) end(OUT)
      else end(isSignedOut() ? LOGGED_OUT_ELSEWHERE : expired(email()))
      return
    }
    goOn(user)
  }
  function goOn(user: User) {
    stopAsking()
    take(user)
    countdown.setExpiration(storedExpiration())
  }
  /** Nothing of another person is left behind, neither what he typed nor what was read for him. */
  function take(user: User) {
    if (email() !== '' && email() !== user.email) forgetAnswers()
    ownDrafts(personMark(user.email))
    client.setQueryData(keys.session, user)
    show({ status: 'in', user })
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
    signIn(signedIn) {
      forgetAnswers()
      return enter(signedIn)
    },
    renew: enter,
    signInFailed() {
      stopAsking()
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
    checkInPassing() {
      if (current().status === 'in' && Date.now() - answeredAt > ASK_AGAIN_MS) void check(true)
    },
    expire: () => end(expired(email(), blockedCookiesHint(signedInAt))),
    endedElsewhere: (how) => leave(how === 'signed-out' ? LOGGED_OUT_ELSEWHERE : expired(email())),
    stop() {
      stopAsking()
      countdown.setExpiration(null)
    },
  }
}
