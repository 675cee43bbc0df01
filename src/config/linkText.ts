/* How names are written in addresses. */

/** encodeURIComponent that does not throw on half a surrogate pair. */
export const encodeSegment = (text: string) => encodeURIComponent(text.toWellFormed())

/** Lower case without any white space. Applying it twice changes nothing. */
export const normalizeLinkText = (text: string): string => text.replace(/\s+/g, '').toLowerCase()

/** A segment of a public path, in the form that its route redirects to. */
export const encodePublicSegment = (text: string) => encodeSegment(normalizeLinkText(text))

/**
 * The form a public path redirects to (docs/rules/routes.md#public-redirects): every segment lower
 * case and without white space. Works on the address bar's encoded pathname, survives broken
 * escapes, keeps an encoded `?`, `#` or `/` inside its segment, and is idempotent.
 */
export const normalizePublicPath = (pathname: string): string =>
  pathname
    .split('/')
    .map((segment) => encodePublicSegment(decode(segment)))
    .join('/')

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
