import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { adminHttp, gamePlansHttp, usersHttp } from '../../src/api/http'
import { renderApp } from '../renderApp'
import { api, server } from '../setup'
import { everySample } from '../sheets/sheetSamples'
import { field, gone, press } from './kit/dialog'
import { writes } from './kit/requests'
import { staffPages } from './kit/staffPages'
import { put } from './kit/typing'
import { askToDelete, open, openNew } from './reps/repsScreen'

describe('[check 40] headers', () => {
  const requests: Request[] = []
  beforeEach(() => {
    requests.length = 0
    server.events.on('request:start', ({ request }) => void requests.push(request))
  })

  it.each([
    ['users', usersHttp, 'users/register/index.php'],
    ['staff', gamePlansHttp, 'bruins/reps/add'],
    ['admin variant’s', adminHttp, 'bruins/reps/add'],
  ] as const)('every write of the %s calls says that it is JSON', async (_name, http, path) => {
    await http.post(path, { name: 'Kim' }).catch(() => {})
    expect(requests.map(({ method }) => method)).toEqual(['POST'])
    expect(requests[0]?.headers.get('content-type')).toMatch(/^application\/json\b/)
    // Another origin would have to allow it first.
    expect(requests[0]?.headers.has('user-agent')).toBe(false)
  })

  it('a form writes so, and a DELETE carries no body that could be anything else', async () => {
    const { user } = await open()
    const dialog = await openNew(user)
    await put(user, field(dialog, 'Name'), 'Kim')
    await put(user, field(dialog, 'Email'), 'k@e.co')
    await press(user, dialog, 'Save')
    await gone('dialog')
    const question = await askToDelete(user, 'New Starter')
    await press(user, question, 'Delete')
    await gone('alertdialog')
    const [post, remove] = requests.filter(({ method }) => method !== 'GET')
    expect(post?.headers.get('content-type')).toMatch(/^application\/json\b/)
    expect(remove?.method).toBe('DELETE')
    expect(writes()[1]?.body).toBeNull()
  })

  const safelisted = ['accept', 'accept-language', 'content-language', 'cookie']
  it('a read takes no token out of a cookie', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: as another page of the site may have left it
    document.cookie = 'XSRF-TOKEN=1; Path=/game-plans'
    await gamePlansHttp.get('bruins/reps').catch(() => {})
    expect(requests[0]?.headers.has('x-xsrf-token')).toBe(false)
  })

  const addresses: [string | null, string][] = [
    ...staffPages.map((path): [string, string] => ['admin', path]),
    ...everySample.map(({ at }): [null, string] => [null, at]),
  ]
  it.each(addresses)('as %j %s reads with plain GETs, which change nothing', async (as, path) => {
    const before = JSON.stringify({ ...api.db, log: [], ambientUser: null, nextId: 0 })
    renderApp(path, { as })
    await screen.findAllByRole('heading')
    await waitFor(() => expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull())
    expect(requests).not.toEqual([])
    for (const { method, url, headers } of requests) {
      expect(method, url).toBe('GET')
      const names = [...headers.keys()].filter((name) => !safelisted.includes(name))
      expect(names, url).toEqual([])
    }
    expect(JSON.stringify({ ...api.db, log: [], ambientUser: null, nextId: 0 })).toBe(before)
  })
})
