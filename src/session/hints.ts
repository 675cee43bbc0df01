import { isServerTimeKnown } from '../api/serverClock'
import { deviceClockText } from '../domain/time/dates'

/* Messages about why a sign-in may not last: the device's clock, cookies, storage. */

/** A session that ends sooner than this after signing in was never accepted. */
const AT_ONCE_MS = 60_000

/** After a Logout that a reload would undo: storage and cookies are blocked. */
export const KEEPS_NOTHING =
  'You’re signed out, but this browser couldn’t save that. If others use this computer, close the browser now.'

/** On Sign In, where no session can last. */
export const COOKIES_BLOCKED =
  'This browser blocks cookies, so you won’t stay signed in. Allow cookies for this site.'

/**
 * Why a session may have ended as soon as it began: the cookie never came back to the server.
 * @param signedInAt milliseconds since 1970; null when nobody signed in on this page.
 */
export function blockedCookiesHint(signedInAt: number | null): string {
  // Sign In shows its own message then.
  if (!navigator.cookieEnabled) return ''
  if (signedInAt === null || Date.now() - signedInAt > AT_ONCE_MS) return ''
  return 'If this happens every time you sign in, your browser is blocking cookies. Allow them for this site.'
}

/** Why a session may be over at the start, where only this device's own clock is known. */
export function wrongClockHint(): string {
  if (isServerTimeKnown()) return ''
  return `This device’s clock says ${deviceClockText()}. If that’s wrong, correct it and sign in again.`
}

/**
 * The message for a device whose clock is off; '' when it is right within five minutes.
 * @param ahead milliseconds it is ahead of the server's clock.
 */
export function clockWarning(ahead: number): string {
  const minutes = Math.round(Math.abs(ahead) / 60_000)
  if (minutes < 5) return ''
  const hours = Math.round(minutes / 60)
  const much = minutes < 90 ? `${minutes} minutes` : `${hours} hours`
  const side = ahead > 0 ? 'ahead' : 'behind'
  return `This device’s clock is ${much} ${side}. Correct it, or what’s marked as today may be wrong.`
}
