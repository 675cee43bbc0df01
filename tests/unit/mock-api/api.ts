import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { createMockApi, type MockApi } from '../../mock-api/mockServer'
import type { Json } from '../../mock-api/wire'

interface Reply {
  status: number
  text: string
  body: Json
}

/** Speaks to the mock API the way the app does. */
export interface Client {
  api: MockApi
  call(method: string, path: string, body?: object): Promise<Reply>
  get(path: string): Promise<Reply>
  /** The rows a list endpoint answers. */
  rows(path: string): Promise<Row[]>
}

export type Row = { [key: string]: Json }

/** A fresh mock API behind MSW for every test of the file. */
export function mockApiClient(): Client {
  const api = createMockApi()
  const server = setupServer(...api.handlers)
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  afterEach(() => api.reset())
  afterAll(() => server.close())

  const call: Client['call'] = async (method, path, body) => {
    const response = await fetch(`http://localhost:3000/api/${path}`, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const text = await response.text()
    return { status: response.status, text, body: parse(text) }
  }
  const get: Client['get'] = (path) => call('GET', path)
  return {
    api,
    call,
    get,
    rows: async (path) => rowsOf((await get(path)).body),
  }
}

export function rowsOf(body: Json): Row[] {
  if (!Array.isArray(body)) throw new Error(`Not a list: ${JSON.stringify(body)}`)
  return body.map(rowOf)
}

export function rowOf(body: Json): Row {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new Error(`Not an object: ${JSON.stringify(body)}`)
  }
  return body
}

/** A comma text of the wire as the list it stands for. */
export function listed(value: Json | undefined): string[] {
  return String(value ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

function parse(text: string): Json {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
