import { ApiError, BusyError } from './errors'
import { isRecord } from './wire'

/* The body of a response: its JSON value, a refusal, or an error. */

/**
 * Throws a BusyError if the server is too busy.
 * @param retryAfterHeader the `Retry-After` header.
 */
export function throwIfBusy(status: number, text: string, retryAfterHeader: unknown): void {
  const retryAfter = Number(retryAfterHeader) || undefined
  if (status === 429 || (status === 503 && retryAfter)) {
    throw new BusyError(status, serverMessageOf(readJson(text).value), retryAfter)
  }
}

/** Parses a response's body. Throws an ApiError if it is a refusal or cannot be read. */
export function readBody(status: number, text: string): unknown {
  const body = readJson(text)
  const serverMessage = serverMessageOf(body.value)
  if (status >= 400) {
    // The body of a server error may be anything, so `success: false` is a refusal only below 500.
    const kind = status < 500 && isSuccessFalse(body.value) ? 'refused' : 'status'
    throw new ApiError(kind, { status, serverMessage })
  }
  if (!body.ok) throw new ApiError('unreadable', { status })
  if (isRefusal(body.value)) throw new ApiError('refused', { status, serverMessage })
  return body.value
}

/** The values that PHP servers send for false. */
const FALSE_VALUES = new Set<unknown>([false, 0, '0', 'false'])

const isSuccessFalse = (body: unknown) => isRecord(body) && FALSE_VALUES.has(body.success)

/**
 * Whether a 200 is a refusal. A missing `success` counts as success; a blank or null `error` isn't
 * an error.
 */
function isRefusal(body: unknown): boolean {
  if (!isRecord(body)) return false
  const { success, error } = body
  if ('success' in body && success !== null) return FALSE_VALUES.has(success)
  if (typeof error === 'string') return error.trim() !== ''
  return Boolean(error) && !(Array.isArray(error) && error.length === 0)
}

const MAX_MESSAGE_LENGTH = 300

/**
 * The server's `error` or `message` as one line of plain text of at most 300 characters; undefined
 * if it is blank or not a text. Markup stays text: it is never parsed as HTML.
 * @forTests
 */
export function serverMessageOf(body: unknown): string | undefined {
  if (!isRecord(body)) return undefined
  const text = [body.error, body.message]
    .map((value) => (typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : ''))
    .find(Boolean)
  if (text === undefined || text.length <= MAX_MESSAGE_LENGTH) return text
  // Drop half of an emoji (a lone surrogate) at the end.
  return `${text.slice(0, MAX_MESSAGE_LENGTH - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
}

type Parsed = { ok: true; value: unknown } | { ok: false; value: undefined }

const UNREADABLE: Parsed = { ok: false, value: undefined }

/** The end of a tag followed by the start of a JSON value. It never matches inside a record. */
const BEFORE_JSON = />\s*(?=[{[])/g

/** The number of such places that are tried. A whole HTML page is not searched to its end. */
const MAX_TRIES = 50

/**
 * Parses the body of a response. PHP may print a byte-order mark or HTML warnings before the JSON;
 * the JSON after them is still parsed. JSON with text after it, or an HTML page, is unreadable. An
 * empty body (204) is null.
 * @forTests
 */
export function readJson(body: string): Parsed {
  // trim() also removes a byte-order mark.
  const text = body.trim()
  if (text === '') return { ok: true, value: null }
  const whole = tryParse(text)
  if (whole.ok) return whole
  // Search for JSON only after markup. Otherwise the end of a truncated or doubled body would be
  // accepted.
  if (!text.startsWith('<')) return UNREADABLE
  for (const before of [...text.matchAll(BEFORE_JSON)].slice(0, MAX_TRIES)) {
    const json = tryParse(text.slice(before.index + before[0].length))
    if (json.ok) return json
  }
  return UNREADABLE
}

function tryParse(text: string): Parsed {
  try {
    return { ok: true, value: JSON.parse(text) }
  } catch {
    return UNREADABLE
  }
}
