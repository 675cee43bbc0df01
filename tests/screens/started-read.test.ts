import { delay, HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { sendInOneStep } from '../../src/start/sendInOneStep'
import { server } from '../setup'

/* What the page itself sends before the app is there. */

const read = { url: '/api/things', withCredentials: true }
const never = () => new AbortController().signal

it('gives status, text and the server’s hour, whatever the body is', async () => {
  server.use(
    http.get('/api/things', () =>
      HttpResponse.text('<p>Zoë</p>', {
        status: 500,
        headers: { Date: 'Tue, 24 Nov 2026 12:00:00 GMT' },
      }),
    ),
  )
  expect(await sendInOneStep(read, never())).toEqual({
    status: 500,
    text: '<p>Zoë</p>',
    date: 'Tue, 24 Nov 2026 12:00:00 GMT',
  })
})

it('asks for JSON, with cookies or without as it is told', async () => {
  const seen: [string | null, string][] = []
  server.use(
    http.get('/api/things', ({ request }) => {
      seen.push([request.headers.get('Accept'), request.credentials])
      return HttpResponse.json([])
    }),
  )
  await sendInOneStep(read, never())
  await sendInOneStep({ ...read, withCredentials: false }, never())
  expect(seen).toEqual([
    ['application/json, text/plain, */*', 'include'],
    ['application/json, text/plain, */*', 'omit'],
  ])
})

it('rejects when nobody answers, and when it is called off', async () => {
  server.use(http.get('/api/things', () => HttpResponse.error(), { once: true }))
  await expect(sendInOneStep(read, never())).rejects.toThrow('No answer')
  server.use(http.get('/api/things', () => delay('infinite')))
  const control = new AbortController()
  const answer = sendInOneStep(read, control.signal)
  control.abort(new Error('called off'))
  await expect(answer).rejects.toThrow('called off')
})
