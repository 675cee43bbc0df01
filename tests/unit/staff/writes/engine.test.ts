import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError, BusyError } from '../../../../src/api/errors'
import { engineOf } from '../../../../src/staff/writes/engine'
import { readStored } from '../../../../src/staff/writes/journal'
import { runsOf } from '../../../../src/staff/writes/runStore'
import { runText } from '../../../../src/staff/writes/runText'
import type { Step } from '../../../../src/staff/writes/steps/step'
import { forgetOthers } from '../../../../src/staff/writes/storageKeys'
import { fakeServer, nthGame } from './fakeServer'

/* Runs of a tab, what of them is kept in the browser, and what the next tab makes of that. */

let server = fakeServer()
vi.mock('../../../../src/staff/writes/steps/serverCalls', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  serverCalls: () => server.calls,
}))

const kept = new Map<string, string>()
const localStorage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
  removeItem: (key: string) => void kept.delete(key),
  key: (index: number) => [...kept.keys()][index] ?? null,
  get length() {
    return kept.size
  },
}
vi.stubGlobal('window', { localStorage })
vi.stubGlobal('navigator', {})

beforeEach(() => {
  kept.clear()
  server = fakeServer()
})

/** A tab that one person has open. */
function openTab(owner = 'me') {
  const client = new QueryClient()
  const store = runsOf(client)
  store.signIn(owner)
  const engine = engineOf(client)
  const ended = (id: string) =>
    vi.waitFor(() => expect(store.find(id)?.state).not.toMatch(/waiting|running/))
  const job = (id: string) => {
    const { state, items = [] } = store.find(id) ?? {}
    return [state, ...items.map((item) => item.state)]
  }
  return { store, engine, ended, job }
}

const steps = [1, 2, 3].map((n): Step => ({ kind: 'addGame', team: 'bruins', game: nthGame(n) }))
const ORDER = { doing: 'Adding', done: 'Added', steps }
const stored = () => readStored('me').runs
const left = () => stored().map(({ items }) => items.map(({ state }) => state))

describe('the runs of a tab', () => {
  it('that are cancelled, while the server asks to be left alone too, are not offered again', async () => {
    server.faults.set(1, new BusyError(429, undefined, 600))
    const tab = openTab()
    const id = tab.store.add(ORDER)
    void tab.engine.run(id)
    await vi.waitFor(() => expect(server.sent).toHaveLength(3))
    expect(left()).toHaveLength(1)
    tab.engine.cancel(id)
    await vi.waitFor(() => expect(tab.job(id)).toEqual(['ended', 'done', 'not sent', 'done']))
    // It is stored for its undo alone.
    expect(stored().map(({ state }) => state)).toEqual(['ended'])
    // Who goes on with it all the same is offered its rest again.
    server.faults.set(3, new BusyError(429, undefined, 600))
    tab.engine.resume(id)
    await vi.waitFor(() => expect(server.sent).toHaveLength(4))
    expect(left()).toEqual([['done', 'not sent', 'done']])
    tab.engine.pause(id)
    await tab.ended(id)
  })

  it('tell what failed unsent, and what the server took, from what may be theirs', async () => {
    const tab = openTab()
    const { games } = server.calls
    const id = tab.store.add({ ...ORDER, steps: steps.slice(0, 1) })
    server.calls.games = () => Promise.reject(new ApiError('status', { status: 500 }))
    void tab.engine.run(id)
    await tab.ended(id)
    expect(left()).toEqual([['failed']])
    // It had come to its end.
    expect(stored().map(runText)).toEqual(['Adding: the rest failed. 1 of 1 left.'])
    // A colleague makes the game; the next tab finds it, and takes nothing of it back.
    server.games.push(nthGame(1, { eventIds: [9] }))
    server.calls.games = games
    const next = openTab()
    await next.engine.takeStored('me')
    expect(next.job(id)).toEqual(['ended', 'unchanged'])

    const taken = tab.store.add({
      ...ORDER,
      steps: [{ kind: 'addPlan', team: 'bruins', plan: 'N' }],
    })
    server.calls.plans = async () => []
    tab.engine.run(taken)
    await tab.ended(taken)
    expect(stored()[0]?.items[0]).toMatchObject({ state: 'failed', wasAccepted: true })
    expect(server.sent).toEqual(['join N undefined'])
  })

  it('look again for what was accepted and not confirmed, and never send it twice', async () => {
    const tab = openTab()
    const { games, addGame } = server.calls
    const id = tab.store.add({ ...ORDER, steps: steps.slice(0, 1) })
    let crash = () => {}
    // The tab closes while the list is read that would confirm it; the list lags behind.
    server.calls.addGame = async (...game) => {
      server.calls.games = () => new Promise((_, reject) => (crash = () => reject(new Error())))
      return addGame(...game)
    }
    const going = tab.engine.run(id).catch(() => {})
    await vi.waitFor(() => expect(tab.store.find(id)?.items[0]?.state).toBe('accepted'))
    expect(left()).toEqual([['not sent']])
    Object.assign(server.calls, { addGame, games: async () => [] })
    const stored = kept.get(`game-plans.run me ${id}`) ?? ''
    crash()
    await going
    kept.set(`game-plans.run me ${id}`, stored)
    const next = openTab()
    await next.engine.takeStored('me')
    await next.engine.resume(id)
    expect([next.job(id), server.sent.length]).toEqual([['ended', 'failed'], 1])
    server.calls.games = games
    await next.engine.retry(id)
    expect([next.job(id), server.sent.length]).toEqual([['ended', 'done'], 1])
  })

  it('say what of them cannot be read, and keep the others', async () => {
    const tab = openTab()
    server.calls.games = () => Promise.reject(new ApiError('status', { status: 500 }))
    const id = tab.store.add({ ...ORDER, steps: steps.slice(0, 1) })
    await tab.engine.run(id)
    const entry = kept.get(`game-plans.run me ${id}`) ?? ''
    const damaged = { json: '{', version: entry.replace('"version":2', '"version":1') }
    kept.set('game-plans.run me json', damaged.json)
    kept.set('game-plans.run me version', damaged.version)
    kept.set('game-plans.run me step', entry.replace('"game":{', '"gone":{'))
    kept.set('game-plans.job me old', damaged.version)
    kept.set('game-plans.job-states me old', 'w')
    const next = openTab()
    expect(await next.engine.takeStored('me')).toBe(5)
    expect(next.store.get().map((run) => run.id)).toEqual([id])
    expect([...kept.keys()].filter((key) => key.startsWith('game-plans.'))).toEqual([
      `game-plans.run me ${id}`,
    ])
  })

  it('leave nothing with Logout, or when somebody else signs in', async () => {
    const tab = openTab()
    const id = tab.store.add(ORDER)
    server.faults.set(0, new BusyError(429, undefined, 600))
    void tab.engine.run(id)
    await vi.waitFor(() => expect(server.sent).toHaveLength(3))
    kept.set('game-plans.run she theirs', kept.get(`game-plans.run me ${id}`) ?? '')
    kept.set('game-plans.saving she theirs', '0 B251001')
    forgetOthers('me')
    expect([...kept.keys()].join()).not.toContain('she')
    tab.store.logOut()
    expect([...kept.keys()]).toEqual([])
  })
})
