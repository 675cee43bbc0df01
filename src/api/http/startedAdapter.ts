import axios, { type AxiosAdapter, AxiosError, type AxiosResponse } from 'axios'
import { takeStarted } from './started'

/**
 * Sends a request by the first of these adapters of axios that there is, unless the page has begun the same read before its code
 * was there: then its response is used, once.
 */
export const startedAdapter =
  (...names: ('xhr' | 'fetch')[]): AxiosAdapter =>
  async (config): Promise<AxiosResponse> => {
    const read = { url: axios.getUri(config), withCredentials: config.withCredentials === true }
    const started = config.method === 'get' ? takeStarted(read) : undefined
    if (started === undefined) return axios.getAdapter(names, config)(config)
    const { control, response } = started
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      control.abort()
    }, config.timeout)
    const abort = () => control.abort()
    config.signal?.addEventListener?.('abort', abort)
    try {
      const { status, text, date } = await response
      return { data: text, status, statusText: '', headers: { date }, config }
    } catch (error) {
      throw isLate ? new AxiosError('', AxiosError.ETIMEDOUT) : error
    } finally {
      clearTimeout(timer)
      config.signal?.removeEventListener?.('abort', abort)
    }
  }
