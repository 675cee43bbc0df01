// @vitest-environment jsdom
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sendWrite } from '../../../../src/api/writes/axiosWrites'

const asked: string[] = []
const server = setupServer(
  http.all('*', ({ request }) => {
    asked.push(request.url)
    return HttpResponse.json({})
  }),
)
beforeAll(() => server.listen())
afterAll(() => server.close())

it.each([
  ['https://evil.example/x', true],
  ['https://evil.example/x', false],
  ['//evil.example/x', true],
  ['//evil.example/x', false],
])(
  '[check 39] %s in the place of a path leads to no other host; with cookies: %s',
  async (path, withCredentials) => {
    asked.length = 0
    await sendWrite({ method: 'post', baseURL: '/api/', path, body: {}, withCredentials })
    expect(asked).toHaveLength(1)
    expect(new URL(asked[0] ?? '').origin).toBe(window.location.origin)
  },
)
