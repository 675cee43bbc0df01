type Parsed = { ok: true; value: unknown } | { ok: false; value: undefined }

const UNREADABLE: Parsed = { ok: false, value: undefined }
/** A PHP notice is short and holds few tags; a whole HTML page is not searched to its end. */
const MOST_STARTS = 50
/** What comes before a record behind markup: the end of a tag, never another record's inside. */
const BEFORE_RECORD = />\s*(?=[{[])/g

/**
 * Reads the body of a response. PHP may print a byte-order mark or HTML warnings before the JSON;
 * the JSON behind them is still read. Anything after it, or a page of HTML, is not JSON.
 * An empty body (204) is null.
 */
export function readJson(body: string): Parsed {
  const text = body.replace(/^\uFEFF/, '').trim()
  if (text === '') return { ok: true, value: null }
  const whole = tryParse(text)
  if (whole.ok) return whole
  // Only behind markup: a truncated or doubled body must not pass as its own tail.
  if (!text.startsWith('<')) return UNREADABLE
  let starts = 0
  for (const before of text.matchAll(BEFORE_RECORD)) {
    if (starts++ === MOST_STARTS) break
    const tail = tryParse(text.slice(before.index + before[0].length))
    if (tail.ok) return tail
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
