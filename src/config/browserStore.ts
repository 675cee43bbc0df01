import { BASE_PATH } from './paths'

/*
 * All that the app keeps in the browser goes through here. Storage may be blocked, full or throw at
 * every call: then nothing is kept, nothing breaks, and who asks is told.
 */

/** One of the browser's two stores; no call throws. */
export interface BrowserStore {
  /** The text under a key; null when there is none, or none can be read. */
  get(key: string): string | null
  /** @returns whether the text is kept. */
  set(key: string, text: string): boolean
  /** @returns whether the store could be asked. */
  remove(key: string): boolean
  /** All keys; none when they cannot be read. */
  keys(): string[]
}

function guarded(open: () => Storage): BrowserStore {
  function use<T>(ask: (store: Storage) => T, otherwise: T): T {
    try {
      return ask(open())
    } catch {
      return otherwise
    }
  }
  return {
    get: (key) => use<string | null>((store) => store.getItem(key), null),
    set: (key, text) =>
      use((store) => {
        store.setItem(key, text)
        return true
      }, false),
    remove: (key) =>
      use((store) => {
        store.removeItem(key)
        return true
      }, false),
    keys: () =>
      use((store) => Array.from({ length: store.length }, (_, i) => store.key(i) ?? ''), []),
  }
}

/** Shared by all tabs of this browser; stays until it is removed. */
export const browserStore = guarded(() => window.localStorage)

/** This tab's own; gone with the tab. */
export const tabStore = guarded(() => window.sessionStorage)

const A_YEAR_SECONDS = 365 * 24 * 60 * 60

/** Does the app's cookie of this name stand? */
export function hasFlagCookie(name: string): boolean {
  try {
    return document.cookie.split('; ').includes(`${name}=1`)
  } catch {
    return false
  }
}

/**
 * Sets the app's cookie of this name for a year, or removes it. It is for the app's own pages.
 * @returns whether it is so now: cookies may be blocked.
 */
export function setFlagCookie(name: string, isSet: boolean): boolean {
  const age = isSet ? A_YEAR_SECONDS : 0
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    document.cookie = `${name}=1; Path=${BASE_PATH}; Max-Age=${age}; SameSite=Strict`
  } catch {
    // A frame without an origin of its own.
  }
  return hasFlagCookie(name) === isSet
}
