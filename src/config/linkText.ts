/* How names are encoded in addresses. */

/** encodeURIComponent that does not throw if the text has half a surrogate pair. */
export const encodeSegment = (text: string) => encodeURIComponent(text.toWellFormed())

/** Lower case without white space. Idempotent. */
export const normalizeLinkText = (text: string): string => text.replace(/\s+/g, '').toLowerCase()

/** Encodes a segment of a public path, in the form that its route redirects to. */
export const encodePublicSegment = (text: string) => encodeSegment(normalizeLinkText(text))

/**
 * The form that a public path redirects to (docs/rules/routes.md#public-redirects): every segment
 * in lower case and without white space. It takes the address bar's encoded pathname, tolerates
 * broken escapes, keeps an encoded `?`, `#` or `/` inside its segment, and is idempotent.
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
