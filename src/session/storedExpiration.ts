import { browserStore, hasFlagCookie, setFlagCookie } from '../config/browserStore'
import { readExpiration, secondsLeft } from '../domain/session'

/** Local storage key of the session's end in Unix seconds (docs/rules/session.md#sign-in). */
export const EXPIRATION_KEY = 'sessionExpiration'
/** Set by Logout: the server has no such call, so its cookie may still be alive after a reload. */
export const SIGNED_OUT_KEY = 'signedOut'
/** Another value with each sign-in, so that other tabs hear of it when the end stays the same. */
export const SIGNED_IN_KEY = 'signedIn'

/** The stored end of the session in Unix seconds, or null when unknown or unusable. */
export const storedExpiration = (): number | null =>
  readExpiration(browserStore.get(EXPIRATION_KEY))

/**
 * May somebody be signed in here, as far as this browser and its clock know? Only then is anything
 * asked for him before the server has said so.
 */
export const isSessionLikely = (): boolean =>
  !isSignedOut() && (secondsLeft(storedExpiration(), Date.now()) ?? 0) > 0

/** Another text whenever a tab of this browser has signed somebody in or out. */
export const sessionMark = (): string =>
  [EXPIRATION_KEY, SIGNED_IN_KEY].map((key) => browserStore.get(key)).join(' ') + isSignedOut()

/** Remembers the end of the session; null forgets it. */
export function storeExpiration(expiration: number | null): void {
  if (expiration === null) browserStore.remove(EXPIRATION_KEY)
  else browserStore.set(EXPIRATION_KEY, String(expiration))
}

/** Lets other tabs know that somebody has signed in here. */
export function storeSignIn(): void {
  browserStore.set(SIGNED_IN_KEY, crypto.getRandomValues(new Uint32Array(2)).join('-'))
}

/** Did a person log out here, so that a living cookie must not sign him in again? */
export const isSignedOut = (): boolean =>
  browserStore.get(SIGNED_OUT_KEY) !== null || hasFlagCookie(SIGNED_OUT_KEY)

/**
 * Remembers, or forgets, that a person logged out here: in a cookie where storage takes nothing.
 * @returns whether a reload will know.
 */
export function storeSignedOut(signedOut: boolean): boolean {
  if (signedOut) return browserStore.set(SIGNED_OUT_KEY, '1') || setFlagCookie(SIGNED_OUT_KEY, true)
  browserStore.remove(SIGNED_OUT_KEY)
  return !hasFlagCookie(SIGNED_OUT_KEY) || setFlagCookie(SIGNED_OUT_KEY, false)
}
