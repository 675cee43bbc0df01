// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { TIMEOUT_MS } from '../../../../src/api/http/answer'
import { fetchRead } from '../../../../src/api/http/fetchRead'
import { sendRead } from '../../../../src/api/http/sendRead'
import { forgetStarted, isStartedWell, startRead } from '../../../../src/api/http/started'

const read = { url: '/api/things', withCredentials: true }

/** Sends it as the page does before the app is there. */
function start(one = read) {
  window.startedReads ??= new Map()
  return startRead(window.startedReads, one, sendRead)
}

const send = vi.fn<typeof fetch>()
/** Hangs until it is called off, as fetch does. */
const hang = (_: unknown, init?: RequestInit) =>
  new Promise<Response>((_, reject) =>
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
  )

beforeEach(() => {
  send.mockReset()
  send.mockImplementation(async () => new Response('[]', { headers: { Date: 'today' } }))
  vi.stubGlobal('fetch', send)
})
afterEach(() => {
  forgetStarted()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('is taken by the first who asks for the same, and by nobody after him', async () => {
  start()
  const answer = { status: 200, text: '[]', date: 'today' }
  expect(await fetchRead(read)).toEqual(answer)
  expect(send).toHaveBeenCalledTimes(1)
  expect(await fetchRead(read)).toEqual(answer)
  expect(send).toHaveBeenCalledTimes(2)
})

it('is not taken for another address, nor by who sends other cookies', async () => {
  start()
  await fetchRead({ ...read, withCredentials: false })
  await fetchRead({ ...read, url: '/api/others' })
  expect(send).toHaveBeenCalledTimes(3)
})

it('fails once where it fails, and is then asked anew', async () => {
  send.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  start()
  await expect(fetchRead(read)).rejects.toMatchObject({ kind: 'no-answer' })
  expect((await fetchRead(read)).status).toBe(200)
})

it('is called off with who takes it, and by his time', async () => {
  vi.useFakeTimers()
  send.mockImplementation(hang)
  start()
  const gone = new AbortController()
  const taken = fetchRead({ ...read, signal: gone.signal })
  gone.abort()
  await expect(taken).rejects.toMatchObject({ kind: 'no-answer' })

  start()
  const late = expect(fetchRead(read)).rejects.toMatchObject({ kind: 'timeout' })
  await vi.advanceTimersByTimeAsync(TIMEOUT_MS)
  await late
  expect(send.mock.calls.map(([, init]) => init?.signal?.aborted)).toEqual([true, true])
})

it('is dropped, and called off, when nobody may have it any more', async () => {
  send.mockImplementationOnce(hang)
  start()
  forgetStarted()
  expect(send.mock.calls[0]?.[1]?.signal?.aborted).toBe(true)
  expect((await fetchRead(read)).status).toBe(200)
  expect(send).toHaveBeenCalledTimes(2)
})

it('is well where it will be answered 200, and stays to be taken', async () => {
  start()
  expect(await isStartedWell(read)).toBe(true)
  expect(await isStartedWell({ ...read, url: '/api/others' })).toBe(false)
  await fetchRead(read)
  expect(send).toHaveBeenCalledTimes(1)
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
