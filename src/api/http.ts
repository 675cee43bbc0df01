import axios, { type AxiosResponse, isAxiosError } from 'axios'
import { env } from '../config/env'
import { ApiError, isStatus, rethrowWithUnreadableValues } from './errors'
import { firstReadAdapter } from './firstRead'
import { readBody, throwIfBusy } from './responseBody'
import { recordServerDate } from './serverClock'
import { isObjectOrArray, isRecord, isUnreadableList, listOf, lowerCaseKeys } from './wire'
import { unreadableValueText } from './wireFields'

/** Longest wait for a complete response, in milliseconds. */
const TIMEOUT_MS = 30_000

interface RequestOptions {
  signal?: AbortSignal
  /** The query string. No value is optional: axios drops undefined ones. */
  params?: Record<string, string>
  /** A 401 of the sign-in means a wrong password, not the end of a session. */
  isSignIn?: boolean
}

/** Calls that resolve with the parsed body and throw only {@link ApiError}. */
export type Http = ReturnType<typeof createHttp>

const unauthorizedListeners = new Set<() => void>()

/**
 * Calls back when any call but the sign-in gets a 401.
 * @returns a function that stops it.
 */
export function onUnauthorized(listener: () => void): () => void {
  unauthorizedListeners.add(listener)
  return () => unauthorizedListeners.delete(listener)
}

interface HttpOptions {
  withCredentials: boolean
  /** Reads the server's time from its responses: no cache stores them, so their Date header is current. */
  readsServerTime?: boolean
}

function createHttp(baseURL: string, { withCredentials, readsServerTime = false }: HttpOptions) {
  const instance = axios.create({
    withCredentials,
    timeout: TIMEOUT_MS,
    allowAbsoluteUrls: false,
    // The body is read by readBody: axios would pass broken JSON on as a string and call it success.
    responseType: 'text',
    transformResponse: (body: unknown) => body,
    transitional: { clarifyTimeoutError: true },
    validateStatus: () => true,
    // An extra header would cause a preflight for a read on another origin.
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
    const { isSignIn } = response.config as RequestOptions
    if (response.status === 401 && !isSignIn) {
      for (const listener of unauthorizedListeners) listener()
    }
    return { ...response, data: readBody(response.status, text) }
  }, throwWithoutRequest)
  const bodyOf = async (call: Promise<AxiosResponse<unknown>>, sent?: unknown) =>
    (await call.catch((error) => rethrowWithUnreadableValues(error, unreadableIn(sent)))).data
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

/** The list fields. Any other field is a text: a list in it cannot be read. */
const LIST_FIELDS = ['event_id', 'plans']

/** The unreadable values of a body, which go back as they came. */
const unreadableIn = (body: unknown) =>
  Object.entries(body ?? {}).flatMap(([field, value]) =>
    (LIST_FIELDS.includes(field) ? isUnreadableList : isObjectOrArray)(value)
      ? unreadableValueText(field)
      : [],
  )

/** An AxiosError holds the request body, which may hold a password. */
function throwWithoutRequest(error: unknown): never {
  const timedOut = isAxiosError(error) && error.code === 'ETIMEDOUT'
  throw new ApiError(timedOut ? 'timeout' : 'no-answer')
}

/**
 * The xhr adapter of axios always sends cookies to the page's own site; its fetch adapter can leave them out,
 * but does not report the final address, so redirects are refused.
 */
const WITHOUT_COOKIES = {
  adapter: 'fetch',
  fetchOptions: { redirect: 'error' },
  // The one that axios sets would cause a preflight in Firefox.
  headers: { 'User-Agent': false },
} as const

/** Throws where a write did not reach its address, or the server was too busy for it. */
function throwIfNotWritten(response: AxiosResponse, text: string): void {
  // A 301 turns a POST into a GET without body and still looks like success.
  if (isRedirected(response)) throw new ApiError('unreadable')
  throwIfBusy(response.status, text, response.headers['retry-after'])
}

function isRedirected({ config, request }: AxiosResponse): boolean {
  const url: unknown = request?.responseURL
  if (typeof url !== 'string' || url === '') return false
  return new URL(url).href !== new URL(axios.getUri(config)).href
}

/**
 * GET of one record.
 * @param path below the API's base.
 * @returns the body, of a list its first entry; null when the server has none: a 404, or a 200 that is a
 * refusal. The caller handles any other body (`false`, `''`, a bare text).
 */
export async function readRecord(path: string, signal: AbortSignal): Promise<unknown> {
  try {
    const body = await gamePlansHttp.get(path, { signal })
    // PHP writes an empty record as [].
    const [record] = listOf(body) ?? [body]
    return isRecord(record) ? lowerCaseKeys(record) : record
  } catch (error) {
    const isRefusal = error instanceof ApiError && error.kind === 'refused' && error.status < 400
    if (isRefusal || isStatus(error, 404)) return null
    throw error
  }
}

/** Sign-in, session check, Register and users. */
export const usersHttp = createHttp(env.apiBase, { withCredentials: true, readsServerTime: true })
/** All other calls of docs/rules/calls.md#bases. */
export const gamePlansHttp = createHttp(env.gamePlansBase, { withCredentials: true })
/** The Plans & Reps admin variant, whose server responds with a wildcard origin: no cookies. */
export const adminHttp = createHttp(env.gamePlansBase, { withCredentials: false })
