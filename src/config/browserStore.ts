import { BASE_PATH } from './paths'

/*
 * The only module that uses the browser's storage and cookies. Both may be blocked or full, or
 * throw at every call. Then nothing is stored, and the return value says so.
 */

/** Wraps one of the browser's stores so that no call throws. */
function safeStore(open: () => Storage) {
  function attempt<T>(run: (store: Storage) => T, fallback: T): T {
    try {
      return run(open())
    } catch {
      return fallback
    }
  }
  /** Returns whether the store could be changed. */
  const change = (run: (store: Storage) => void) =>
    attempt((store) => {
      run(store)
      return true
    }, false)
  return {
    /** The text under a key; null if there is none or the store cannot be read. */
    get: (key: string) => attempt((store) => store.getItem(key), null),
    /** @returns whether the text is stored. */
    set: (key: string, text: string) => change((store) => store.setItem(key, text)),
    /** @returns whether the store could be used. */
    remove: (key: string) => change((store) => store.removeItem(key)),
    /** All keys; empty if the store cannot be read. */
    keys: () =>
      attempt((store) => Array.from({ length: store.length }, (_, i) => store.key(i) ?? ''), []),
  }
}

/** localStorage: shared by all tabs of this browser. */
export const browserStore = safeStore(() => window.localStorage)

/** sessionStorage: for this tab only, until it is closed. */
export const tabStore = safeStore(() => window.sessionStorage)

const A_YEAR_SECONDS = 365 * 24 * 60 * 60

/** Whether the app's cookie of this name is set. */
export function hasFlagCookie(name: string): boolean {
  try {
    return document.cookie.split('; ').includes(`${name}=1`)
  } catch {
    return false
  }
}

/**
 * Sets the app's cookie of this name for a year, or removes it.
 * @returns whether it worked: cookies may be blocked.
 */
export function setFlagCookie(name: string, isSet: boolean): boolean {
  const age = isSet ? A_YEAR_SECONDS : 0
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    document.cookie = `${name}=1; Path=${BASE_PATH}; Max-Age=${age}; SameSite=Strict`
  } catch {
    // A sandboxed frame has no cookies.
  }
  return hasFlagCookie(name) === isSet
}
