import { browserStore, hasFlagCookie, setFlagCookie } from '../config/browserStore'
import { readExpiration, secondsLeft } from '../domain/sessionTime'

/** Local storage key of the session's end in Unix seconds (docs/rules/session.md#sign-in). */
export const EXPIRATION_KEY = 'sessionExpiration'
/**
 * Set by Logout. The server has no logout call, so its cookie may still be valid after a reload.
 */
export const SIGNED_OUT_KEY = 'signedOut'
/**
 * Changes with each sign-in, so that other tabs get an event even if the expiration is the same.
 */
export const SIGNED_IN_KEY = 'signedIn'

/** The stored end of the session in Unix seconds; null if unknown or invalid. */
export const storedExpiration = () => readExpiration(browserStore.get(EXPIRATION_KEY))

/** Stores the end of the session; null removes it. */
export function storeExpiration(expiration: number | null): void {
  if (expiration === null) browserStore.remove(EXPIRATION_KEY)
  else browserStore.set(EXPIRATION_KEY, String(expiration))
}

/** Whether a person logged out in this browser. Then a valid cookie must not sign them in again. */
export const isSignedOut = (): boolean =>
  browserStore.get(SIGNED_OUT_KEY) !== null || hasFlagCookie(SIGNED_OUT_KEY)

/**
 * Stores that a person logged out in this browser. Uses a cookie if storage is blocked.
 * @returns whether it outlasts a reload.
 */
export const storeSignedOut = (): boolean =>
  browserStore.set(SIGNED_OUT_KEY, '1') || setFlagCookie(SIGNED_OUT_KEY, true)

/** Removes what {@link storeSignedOut} has stored. */
export function clearSignedOut(): void {
  browserStore.remove(SIGNED_OUT_KEY)
  if (hasFlagCookie(SIGNED_OUT_KEY)) setFlagCookie(SIGNED_OUT_KEY, false)
}

/** Lets other tabs know that somebody has signed in here. */
export function storeSignIn(): void {
  browserStore.set(SIGNED_IN_KEY, crypto.getRandomValues(new Uint32Array(2)).join('-'))
}

/**
 * Whether somebody is probably signed in, according to this browser and its clock. Only then are
 * lists requested before the server has confirmed it.
 */
export const isSessionLikely = (): boolean =>
  !isSignedOut() && (secondsLeft(storedExpiration(), Date.now()) ?? 0) > 0

/** A text that changes whenever a tab of this browser signs somebody in or out. */
export const sessionFingerprint = (): string =>
  [EXPIRATION_KEY, SIGNED_IN_KEY].map((key) => browserStore.get(key)).join(' ') + isSignedOut()
