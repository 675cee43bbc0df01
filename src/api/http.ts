import axios, { type AxiosResponse, isAxiosError } from 'axios'
import { env } from '../config/env'
import { ApiError, isStatus, rethrowWithUnreadableValues } from './errors'
import { firstReadAdapter } from './firstRead'
import { readBody, throwIfBusy } from './responseBody'
import { recordServerDate } from './serverClock'
import { isObjectOrArray, isRecord, isUnreadableList, listOf, lowerCaseKeys } from './wire'
import { unreadableValueText } from './wireFields'

/** The time limit for a complete response, in milliseconds. */
const TIMEOUT_MS = 30_000

interface RequestOptions {
  signal?: AbortSignal
  /** The query string. Values are required, because axios drops undefined ones. */
  params?: Record<string, string>
  /** A 401 of the sign-in means a wrong password, not the end of a session. */
  isSignIn?: boolean
}

/** A client whose calls resolve with the parsed body and throw only {@link ApiError}. */
export type Http = ReturnType<typeof createHttp>

const unauthorizedListeners = new Set<() => void>()

/**
 * Calls `listener` when any call except the sign-in gets a 401.
 * @returns the unsubscribe function.
 */
export function onUnauthorized(listener: () => void): () => void {
  unauthorizedListeners.add(listener)
  return () => unauthorizedListeners.delete(listener)
}

interface HttpOptions {
  withCredentials: boolean
  /**
   * Reads the server's time from its responses. They are never cached, so their Date header is
   * current.
   */
  readsServerTime?: boolean
}

/**
 * Options for calls without cookies. The xhr adapter of axios always sends cookies to the page's
 * own site. The fetch adapter can omit them but does not report the final address, so redirects are
 * refused.
 */
const WITHOUT_COOKIES = {
  adapter: 'fetch',
  fetchOptions: { redirect: 'error' },
  // Drop the User-Agent header that axios sets: it would cause a preflight in Firefox.
  headers: { 'User-Agent': false },
} as const

function createHttp(baseURL: string, { withCredentials, readsServerTime = false }: HttpOptions) {
  const instance = axios.create({
    withCredentials,
    timeout: TIMEOUT_MS,
    allowAbsoluteUrls: false,
    // readBody parses the body: axios would return broken JSON as a string and call it a success.
    responseType: 'text',
    transformResponse: (body: unknown) => body,
    // So that a timeout has the code ETIMEDOUT.
    transitional: { clarifyTimeoutError: true },
    // readBody throws for error statuses.
    validateStatus: () => true,
    // No XSRF header on reads: it would cause a preflight on another origin.
    withXSRFToken: ({ method }) => (method === 'get' ? false : undefined),
    ...(withCredentials ? { adapter: firstReadAdapter } : WITHOUT_COOKIES),
  })
  instance.interceptors.request.use((config) => {
    config.baseURL = new URL(baseURL, window.location.href).href
    return config
  })
  instance.interceptors.response.use((response) => {
    const text = String(response.data ?? '')
    if (response.config.method !== 'get') throwIfNotWritten(response, text)
    if (readsServerTime) recordServerDate(response.headers.date)
    // axios keeps the options that it does not know.
    const { isSignIn } = response.config as RequestOptions
    if (response.status === 401 && !isSignIn) {
      for (const listener of unauthorizedListeners) listener()
    }
    return { ...response, data: readBody(response.status, text) }
  }, throwWithoutRequest)
  /** The parsed body of a response. A refusal names the unreadable values of the body sent. */
  async function bodyOf(call: Promise<AxiosResponse<unknown>>, sent?: unknown) {
    try {
      return (await call).data
    } catch (error) {
      return rethrowWithUnreadableValues(error, unreadableIn(sent))
    }
  }
  return {
    get: (path: string, options?: Pick<RequestOptions, 'signal'>) =>
      bodyOf(instance.get(path, options)),
    post: (path: string, body: unknown, options?: RequestOptions) =>
      bodyOf(instance.post(path, body, options), body),
    put: (path: string, body: unknown) => bodyOf(instance.put(path, body), body),
    delete: (path: string, options?: Pick<RequestOptions, 'params'>) =>
      bodyOf(instance.delete(path, options)),
  }
}

/** The fields that are sent as lists. A list in any other field is unreadable. */
const LIST_FIELDS = ['event_id', 'plans']

/** The names of the unreadable values in a body. They were read that way and are sent back. */
const unreadableIn = (body: unknown) =>
  Object.entries(body ?? {})
    .filter(([field, value]) =>
      LIST_FIELDS.includes(field) ? isUnreadableList(value) : isObjectOrArray(value),
    )
    .map(([field]) => unreadableValueText(field))

/** Throws an ApiError instead of the AxiosError, whose request body may contain a password. */
function throwWithoutRequest(error: unknown): never {
  const timedOut = isAxiosError(error) && error.code === 'ETIMEDOUT'
  throw new ApiError(timedOut ? 'timeout' : 'no-answer')
}

/** Throws if a write was redirected, or the server was too busy for it. */
function throwIfNotWritten(response: AxiosResponse, text: string): void {
  // A 301 turns a POST into a GET without a body, which still looks like a success.
  if (isRedirected(response)) throw new ApiError('unreadable')
  throwIfBusy(response.status, text, response.headers['retry-after'])
}

function isRedirected({ config, request }: AxiosResponse): boolean {
  const url: unknown = request?.responseURL
  if (typeof url !== 'string' || url === '') return false
  return new URL(url).href !== new URL(axios.getUri(config)).href
}

/** Sign-in, session check, Register and users. */
export const usersHttp = createHttp(env.apiBase, { withCredentials: true, readsServerTime: true })
/** All other calls of docs/rules/calls.md#bases. */
export const gamePlansHttp = createHttp(env.gamePlansBase, { withCredentials: true })
/**
 * The Plans & Reps admin variant. Its server responds with a wildcard origin, so cookies cannot be
 * sent.
 */
export const adminHttp = createHttp(env.gamePlansBase, { withCredentials: false })

/**
 * Reads one record.
 * @param path below the API's base.
 * @returns the body, or the first entry if the body is a list; null if the server has no such
 * record: a 404, or a 200 that is a refusal. The caller handles any other body (`false`, `''`,
 * plain text).
 */
export async function readRecord(path: string, signal: AbortSignal): Promise<unknown> {
  try {
    const body = await gamePlansHttp.get(path, { signal })
    // PHP sends an empty record as [].
    const [record] = listOf(body) ?? [body]
    return isRecord(record) ? lowerCaseKeys(record) : record
  } catch (error) {
    const isRefusal = error instanceof ApiError && error.kind === 'refused' && error.status < 400
    if (isRefusal || isStatus(error, 404)) return null
    throw error
  }
}
