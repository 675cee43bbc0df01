import { ApiError, isStatus } from './errors'
import { gamePlansHttp } from './http'
import { listOf } from './wire'

/**
 * GET of one record.
 * @param path below the API's base.
 * @returns the body, of a list its first entry; null when the server has none: a 404, or a 200 that
 * says no. What else such a 200 may hold (`false`, `''`, a bare text) is for the caller to see.
 */
export async function readRecord(path: string, signal: AbortSignal): Promise<unknown> {
  try {
    const body = await gamePlansHttp.get(path, { signal })
    // PHP writes an empty record as [].
    return (listOf(body) ?? [body])[0]
  } catch (error) {
    const saysNone = error instanceof ApiError && error.kind === 'refused' && error.status < 400
    if (saysNone || isStatus(error, 404)) return null
    throw error
  }
}
