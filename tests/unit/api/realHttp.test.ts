// @vitest-environment jsdom
import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { BusyError } from '../../../src/api/errors'
import { adminHttp, gamePlansHttp, usersHttp } from '../../../src/api/http'
import { forgetServerDate, isServerTimeKnown } from '../../../src/api/serverClock'
import { failure } from './apiHooks'

/*
 * What a mock cannot show: time-outs, aborts, redirects and headers, over a real connection.
 */
interface Page {
  window: Window & typeof globalThis
}
/** The environment's own; a second page gives its XMLHttpRequest the test server's origin. */
declare const jsdom: Page & { constructor: new (html: string, options: { url: string }) => Page }

let server: Server
let seen: string[]
/** Calls that ended before they had a response. */
let ended: string[]
let page: Page

beforeEach(async () => {
  seen = []
  ended = []
  server = createServer((req, res) => {
    const call = `${req.method} ${req.url}`
    seen.push(call)
    if (req.url?.includes('/silent')) return void res.on('close', () => ended.push(call))
    const busy = /\/busy-(\d{3})(?:-(\d+))?$/.exec(req.url ?? '')
    if (busy) {
      const [, status, seconds] = busy
      const headers = seconds === undefined ? {} : { 'Retry-After': seconds }
      return void res.writeHead(Number(status), headers).end('{"success":false,"error":"Busy."}')
    }
    const moved = /\/moved-(\d{3})$/.exec(req.url ?? '')
    if (moved) return void res.writeHead(Number(moved[1]), { Location: `${req.url}/` }).end()
    res.writeHead(200, { 'Content-Type': 'application/json' }).end('{"success":true}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  page = new jsdom.constructor('', { url: `http://127.0.0.1:${port}/game-plans/` })
  vi.stubGlobal('window', page.window)
  vi.stubGlobal('XMLHttpRequest', page.window.XMLHttpRequest)
})

afterEach(async () => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  page.window.close()
  await new Promise((resolve) => {
    server.close(resolve)
    server.closeAllConnections()
  })
})

it.each([
  ['a read', 'GET', () => gamePlansHttp.get('silent')],
  ['a write', 'POST', () => gamePlansHttp.post('silent', { a: 1 })],
  ['a read of the admin variant', 'GET', () => adminHttp.get('silent')],
  ['a write of the admin variant', 'POST', () => adminHttp.post('silent', { a: 1 })],
])('%s without an answer times out after 30 seconds', async (_, method, call) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let hasFailed = false
  const error = failure(call()).finally(() => {
    hasFailed = true
  })
  while (seen.length === 0) await new Promise((resolve) => setImmediate(resolve))
  await vi.advanceTimersByTimeAsync(29_000)
  expect(hasFailed).toBe(false)
  await vi.advanceTimersByTimeAsync(1_500)
  await vi.waitFor(() => expect(hasFailed).toBe(true))
  expect(await error).toMatchObject({ kind: 'timeout', status: 0, isNetwork: true })
  expect(seen).toEqual([`${method} /api/game-plans/silent`])
})

it.each([301, 302, 303, 307, 308])(
  '[check 56] a POST that a %i led elsewhere has failed',
  async (status) => {
    const error = await failure(gamePlansHttp.post(`moved-${status}`, { a: 1 }))
    expect(error.kind).toBe('unreadable')
    expect(seen[0]).toBe(`POST /api/game-plans/moved-${status}`)
  },
)

it('a read may be led elsewhere', async () => {
  expect(await gamePlansHttp.get('moved-301')).toEqual({ success: true })
})

it.each([
  ['POST', () => gamePlansHttp.post('a%2Fb%20c', { a: 1 }), '/api/game-plans/a%2Fb%20c'],
  ['PUT', () => gamePlansHttp.put("it's%20(50%25)*!~", {}), "/api/game-plans/it's%20(50%25)*!~"],
  [
    'DELETE',
    () => gamePlansHttp.delete('x', { params: { event_name: 'a+b & c:$,[]\'()*!~ 🏒"<>' } }),
    '/api/game-plans/x?event_name=',
  ],
])('a %s that arrived where it was sent has worked', async (method, call, url) => {
  expect(await call()).toEqual({ success: true })
  expect(seen[0]?.startsWith(`${method} ${url}`)).toBe(true)
})

it('[check 57] a server that is not there gives no answer', async () => {
  await new Promise((resolve) => server.close(resolve))
  const error = await failure(gamePlansHttp.post('x', {}))
  expect(error).toMatchObject({ kind: 'no-answer', isNetwork: true })
})

it.each([
  ['gamePlansHttp', gamePlansHttp],
  ['adminHttp', adminHttp],
])('a read of %s ends with its signal, on the server too', async (_, http) => {
  const control = new AbortController()
  const error = failure(http.get('silent', { signal: control.signal }))
  await vi.waitUntil(() => seen.length > 0)
  control.abort()
  await vi.waitFor(() => expect(ended).not.toEqual([]))
  expect(await error).toMatchObject({ kind: 'no-answer' })
})

it.each(['GET', 'POST'] as const)(
  '[check 56] the admin variant follows a %s nowhere',
  async (method) => {
    const call = method === 'GET' ? adminHttp.get('moved-301') : adminHttp.post('moved-301', {})
    expect(await failure(call)).toMatchObject({ kind: 'no-answer' })
    expect(seen).toEqual([`${method} /api/game-plans/moved-301`])
  },
)

it.each([
  ['https://evil.example/x', gamePlansHttp],
  ['https://evil.example/x', adminHttp],
  ['//evil.example/x', gamePlansHttp],
  ['//evil.example/x', adminHttp],
])('[check 39] %s in the place of a path leads to no other host', async (path, http) => {
  await http.post(path, {})
  expect(seen).toHaveLength(1)
})

it.each([
  ['busy-429-7', 7],
  ['busy-429', undefined],
  ['busy-503-60', 60],
])('a write answered %s waits as long as the server wants', async (path, retryAfter) => {
  for (const http of [gamePlansHttp, adminHttp]) {
    const error = await failure(http.put(path, {}))
    expect(error).toBeInstanceOf(BusyError)
    expect(error).toMatchObject({ kind: 'status', retryAfter, serverMessage: 'Busy.' })
  }
})

it('a 503 without a word of when, and a read, is a plain failure', async () => {
  expect(await failure(gamePlansHttp.put('busy-503', {}))).not.toBeInstanceOf(BusyError)
  const read = await failure(gamePlansHttp.get('busy-429-7'))
  expect(read).not.toBeInstanceOf(BusyError)
  expect(read).toMatchObject({ kind: 'refused', status: 429 })
})

it('the server’s clock is read off the user calls alone, and no header is asked for by name', async () => {
  // Chrome complains to the console where another origin does not expose one.
  const byName = vi.spyOn(page.window.XMLHttpRequest.prototype, 'getResponseHeader')
  forgetServerDate()
  await gamePlansHttp.get('x')
  expect(isServerTimeKnown()).toBe(false)
  await usersHttp.get('x')
  expect(isServerTimeKnown()).toBe(true)
  expect(byName).not.toHaveBeenCalled()
})
