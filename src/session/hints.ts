import { isServerTimeKnown } from '../api/serverClock'
import { deviceClockText } from '../domain/time/dates'

/* Messages about why a sign-in may not last: the device's clock, cookies, storage. */

/** A session that ends sooner than this after signing in was never accepted. */
const AT_ONCE_MS = 60_000

/** After a Logout that a reload would undo: storage and cookies are blocked. */
export const KEEPS_NOTHING =
  'You are signed out. This browser could not note it: if others use this computer, close the browser now.'

/** On Sign In, where no session can last. */
export const COOKIES_BLOCKED =
  'Cookies are blocked in this browser, so signing in cannot last. Please allow them for this site.'

/**
 * Why a session may have ended as soon as it began: the cookie never came back to the server.
 * @param signedInAt milliseconds since 1970; null when nobody signed in on this page.
 */
export function blockedCookiesHint(signedInAt: number | null): string {
  // Sign In shows its own message then.
  if (!navigator.cookieEnabled) return ''
  if (signedInAt === null || Date.now() - signedInAt > AT_ONCE_MS) return ''
  return 'If this happens each time you sign in, cookies are blocked: please allow them for this site.'
}

/** Why a session may be over at the start, where only this device's own clock is known. */
export function wrongClockHint(): string {
  if (isServerTimeKnown()) return ''
  return `The clock of this device says ${deviceClockText()}. If that is wrong, please set it right and sign in again.`
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
  return `The clock of this device is ${much} ${side}. Please set it right: what is today may be shown wrong.`
}
