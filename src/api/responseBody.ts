import { ApiError, BusyError } from './errors'
import { isRecord } from './wire'

/* The body of a response: its JSON value, a refusal, or an error. */

/**
 * Throws when the server is too busy.
 * @param header `Retry-After`.
 */
export function throwIfBusy(status: number, text: string, header: unknown): void {
  const retryAfter = Number(header) || undefined
  if (status === 429 || (status === 503 && retryAfter)) {
    throw new BusyError(status, serverText(readJson(text).value), retryAfter)
  }
}

/** The value of a body; throws an ApiError when it is a refusal or cannot be read. */
export function readBody(status: number, text: string): unknown {
  const body = readJson(text)
  const serverMessage = serverText(body.value)
  if (status >= 400) {
    // A server error may hold any text; `success: false` below 500 is a refusal.
    const kind = status < 500 && isSuccessFalse(body.value) ? 'refused' : 'status'
    throw new ApiError(kind, { status, serverMessage })
  }
  if (!body.ok) throw new ApiError('unreadable', { status })
  if (isRefusal(body.value)) throw new ApiError('refused', { status, serverMessage })
  return body.value
}

/** How PHP servers write false. */
const FALSE_VALUES = new Set<unknown>([false, 0, '0', 'false'])

const isSuccessFalse = (body: unknown) => isRecord(body) && FALSE_VALUES.has(body.success)

/** A 200 that is a refusal. A missing `success` counts as done; a blank or null `error` is no error. */
function isRefusal(body: unknown): boolean {
  if (!isRecord(body)) return false
  const { success, error } = body
  if ('success' in body && success !== null) return FALSE_VALUES.has(success)
  if (typeof error === 'string') return error.trim() !== ''
  return Boolean(error) && !(Array.isArray(error) && error.length === 0)
}

const LONGEST_MESSAGE = 300

/**
 * The server's `error` or `message` as one line of plain text of at most 300 characters, or
 * undefined when it is blank or not text at all. Markup stays text: it is never read as HTML.
 * @forTests
 */
export function serverText(body: unknown): string | undefined {
  if (!isRecord(body)) return undefined
  for (const value of [body.error, body.message]) {
    if (typeof value !== 'string') continue
    const text = value.replace(/\s+/g, ' ').trim()
    if (text === '') continue
    if (text.length <= LONGEST_MESSAGE) return text
    // Without half an emoji at the end.
    return `${text.slice(0, LONGEST_MESSAGE - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
  }
  return undefined
}

type Parsed = { ok: true; value: unknown } | { ok: false; value: undefined }

const UNREADABLE: Parsed = { ok: false, value: undefined }
/** How many tags are tried: a PHP notice has few, and a whole HTML page is not searched to its end. */
const MAX_TAGS = 50
/** The end of a tag before a record; never inside another record. */
const BEFORE_RECORD = />\s*(?=[{[])/g

/**
 * Reads the body of a response. PHP may print a byte-order mark or HTML warnings before the JSON;
 * the JSON behind them is still read. Anything after it, or a page of HTML, is not JSON.
 * An empty body (204) is null.
 * @forTests
 */
export function readJson(body: string): Parsed {
  // trim() removes a byte-order mark too.
  const text = body.trim()
  if (text === '') return { ok: true, value: null }
  const whole = tryParse(text)
  if (whole.ok) return whole
  // Only behind markup: a truncated or doubled body must not pass as its own tail.
  if (!text.startsWith('<')) return UNREADABLE
  let tags = 0
  for (const before of text.matchAll(BEFORE_RECORD)) {
    if (tags++ === MAX_TAGS) break
    const record = tryParse(text.slice(before.index + before[0].length))
    if (record.ok) return record
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
