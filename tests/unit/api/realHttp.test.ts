// @vitest-environment jsdom
import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { gamePlansHttp } from '../../../src/api/http'
import { failure } from './apiHooks'

/*
 * What a mocked XMLHttpRequest cannot show: time-outs and redirects, over a real connection.
 */
interface Page {
  window: Window & typeof globalThis
}
/** The environment's own; a second page gives its XMLHttpRequest the test server's origin. */
declare const jsdom: Page & { constructor: new (html: string, options: { url: string }) => Page }

let server: Server
let seen: string[]
let page: Page

beforeEach(async () => {
  seen = []
  server = createServer((req, res) => {
    const call = `${req.method} ${req.url}`
    seen.push(call)
    if (req.url?.includes('/silent')) return
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
])('%s without an answer times out after 30 seconds', async (_, method, call) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let ended = false
  const error = failure(call()).finally(() => {
    ended = true
  })
  while (seen.length === 0) await new Promise((resolve) => setImmediate(resolve))
  await vi.advanceTimersByTimeAsync(29_000)
  expect(ended).toBe(false)
  await vi.advanceTimersByTimeAsync(1_500)
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
