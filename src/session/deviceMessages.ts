import { isServerTimeKnown } from '../api/serverClock'
import { deviceClockText } from '../domain/time/dates'

/* Messages about why a sign-in may not last: the device's clock, cookies or storage. */

/** If a session ends sooner than this, the server probably never accepted it. */
const NEVER_ACCEPTED_MS = 60_000

/** Shown after a Logout that a reload would undo, because storage and cookies are blocked. */
export const LOGOUT_NOT_STORED =
  'You’re signed out, but this browser couldn’t save that. If others use this computer, close the browser now.'

/** Shown on Sign In if cookies are blocked, because no session can last. */
export const COOKIES_BLOCKED =
  'This browser blocks cookies, so you won’t stay signed in. Allow cookies for this site.'

/**
 * The message for a session that ended right after its sign-in: the browser may have blocked its
 * cookie. '' if that is unlikely.
 * @param signedInAt milliseconds since 1970; null if nobody has signed in on this page.
 */
export function blockedCookiesMessage(signedInAt: number | null): string {
  // Sign In shows COOKIES_BLOCKED instead.
  if (!navigator.cookieEnabled) return ''
  if (signedInAt === null || Date.now() - signedInAt > NEVER_ACCEPTED_MS) return ''
  return 'If this happens every time you sign in, your browser is blocking cookies. Allow them for this site.'
}

/**
 * The message for a session that is over when it starts: this device's clock may be wrong. '' if
 * the server's time is known, because then that time is used.
 */
export function wrongClockMessage(): string {
  if (isServerTimeKnown()) return ''
  return `This device’s clock says ${deviceClockText()}. If that’s wrong, correct it and sign in again.`
}

/**
 * The message for a device whose clock is off; '' if it is right within five minutes.
 * @param aheadMs how far it is ahead of the server's clock.
 */
export function clockOffsetMessage(aheadMs: number): string {
  const minutes = Math.round(Math.abs(aheadMs) / 60_000)
  if (minutes < 5) return ''
  const hours = Math.round(minutes / 60)
  const difference = minutes < 90 ? `${minutes} minutes` : `${hours} hours`
  const side = aheadMs > 0 ? 'ahead' : 'behind'
  return `This device’s clock is ${difference} ${side}. Correct it, or what’s marked as today may be wrong.`
}
