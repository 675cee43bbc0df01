import axios, { type AxiosResponse, isAxiosError } from 'axios'
import { type Answer, TIMEOUT_MS } from '../http/answer'
import { ApiError } from '../http/errors'
import { refuseBusy } from './busy'

/* How a write is sent: the one place of axios. */

/** One write as it leaves. There is no optional param: axios drops undefined silently. */
export interface Write {
  method: 'post' | 'put' | 'delete'
  baseURL: string
  path: string
  body?: unknown
  params?: Record<string, string>
  withCredentials: boolean
}

const client = axios.create({
  timeout: TIMEOUT_MS,
  allowAbsoluteUrls: false,
  // The body is read by readJson: axios would hand broken JSON on as a string and call it success.
  responseType: 'text',
  transformResponse: (body: unknown) => body,
  transitional: { clarifyTimeoutError: true },
  validateStatus: () => true,
})

/**
 * An XMLHttpRequest always carries its own site's cookies; fetch can leave them out. It does not
 * tell where it ended, so that a redirect is a failure from the start.
 */
const WITHOUT_COOKIES = {
  adapter: 'fetch',
  fetchOptions: { redirect: 'error' },
  // Named by axios alone; another site would have to allow the header first.
  headers: { 'User-Agent': false },
} as const

/** Sends one write, once. Throws {@link ApiError} and nothing else. */
export async function sendWrite(write: Write): Promise<Answer> {
  const { method, path: url, body: data, params, withCredentials } = write
  const baseURL = new URL(write.baseURL, window.location.href).href
  const request = { method, baseURL, url, data, params, withCredentials }
  const response = await answer(
    client.request<unknown>(withCredentials ? request : { ...request, ...WITHOUT_COOKIES }),
  )
  const asked = new URL(client.getUri({ baseURL, url, params }), window.location.href).href
  const reached = finalUrl(response)
  // A 301 turns a POST into a GET without body and still looks like success.
  if (reached !== undefined && reached !== asked) throw new ApiError('unreadable')
  const { status, data: text, headers } = response
  const { date, 'retry-after': retryAfter } = headers
  const body = typeof text === 'string' ? text : ''
  refuseBusy(status, body, retryAfter)
  return { status, text: body, date: typeof date === 'string' ? date : null }
}

async function answer(request: Promise<AxiosResponse<unknown>>): Promise<AxiosResponse<unknown>> {
  try {
    return await request
  } catch (error) {
    // The AxiosError ends here: it holds the request body, which may hold a password.
    const timedOut = isAxiosError(error) && error.code === 'ETIMEDOUT'
    throw new ApiError(timedOut ? 'timeout' : 'no-answer')
  }
}

function finalUrl(response: AxiosResponse): string | undefined {
  const { request } = response
  if (typeof XMLHttpRequest === 'undefined' || !(request instanceof XMLHttpRequest))
    return undefined
  return request.responseURL === '' ? undefined : new URL(request.responseURL).href
}
