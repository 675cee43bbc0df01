import type { Access } from './auth'
import type { Database, UserRow } from './database'
import type { Fields, Json } from './wire'

/** A call as a route sees it: already logged, allowed and parsed. */
export interface Call {
  db: Database
  /** A decoded path parameter; '' when the path has none of that name. */
  param(name: string): string
  /** The query. */
  search: URLSearchParams
  /** The JSON object of the body; empty when there was none. */
  body: Fields
  user: UserRow | null
}

export interface Answer {
  status?: number
  body: Json
  /** A Set-Cookie header. */
  cookie?: string
}

/** One endpoint. The path is below the API base, with `:name` for parameters. */
export interface Route {
  method: 'get' | 'post' | 'put' | 'delete'
  path: string
  access: Access
  answer(call: Call): Answer
}

type Maker = (path: string, access: Access, answer: Route['answer']) => Route
export const get = (path: string, access: Access, read: (call: Call) => Json): Route => ({
  method: 'get',
  path,
  access,
  answer: (call) => ({ body: read(call) }),
})
export const post: Maker = (path, access, answer) => ({ method: 'post', path, access, answer })
export const put: Maker = (path, access, answer) => ({ method: 'put', path, access, answer })
export const del: Maker = (path, access, answer) => ({ method: 'delete', path, access, answer })

/** A write that was done. */
export function done(message: string, more: { [key: string]: Json } = {}): Answer {
  return { body: { success: true, message, ...more } }
}

/** A write the server declines inside a 200, as PHP scripts do. */
export function declined(message: Json): Answer {
  return { body: { success: false, message } }
}

/** Nothing there to change. */
export function notFound(message: string): Answer {
  return { status: 404, body: { success: false, message } }
}

/** A request that makes no sense. */
export function badRequest(message: string): Answer {
  return { status: 400, body: { success: false, message } }
}

/** Ends the work on a call with an answer, from wherever it is. */
export class Reply extends Error {
  constructor(readonly answer: Answer) {
    super('answered')
  }
}

/** Answers at once; nothing may have been written before. */
export function refuse(answer: Answer): never {
  throw new Reply(answer)
}
