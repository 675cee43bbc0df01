// @vitest-environment jsdom
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { adminHttp, gamePlansHttp } from '../../../../src/api/http'
import { forgetStarted, isStartedWell, startRead } from '../../../../src/api/http/started'
import { sendRead } from '../../../../src/start/sendRead'

const read = { url: '/api/game-plans/things', withCredentials: true }
const get = (signal?: AbortSignal) => gamePlansHttp.get('things', signal && { signal })

/** Sends it as the page does before the app is there. */
function start(one = read) {
  window.startedReads ??= new Map()
  return startRead(window.startedReads, one, sendRead)
}

/** What the page itself sends; what the app sends goes to `server`. */
const send = vi.fn<typeof fetch>()
const asked = vi.fn<(url: string) => void>()
const server = setupServer(
  http.all('*', ({ request }) => {
    asked(new URL(request.url).pathname)
    return HttpResponse.json('from the app')
  }),
)
/** Hangs until it is aborted, as fetch does. */
const hang = (_: unknown, init?: RequestInit) =>
  new Promise<Response>((_, reject) =>
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
  )

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
beforeEach(() => {
  asked.mockReset()
  send.mockReset()
  send.mockImplementation(async () => Response.json('from the page'))
  vi.stubGlobal('fetch', send)
})
afterEach(() => {
  forgetStarted()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('is used by the first who asks for the same, and by nobody after him', async () => {
  start()
  expect(await get()).toBe('from the page')
  expect(await get()).toBe('from the app')
  expect(send).toHaveBeenCalledOnce()
  expect(send.mock.calls[0]?.[1]).toMatchObject({
    credentials: 'include',
    headers: { Accept: 'application/json, text/plain, */*' },
  })
})

it('is not used for another address, other cookies or a write', async () => {
  start({ ...read, withCredentials: false })
  expect(await get()).toBe('from the app')
  start()
  expect(await gamePlansHttp.get('others')).toBe('from the app')
  expect(await gamePlansHttp.post('things', {})).toBe('from the app')
  expect(await get()).toBe('from the page')
  expect(await adminHttp.get('things')).toBe('from the page')
  expect(send.mock.calls.map(([, init]) => init?.credentials)).toEqual(['omit', 'include'])
})

it('is read like any other response', async () => {
  send.mockResolvedValueOnce(new Response('{"error":"No."}', { status: 404 }))
  start()
  await expect(get()).rejects.toMatchObject({ kind: 'status', status: 404, serverMessage: 'No.' })
})

it('fails once where it fails, and is then sent again', async () => {
  send.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  start()
  await expect(get()).rejects.toMatchObject({ kind: 'no-answer' })
  expect(await get()).toBe('from the app')
})

it('is aborted with who uses it, and after his time', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  send.mockImplementation(hang)
  start()
  const gone = new AbortController()
  const aborted = expect(get(gone.signal)).rejects.toMatchObject({ kind: 'no-answer' })
  await vi.advanceTimersByTimeAsync(0)
  gone.abort()
  await aborted

  start()
  const late = expect(get()).rejects.toMatchObject({ kind: 'timeout' })
  await vi.advanceTimersByTimeAsync(30_000)
  await late
  expect(send.mock.calls.map(([, init]) => init?.signal?.aborted)).toEqual([true, true])
})

it('is dropped, and aborted, when nobody may have it any more', async () => {
  send.mockImplementationOnce(hang)
  start()
  forgetStarted()
  expect(send.mock.calls[0]?.[1]?.signal?.aborted).toBe(true)
  expect(await get()).toBe('from the app')
})

it('is well where it will get a 200, and stays to be used', async () => {
  start()
  expect(await isStartedWell(read)).toBe(true)
  expect(await isStartedWell({ ...read, url: '/api/others' })).toBe(false)
  expect(await get()).toBe('from the page')
  expect(asked).not.toHaveBeenCalled()
  for (const fail of [
    async () => new Response('', { status: 500 }),
    async () => {
      throw new Error()
    },
  ]) {
    send.mockImplementationOnce(fail)
    start()
    expect(await isStartedWell(read)).toBe(false)
    forgetStarted()
  }
})
