import axios, { type AxiosInstance, type AxiosResponse, isAxiosError } from 'axios'
import { env } from '../config/env'
import { ApiError, serverText } from './errors'
import { readJson } from './readJson'

const TIMEOUT_MS = 30_000

/** The values of a query string. There is no optional one: axios drops undefined silently. */
export type Params = Record<string, string>

/** Calls below one base address. Every method throws {@link ApiError} and nothing else. */
export interface Http {
  get(path: string, signal?: AbortSignal): Promise<unknown>
  post(path: string, body: unknown): Promise<unknown>
  put(path: string, body: unknown): Promise<unknown>
  delete(path: string, params?: Params): Promise<unknown>
}

const unauthorizedListeners = new Set<() => void>()

/**
 * Tells when any call was answered 401.
 * @returns a function that stops the telling.
 */
export function onUnauthorized(listener: () => void): () => void {
  unauthorizedListeners.add(listener)
  return () => unauthorizedListeners.delete(listener)
}

/**
 * A name as one path segment. Names that a URL cannot carry are refused before any request: a
 * blank or a dot segment would address the parent, and deleting the parent deletes everything.
 */
export function segment(name: string): string {
  const text = name.trim()
  if (text === '' || text === '.' || text === '..' || !text.isWellFormed()) {
    throw new ApiError('refused', {
      serverMessage: `'${text.toWellFormed()}' cannot be used as a name.`,
    })
  }
  return encodeURIComponent(text)
}

function createHttp(baseURL: string, withCredentials: boolean): Http {
  const client = axios.create({
    baseURL,
    withCredentials,
    timeout: TIMEOUT_MS,
    allowAbsoluteUrls: false,
    // The body is read by readJson: axios would hand broken JSON on as a string and call it success.
    responseType: 'text',
    transformResponse: (body: unknown) => body,
    transitional: { clarifyTimeoutError: true },
    validateStatus: () => true,
  })
  return {
    get: (path, signal) => read(client.get(path, { signal })),
    post: (path, body) => write(client, 'post', path, { data: body }),
    put: (path, body) => write(client, 'put', path, { data: body }),
    delete: (path, params) => write(client, 'delete', path, { params }),
  }
}

async function read(request: Promise<AxiosResponse<unknown>>): Promise<unknown> {
  return accept(await answer(request))
}

async function write(
  client: AxiosInstance,
  method: 'post' | 'put' | 'delete',
  url: string,
  rest: { data?: unknown; params?: Params },
): Promise<unknown> {
  const response = await answer(client.request({ method, url, ...rest }))
  const asked = new URL(client.getUri({ url, params: rest.params }), window.location.href).href
  const reached = finalUrl(response)
  // A 301 turns a POST into a GET without body and still looks like success.
  if (reached !== undefined && reached !== asked) throw new ApiError('unreadable')
  return accept(response)
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

function accept({ status, data }: AxiosResponse<unknown>): unknown {
  const text = typeof data === 'string' ? data : ''
  if (status >= 400) {
    if (status === 401) for (const listener of unauthorizedListeners) listener()
    throw new ApiError('status', { status, serverMessage: serverText(readJson(text).value) })
  }
  const parsed = readJson(text)
  if (!parsed.ok) throw new ApiError('unreadable', { status })
  if (isRefusal(parsed.value)) {
    throw new ApiError('refused', { status, serverMessage: serverText(parsed.value) })
  }
  return parsed.value
}

const NO = new Set<unknown>([false, 0, '0', 'false'])

/** A 200 that says no. A missing `success` counts as done; a blank or null `error` is no error. */
function isRefusal(body: unknown): boolean {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return false
  if ('success' in body && body.success !== null) return NO.has(body.success)
  if (!('error' in body)) return false
  const { error } = body
  if (typeof error === 'string') return error.trim() !== ''
  return Boolean(error) && !(Array.isArray(error) && error.length === 0)
}

/** The user calls (login, register, users, check-session), with cookies. */
export const accountHttp = createHttp(env.apiBase, true)
/** All other calls of section 7, with cookies. */
export const gamePlansHttp = createHttp(env.gamePlansBase, true)
/** The Plans & Reps admin variant, whose server answers with a wildcard origin: no cookies. */
export const openHttp = createHttp(env.gamePlansBase, false)
