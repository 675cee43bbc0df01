import { readExpiration } from '../api/users'
import { BASE_PATH } from '../config/paths'

/** Local storage key of the session's end in Unix seconds (docs/rules/session.md#sign-in). */
export const EXPIRATION_KEY = 'sessionExpiration'
/** Set by Logout: the server has no such call, so its cookie may still be alive after a reload. */
export const SIGNED_OUT_KEY = 'signedOut'
/** Another value with each sign-in, so that other tabs hear of it when the end stays the same. */
export const SIGNED_IN_KEY = 'signedIn'

const A_YEAR_SECONDS = 365 * 24 * 60 * 60

/*
 * Storage may be blocked or full, which must not break sign-in: every access is guarded, and the
 * session then lives in memory alone.
 */
function read(key: string): string | null {
  try {
    return window.localStorage.getItem(key)
  } catch {
    return null
  }
}

/** @returns whether it is kept. */
function write(key: string, value: string | null): boolean {
  try {
    if (value === null) window.localStorage.removeItem(key)
    else window.localStorage.setItem(key, value)
    return true
  } catch {
    // Nothing is lost but the memory across a reload.
    return false
  }
}

/** The stored end of the session in Unix seconds, or null when unknown or unusable. */
export const storedExpiration = (): number | null => readExpiration(read(EXPIRATION_KEY))

/** Remembers the end of the session; null forgets it. */
export function storeExpiration(expiration: number | null): void {
  write(EXPIRATION_KEY, expiration === null ? null : String(expiration))
}

/** Lets other tabs know that somebody has signed in here. */
export function storeSignIn(): void {
  write(SIGNED_IN_KEY, crypto.getRandomValues(new Uint32Array(2)).join('-'))
}

/** Did a person log out here, so that a living cookie must not sign him in again? */
export const isSignedOut = (): boolean => read(SIGNED_OUT_KEY) !== null || hasCookie()

/**
 * Remembers, or forgets, that a person logged out here: in a cookie where storage takes nothing.
 * @returns whether a reload will know.
 */
export function storeSignedOut(signedOut: boolean): boolean {
  if (signedOut && write(SIGNED_OUT_KEY, '1')) return true
  if (!signedOut) write(SIGNED_OUT_KEY, null)
  if (signedOut || hasCookie()) writeCookie(signedOut)
  return hasCookie() === signedOut
}

function hasCookie(): boolean {
  try {
    return document.cookie.split('; ').includes(`${SIGNED_OUT_KEY}=1`)
  } catch {
    return false
  }
}

function writeCookie(isSet: boolean): void {
  const age = isSet ? A_YEAR_SECONDS : 0
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    document.cookie = `${SIGNED_OUT_KEY}=1; Path=${BASE_PATH}; Max-Age=${age}; SameSite=Strict`
  } catch {
    // A frame without an origin of its own.
  }
}
