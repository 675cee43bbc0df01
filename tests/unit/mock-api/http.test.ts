import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type AppServer, serveApp } from '../../mock-api/serveApp'

let app: AppServer
beforeAll(async () => {
  app = await serveApp()
})
afterEach(() => app.api.reset())
afterAll(() => app.close())

const fetchApi = (path: string, init?: RequestInit) => fetch(`${app.url}/api/${path}`, init)
const post = (path: string, body: object) =>
  fetchApi(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  })

it('says 404 to unknown calls and 400 to broken escapes', async () => {
  expect((await fetchApi('game-plans/nonsense')).status).toBe(404)
  expect((await fetchApi('game-plans/details/%E0%A4%A')).status).toBe(400)
})

describe('the switches', () => {
  const faults = '__mock/faults'

  it('turn faults on and off', async () => {
    const on = await post(faults, { kind: 'status', status: '503', path: '/reps$/', times: 1 })
    expect(await on.json()).toEqual([{ kind: 'status', status: 503, path: '/reps$/', times: 1 }])
    expect((await fetchApi('game-plans/reps')).status).toBe(503)
    expect((await fetchApi('game-plans/reps')).status).toBe(200)
    await post(faults, { kind: 'html', path: '/api/game-plans/' })
    expect(await (await fetchApi('game-plans/reps')).text()).toContain('<html>')
    await fetchApi(faults, { method: 'DELETE' })
    expect(await (await fetchApi(faults)).json()).toEqual([])
    expect((await post(faults, { kind: 'nonsense' })).status).toBe(400)
    expect((await fetchApi(faults, { method: 'POST', body: 'null' })).status).toBe(400)
  })

  it('show the log, the sign-ins and a page, and reset', async () => {
    await fetchApi('game-plans/reps')
    expect(await (await fetchApi('__mock/log')).json()).toEqual([
      expect.objectContaining({ path: '/api/game-plans/reps' }),
    ])
    expect(await (await fetchApi('__mock/sign-ins')).json()).toHaveLength(4)
    expect(await (await fetchApi('__mock')).text()).toContain('<form')
    await fetchApi('__mock/reset', { method: 'POST' })
    expect(await (await fetchApi('__mock/log')).json()).toEqual([])
  })
})
