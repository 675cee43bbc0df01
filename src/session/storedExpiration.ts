import { readExpiration } from '../api/users'

/** Local storage key of the session's end in Unix seconds (specification 3). */
export const EXPIRATION_KEY = 'sessionExpiration'
/** Set by Logout: the server has no such call, so its cookie may still be alive after a reload. */
export const SIGNED_OUT_KEY = 'signedOut'

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

function write(key: string, value: string | null): void {
  try {
    if (value === null) window.localStorage.removeItem(key)
    else window.localStorage.setItem(key, value)
  } catch {
    // Blocked or full: nothing to do, and nothing is lost but the memory across a reload.
  }
}

/** The stored end of the session in Unix seconds, or null when unknown or unusable. */
export const storedExpiration = (): number | null => readExpiration(read(EXPIRATION_KEY))

/** Remembers the end of the session; null forgets it. */
export const storeExpiration = (expiration: number | null): void =>
  write(EXPIRATION_KEY, expiration === null ? null : String(expiration))

/** Did a person log out here, so that a living cookie must not sign him in again? */
export const isSignedOut = (): boolean => read(SIGNED_OUT_KEY) !== null

/** Remembers, or forgets, that a person logged out here. */
export const storeSignedOut = (signedOut: boolean): void =>
  write(SIGNED_OUT_KEY, signedOut ? '1' : null)
