import { type Answer, TIMEOUT_MS } from './answer'
import { ApiError } from './errors'

/** One read as it leaves. */
export interface Read {
  url: string
  withCredentials: boolean
  signal?: AbortSignal | undefined
}

/**
 * One GET. Plain fetch, because a customer's sheet only reads and axios would be a seventh of its
 * code. Throws {@link ApiError} `no-answer` or `timeout`, also while the body is still coming.
 */
export async function fetchRead({ url, withCredentials, signal }: Read): Promise<Answer> {
  const control = new AbortController()
  let timedOut = false
  const timer = setTimeout(() => {
    timedOut = true
    control.abort()
  }, TIMEOUT_MS)
  const abort = () => control.abort()
  if (signal?.aborted) abort()
  signal?.addEventListener('abort', abort)
  try {
    const response = await fetch(new URL(url, window.location.href), {
      credentials: withCredentials ? 'include' : 'omit',
      headers: { Accept: 'application/json, text/plain, */*' },
      signal: control.signal,
    })
    const date = response.headers.get('Date')
    return { status: response.status, text: await response.text(), date }
  } catch {
    throw new ApiError(timedOut ? 'timeout' : 'no-answer')
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}
