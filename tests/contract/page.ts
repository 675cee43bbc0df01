import { vi } from 'vitest'

interface CookieJar {
  getCookieStringSync(url: string): string
  setCookieSync(cookie: string, url: string): unknown
  removeAllCookiesSync(): void
}

interface Page {
  window: { XMLHttpRequest: typeof XMLHttpRequest; close(): void }
  cookieJar: CookieJar
}

/** The environment's own. */
declare const jsdom: Page & {
  reconfigure(settings: { url: string }): void
  constructor: new (html: string, settings: { url: string; cookieJar: CookieJar }) => Page
}

export const forgetCookies = () => jsdom.cookieJar.removeAllCookiesSync()

/**
 * Puts the page on this origin, with real cookies, of which it has none yet.
 * @returns a function that undoes it.
 */
export function openPage(origin: string): () => void {
  const url = `${origin}/game-plans/`
  jsdom.reconfigure({ url })
  forgetCookies()
  // Its own XMLHttpRequest keeps the origin it was made with.
  const { cookieJar } = jsdom
  const page = new jsdom.constructor('', { url, cookieJar })
  vi.stubGlobal('XMLHttpRequest', page.window.XMLHttpRequest)
  vi.stubGlobal('fetch', fetchWithCookies(globalThis.fetch))
  return () => {
    vi.unstubAllGlobals()
    page.window.close()
  }
}

/** Node's fetch keeps no cookies: this one shares the page's with its XMLHttpRequest. */
function fetchWithCookies(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    // axios hands over a whole request, the reads an address.
    const asked = input instanceof Request ? input : new URL(input, window.location.href)
    const request = new Request(asked, init)
    const { credentials, url } = request
    const isOwn = new URL(url).origin === window.location.origin
    const sendsThem = credentials === 'include' || (credentials !== 'omit' && isOwn)
    const cookies = jsdom.cookieJar.getCookieStringSync(url)
    if (sendsThem && cookies !== '') request.headers.set('Cookie', cookies)
    const response = await fetch(request)
    if (sendsThem) {
      for (const cookie of response.headers.getSetCookie()) {
        jsdom.cookieJar.setCookieSync(cookie, url)
      }
    }
    return response
  }
}
