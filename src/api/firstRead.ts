import axios, { type AxiosAdapter, AxiosError } from 'axios'

declare global {
  interface Window {
    /** The page's first read, which src/start/starter.ts sends before the app's code is loaded. */
    firstRead?: { url: string; response: Promise<Response>; controller: AbortController }
  }
}

/**
 * An axios adapter that answers the starter's read with its response, once. It sends any other
 * request by XHR. The request's `timeout` must be set, because 0 would abort the starter's read.
 */
export const firstReadAdapter: AxiosAdapter = async (config) => {
  const read = window.firstRead
  if (config.method !== 'get' || read?.url !== axios.getUri(config)) {
    return axios.getAdapter(['xhr', 'fetch'], config)(config)
  }
  delete window.firstRead
  const abort = () => read.controller.abort()
  let hasTimedOut = false
  const timer = setTimeout(() => {
    hasTimedOut = true
    abort()
  }, config.timeout)
  config.signal?.addEventListener?.('abort', abort)
  try {
    const response = await read.response
    const { status, statusText } = response
    const headers = Object.fromEntries(response.headers)
    return { data: await response.text(), status, statusText, headers, config }
  } catch (error) {
    throw hasTimedOut ? new AxiosError('', AxiosError.ETIMEDOUT) : error
  } finally {
    clearTimeout(timer)
    config.signal?.removeEventListener?.('abort', abort)
  }
}
