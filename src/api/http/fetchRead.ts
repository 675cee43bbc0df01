import { type Answer, TIMEOUT_MS } from './answer'
import { ApiError } from './errors'
import { takeFirstRead } from './firstRead'
import { answerOf, type Read, sendRead } from './sendRead'

/**
 * One GET, or the answer to the same one that the page sent before its code was there. Throws
 * {@link ApiError} `no-answer` or `timeout`, also while the body is still coming.
 */
export async function fetchRead(
  read: Read & { signal?: AbortSignal | undefined },
): Promise<Answer> {
  const { signal } = read
  const first = takeFirstRead(new URL(read.url, window.location.href).href)
  const control = first?.controller ?? new AbortController()
  let timedOut = false
  const timer = setTimeout(() => {
    timedOut = true
    control.abort()
  }, TIMEOUT_MS)
  const abort = () => control.abort()
  if (signal?.aborted) abort()
  signal?.addEventListener('abort', abort)
  try {
    return await (first ? answerOf(await first.response) : sendRead(read, control.signal))
  } catch {
    throw new ApiError(timedOut ? 'timeout' : 'no-answer')
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}
