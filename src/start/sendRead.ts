import type { Read } from '../api/addresses'
import type { StartedResponse } from '../api/http/started'

/** One GET as the page sends it before its code is there. */
export async function sendRead(read: Read, signal: AbortSignal): Promise<StartedResponse> {
  const response = await fetch(new URL(read.url, window.location.href), {
    credentials: read.withCredentials ? 'include' : 'omit',
    headers: { Accept: 'application/json, text/plain, */*' },
    signal,
  })
  const date = response.headers.get('Date')
  return { status: response.status, text: await response.text(), date }
}
