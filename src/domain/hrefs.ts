/* Addresses that are safe to follow: links, logos, PDFs, mail and phone. */

/** Characters that browsers ignore in a scheme, as in `java\nscript:`. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const IGNORED = /[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028\u2029\ufeff]/g
const SCHEME = /^[a-z][a-z0-9+.-]*:/i

function webAddress(text: string): string | null {
  try {
    const url = new URL(text)
    return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : null
  } catch {
    return null
  }
}

/**
 * The address of a logo or link from data, if it is safe: absolute http(s), or a path of this site.
 * Null for everything else (`javascript:`, `data:`, `//host`, `/\host`, relative paths).
 */
export function safeHref(text: string | null): string | null {
  const address = (text ?? '').trim()
  if (SCHEME.test(address.replace(IGNORED, ''))) return webAddress(address)
  return /^\/(?![/\\])[^\s\\]*$/.test(address) ? address : null
}

/**
 * The address of a plan's PDF: an absolute http(s) address is unchanged. Any other text is one file
 * name below `pdfBase` (which ends in a slash), so it cannot leave that folder or this origin. Null
 * if there is no PDF, or the text has another scheme.
 */
export function pdfHref(pdf: string | null, pdfBase: string): string | null {
  const text = (pdf ?? '').trim()
  const bare = text.replace(IGNORED, '')
  if (bare === '' || bare === '.' || bare === '..') return null
  if (SCHEME.test(bare)) return webAddress(text)
  return pdfBase + encodeURIComponent(text.toWellFormed())
}

/**
 * A mail link with exactly this one recipient, or null if the text isn't a plain address: a `?`
 * could add recipients or a body.
 */
export function mailHref(email: string): string | null {
  const address = email.trim()
  return /^[\w.+'-]+@[\w-]+(\.[\w-]+)+$/.test(address) ? `mailto:${encodeURI(address)}` : null
}

const PHONE = /^(\+?[\d\s().\-–/]+?)(?:[\s,;]*(?:ext(?:ension|n)?|x)[\s.:]*(\d{1,7}))?$/i

/**
 * A telephone link, or null if the text isn't a phone number; `*` and `#` could be a phone's own
 * codes. An extension follows a comma, at which phones pause until the call is answered. The
 * standard's `;ext=` does not work: phones dial it as letters, or not at all.
 */
export function phoneHref(phone: string): string | null {
  const [, number, extension] = PHONE.exec(phone.trim()) ?? []
  const digits = number?.replace(/[^\d+]/g, '') ?? ''
  if (digits.length < 7 || digits.length > 16) return null
  return `tel:${digits}${extension === undefined ? '' : `,${extension}`}`
}
