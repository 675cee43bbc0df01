import type { Answer } from '../api/http/answer'
import { ACCEPT, type Read, sendRead } from '../api/http/sendRead'

/**
 * A read as {@link sendRead} sends it, but over XMLHttpRequest, whose body comes in one step: the page
 * is busy while its code comes, and of fetch it hears twice, so that a plan's games are asked for later
 * (docs/decisions/picture-before-react.md). Without cookies it stays fetch: the other sends them to
 * the page's own host whatever it is told.
 */
export function sendInOneStep(read: Read, signal: AbortSignal): Promise<Answer> {
  if (!read.withCredentials) return sendRead(read, signal)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('GET', read.url)
    request.withCredentials = true
    request.setRequestHeader('Accept', ACCEPT)
    request.onload = () =>
      resolve({
        status: request.status,
        text: request.responseText,
        date: request.getResponseHeader('Date'),
      })
    request.onerror = () => reject(new TypeError('No answer'))
    signal.addEventListener('abort', () => {
      request.abort()
      reject(signal.reason)
    })
    request.send()
  })
}
