import type { Answer } from './answer'

/** One read as it leaves. */
export interface Read {
  url: string
  withCredentials: boolean
}

/** What a read takes for an answer. */
export const ACCEPT = 'application/json, text/plain, */*'

/**
 * One GET, as plain fetch, because a customer's sheet only reads and axios would be a seventh of its
 * code. Rejects when nobody answers, also while the body is still coming, and when it is called off.
 */
export async function sendRead(read: Read, signal: AbortSignal): Promise<Answer> {
  const response = await fetch(new URL(read.url, window.location.href), {
    credentials: read.withCredentials ? 'include' : 'omit',
    headers: { Accept: ACCEPT },
    signal,
  })
  return answerOf(response)
}

export const answerOf = async (response: Response): Promise<Answer> => ({
  status: response.status,
  text: await response.text(),
  date: response.headers.get('Date'),
})
