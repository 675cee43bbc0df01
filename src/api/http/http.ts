import { env } from '../../config/env'
import type { Write } from '../writes/axiosWrites'
import type { Answer } from './answer'
import { ApiError, serverText } from './errors'
import { fetchRead } from './fetchRead'
import { readJson } from './readJson'
import { noteServerDate } from './serverClock'

/** The values of a query string. */
type Params = Record<string, string>

/** Calls below one base address. Every method throws {@link ApiError} and nothing else. */
export interface Http {
  get(path: string, signal?: AbortSignal): Promise<unknown>
  post(path: string, body: unknown): Promise<unknown>
  put(path: string, body: unknown): Promise<unknown>
  delete(path: string, params?: Params): Promise<unknown>
}

const unauthorizedListeners = new Set<() => void>()

/**
 * Tells when any call but the sign-in was answered 401.
 * @returns a function that stops the telling.
 */
export function onUnauthorized(listener: () => void): () => void {
  unauthorizedListeners.add(listener)
  return () => unauthorizedListeners.delete(listener)
}

interface HttpOptions {
  withCredentials: boolean
  is401TheEnd?: boolean
  /** Its answers are never kept by a cache, so their date is the server's time. */
  tellsTime?: boolean
}

function createHttp(baseURL: string, options: HttpOptions): Http {
  const { withCredentials, is401TheEnd = true, tellsTime = false } = options
  const accept = (answer: Answer) => {
    if (tellsTime) noteServerDate(answer.date)
    if (answer.status === 401 && is401TheEnd)
      for (const listener of unauthorizedListeners) listener()
    return read(answer)
  }
  const write = async (rest: Pick<Write, 'method' | 'path' | 'body' | 'params'>) => {
    const { sendWrite } = await loadWrites()
    return accept(await sendWrite({ baseURL, withCredentials, ...rest }))
  }
  return {
    get: async (path, signal) =>
      accept(await fetchRead({ url: baseURL + path, withCredentials, signal })),
    post: (path, body) => write({ method: 'post', path, body }),
    put: (path, body) => write({ method: 'put', path, body }),
    delete: (path, params) => write({ method: 'delete', path, ...(params && { params }) }),
  }
}

let writes: Promise<typeof import('../writes/axiosWrites')> | undefined

/**
 * The code that writes, which only the staff part needs. It is loaded with the dialogs' (src/ui/later.ts),
 * so that a save hardly waits for it, nor misses it after a deploy.
 */
export function loadWrites(): Promise<typeof import('../writes/axiosWrites')> {
  writes ??= import('../writes/axiosWrites').catch(() => {
    writes = undefined
    throw new ApiError('no-answer')
  })
  return writes
}

/** The value of an answer; throws an ApiError where it says no or cannot be read. */
function read({ status, text }: Answer): unknown {
  if (status >= 400) {
    const body = readJson(text).value
    // A server that broke may say anything; one that says no in so many words has refused.
    const kind = status < 500 && saysNo(body) ? 'refused' : 'status'
    throw new ApiError(kind, { status, serverMessage: serverText(body) })
  }
  const parsed = readJson(text)
  if (!parsed.ok) throw new ApiError('unreadable', { status })
  if (isRefusal(parsed.value)) {
    throw new ApiError('refused', { status, serverMessage: serverText(parsed.value) })
  }
  return parsed.value
}

const NO = new Set<unknown>([false, 0, '0', 'false'])

const saysNo = (body: unknown) =>
  typeof body === 'object' && body !== null && 'success' in body && NO.has(body.success)

/** A 200 that says no. A missing `success` counts as done; a blank or null `error` is no error. */
function isRefusal(body: unknown): boolean {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return false
  if ('success' in body && body.success !== null) return NO.has(body.success)
  if (!('error' in body)) return false
  const { error } = body
  if (typeof error === 'string') return error.trim() !== ''
  return Boolean(error) && !(Array.isArray(error) && error.length === 0)
}

/** POST users/login: its 401 says that the password is wrong, not that a session is over. */
export const signInHttp = createHttp(env.apiBase, {
  withCredentials: true,
  is401TheEnd: false,
  tellsTime: true,
})
/** The other user calls (register, users, check-session), with cookies. */
export const accountHttp = createHttp(env.apiBase, { withCredentials: true, tellsTime: true })
/** All other calls of docs/rules/calls.md#bases, with cookies. */
export const gamePlansHttp = createHttp(env.gamePlansBase, { withCredentials: true })
/** The Plans & Reps admin variant, whose server answers with a wildcard origin: no cookies. */
export const openHttp = createHttp(env.gamePlansBase, { withCredentials: false })
