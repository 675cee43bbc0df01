import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createSession } from '../../mock-api/auth'
import { mockApiClient, rowOf } from './api'

const { api, call, get } = mockApiClient()
const games = 'game-plans/bruins-games/distinct/games/'

beforeEach(() => {
  createSession(api.db, 'bgs')
})

describe('a fault', () => {
  it('status answers with any status and body', async () => {
    api.faults.add({ kind: 'status' })
    expect(await get(games)).toMatchObject({ status: 500, body: {} })
    api.faults.clear()
    api.faults.add({ kind: 'status', status: 409, body: { message: 'Taken' } })
    expect(await get(games)).toMatchObject({ status: 409, body: { message: 'Taken' } })
  })

  it('delay waits and then answers truly', async () => {
    api.faults.add({ kind: 'delay', ms: 40 })
    const start = Date.now()
    expect((await get(games)).status).toBe(200)
    expect(Date.now() - start).toBeGreaterThanOrEqual(35)
  })

  it('no-answer breaks the connection', async () => {
    api.faults.add({ kind: 'no-answer' })
    await expect(get(games)).rejects.toThrow(TypeError)
  })

  it('html is a login page with status 200', async () => {
    api.faults.add({ kind: 'html' })
    expect(await get(games)).toMatchObject({
      status: 200,
      text: expect.stringContaining('<!DOCTYPE html>'),
    })
  })

  it('warning stands before the true JSON', async () => {
    const truth = (await get(games)).text
    api.faults.add({ kind: 'warning' })
    const { text } = await get(games)
    expect(text.startsWith('<br />\n<b>Warning</b>')).toBe(true)
    expect(text.endsWith(truth)).toBe(true)
  })

  it('refused says no inside a 200', async () => {
    api.faults.add({ kind: 'refused', body: 'Plan is locked.' })
    expect((await get(games)).body).toEqual({ success: false, message: 'Plan is locked.' })
  })

  it('raw is any text at all', async () => {
    api.faults.add({ kind: 'raw', body: '[{"event_name":' })
    expect(await get(games)).toMatchObject({ status: 200, text: '[{"event_name":' })
    api.faults.clear()
    api.faults.add({ kind: 'raw', body: {} })
    expect((await get(games)).text).toBe('{}')
  })

  it('hang never answers', async () => {
    api.faults.add({ kind: 'hang' })
    const signal = AbortSignal.timeout(60)
    await expect(fetch(`http://localhost:3000/api/${games}`, { signal })).rejects.toThrow(
      /timeout/i,
    )
  })

  it('hold waits for the release, carried out before or after it', async () => {
    const rep = (name: string) => ({ rep_id: 4, rep_name: name, rep_email: 'dana@example.com' })
    const names = async () => (await get('game-plans/bruins/reps')).text
    const save = (name: string) => call('PUT', 'game-plans/bruins/reps/edit', rep(name))
    api.faults.add({ kind: 'hold', method: 'PUT', times: 1, after: true })
    const done = save('Done')
    await vi.waitFor(async () => expect(await names()).toContain('Done'))
    api.faults.add({ kind: 'hold', method: 'PUT', times: 1 })
    const waiting = save('Waiting')
    await vi.waitFor(() => expect(api.log.filter(({ method }) => method === 'PUT')).toHaveLength(2))
    expect(await names()).not.toContain('Waiting')
    api.faults.release()
    expect([(await done).status, (await waiting).status]).toEqual([200, 200])
    expect(await names()).toContain('Waiting')
  })

  it('late breaks the connection and arrives at the release', async () => {
    api.faults.add({ kind: 'late', method: 'DELETE', times: 1 })
    const path = 'game-plans/bruins/reps/delete/4'
    await expect(call('DELETE', path)).rejects.toThrow(TypeError)
    expect(api.db.reps.some((rep) => rep.rep_id === 4)).toBe(true)
    api.faults.release()
    expect(api.db.reps.some((rep) => rep.rep_id === 4)).toBe(false)
  })
})

it('strikes the calls it names, as often as it says', async () => {
  api.faults.add({ kind: 'status', method: 'get', path: '/distinct/games', times: 1 })
  const off = api.faults.add({ kind: 'status', status: 503, path: /reps$/ })
  expect((await get('game-plans/combined/distinct')).status).toBe(200)
  expect((await get(games)).status).toBe(500)
  expect((await get(games)).status).toBe(200)
  expect((await get('game-plans/bruins/reps')).status).toBe(503)
  off()
  expect((await get('game-plans/bruins/reps')).status).toBe(200)
})

it('delays and then fails when two faults meet', async () => {
  api.faults.add({ kind: 'status', status: 502 })
  api.faults.add({ kind: 'delay', ms: 30 })
  const start = Date.now()
  expect((await get(games)).status).toBe(502)
  expect(Date.now() - start).toBeGreaterThanOrEqual(25)
})

it('keeps a write from happening, unless it strikes after it', async () => {
  createSession(api.db, 'admin')
  const path = 'game-plans/bruins-games/delete/B251009'
  const has = () => api.db.games.bruins.some((row) => row.event_name === 'B251009')
  api.faults.add({ kind: 'no-answer', method: 'DELETE', times: 1 })
  await expect(call('DELETE', path)).rejects.toThrow()
  expect(has()).toBe(true)
  api.faults.add({ kind: 'no-answer', method: 'DELETE', times: 1, after: true })
  await expect(call('DELETE', path)).rejects.toThrow()
  expect(has()).toBe(false)
})

it('does not keep a request out of the log', async () => {
  api.faults.add({ kind: 'status', status: 500 })
  await call('POST', 'users/login/index.php?x=1', { email: 'a@b.example' })
  expect(api.log).toEqual([
    expect.objectContaining({
      method: 'POST',
      path: '/api/users/login/index.php',
      search: '?x=1',
      body: { email: 'a@b.example' },
    }),
  ])
})

it('is gone after a reset, with every change to the data', async () => {
  api.faults.add({ kind: 'status' })
  api.db.combinedPlans = []
  api.reset()
  const reply = await get('game-plans/combined/distinct/single/P26ALL')
  expect(rowOf(reply.body)).toMatchObject({ combine_plan_event: 'P26ALL' })
  expect(api.log).toHaveLength(1)
})
