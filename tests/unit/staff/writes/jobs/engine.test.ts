import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError, BusyError } from '../../../../../src/api/errors'
import { makeRoom } from '../../../../../src/staff/season-import/makeRoom'
import { engineOf } from '../../../../../src/staff/writes/jobs/engine'
import { swapWords, wordsOf } from '../../../../../src/staff/writes/jobs/figures'
import { type Job, jobsOf } from '../../../../../src/staff/writes/jobs/jobStore'
import { leftJobs } from '../../../../../src/staff/writes/jobs/journal'
import type { Step } from '../../../../../src/staff/writes/jobs/step'
import { fakeServer, nthGame } from './fakeServer'

/* Jobs of a tab, what of them is kept in the browser, and what the next tab makes of that. */

let server = fakeServer()
vi.mock('../../../../../src/staff/writes/jobs/jobCalls', () => ({ jobCalls: () => server.calls }))

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
  const store = jobsOf(client)
  store.setOwner(owner)
  const engine = engineOf(client)
  const ended = (id: string) =>
    vi.waitFor(() => expect(store.find(id)?.state).not.toMatch(/waiting|running/))
  const job = (id: string) => {
    const { state, items = [] } = store.find(id) ?? {}
    return [state, ...items.map((item) => item.state)]
  }
  return { store, engine, ended, job }
}

/** Runs a job, which is paused as its second write is about to leave: in the middle of a swap. */
async function runUntilSecondWrite({ engine, ended }: ReturnType<typeof openTab>, id: string) {
  const { editGame } = server.calls
  server.calls.editGame = (...game) => {
    if (server.sent.length === 1) engine.pause(id)
    return editGame(...game)
  }
  engine.run(id)
  await ended(id)
}

const steps = [1, 2, 3].map((n): Step => ({ kind: 'addGame', team: 'bruins', game: nthGame(n) }))
const ORDER = { doing: 'Adding', done: 'Added', steps }
const left = () => leftJobs('me').map(({ items }) => items.map(({ state }) => state))

/** A game that leaves one day for another. */
const move = (from: number, day: number): Step => ({
  kind: 'changeGame',
  team: 'bruins',
  before: nthGame(from, { eventIds: [from] }),
  after: nthGame(day, { eventIds: [from] }),
})
/** Three games in a ring of codes, a chain beside it, and a new game. */
const RING = [move(1, 2), move(2, 3), move(3, 1), move(6, 7), move(5, 6)]
function ringOfGames() {
  server.games = [1, 2, 3, 5, 6].map((n) => nthGame(n, { eventIds: [n] }))
  return [...makeRoom(RING), { kind: 'addGame', team: 'bruins', game: nthGame(9) } satisfies Step]
}
const codes = () => server.games.map(({ eventIds, eventName }) => `${eventIds} ${eventName}`)
const TURNED = ['1 B251002', '2 B251003', '3 B251001']

describe('a job that is cancelled in a swap of codes', () => {
  it.each([0, 1, 2, 3, 4])('finishes it, and nothing else: at write %i', async (k) => {
    const tab = openTab()
    const id = tab.store.add({ ...ORDER, steps: ringOfGames() })
    const { editGame } = server.calls
    let words = ''
    server.calls.editGame = (...game) => {
      if (server.sent.length === k) void tab.engine.cancel(id)
      const job = tab.store.find(id)
      if (job?.isEnding) words = wordsOf(job)
      return editGame(...game)
    }
    tab.engine.run(id)
    await vi.waitFor(() => expect(tab.store.find(id)?.isCancelled).toBe(true))
    expect(codes().filter((code) => code.includes('-9'))).toEqual([])
    expect(codes().slice(0, 3)).toEqual(TURNED)
    expect(codes()).not.toContain(nthGame(9).eventName)
    expect(tab.job(id)).toContain('not sent')
    expect(words).toBe('Adding: finishing a swap, nothing more is sent after it.')
    expect(left()).toEqual([])
  })

  it('names what it could not finish, and offers it in this tab and the next', async () => {
    server.faults.set(3, new ApiError('status', { status: 500 }))
    const tab = openTab()
    const id = tab.store.add({ ...ORDER, steps: ringOfGames() })
    await runUntilSecondWrite(tab, id)
    const swap = () => swapWords(tab.store.find(id) as Job)
    const words =
      'The code B251001-9 is for the time of a swap alone, and the swap is not finished.'
    expect(swap()).toBe(words)
    await tab.engine.cancel(id)
    expect([tab.job(id)[0], swap()]).toEqual(['ended', words])
    expect(left()).toHaveLength(1)

    const next = openTab()
    await next.engine.takeLeft('me')
    expect(next.job(id)[0]).toBe('stopped')
    await next.engine.cancel(id)
    expect(codes().slice(0, 3)).toEqual(TURNED)
    expect(next.store.find(id)?.isCancelled).toBe(true)
    expect(codes()).not.toContain('9 B251009')
  })

  it('takes it for done with where it was taken back instead', async () => {
    const tab = openTab()
    const id = tab.store.add({ ...ORDER, steps: ringOfGames() })
    await runUntilSecondWrite(tab, id)
    expect(codes()[0]).toBe('1 B251001-9')
    tab.engine.undo(id)
    await vi.waitFor(() => expect(codes()[0]).toBe('1 B251001'))
    await tab.ended(tab.store.find(id)?.undoneBy ?? '')
    expect(swapWords(tab.store.find(id) as Job)).toBe('')
    const before = server.sent.length
    await tab.engine.cancel(id)
    expect(server.sent).toHaveLength(before)
    expect(tab.store.find(id)?.isCancelled).toBe(true)
    expect(left()).toEqual([])
  })

  it('is not told as begun by the next tab where its first write never arrived', async () => {
    const tab = openTab()
    const id = tab.store.add({ ...ORDER, steps: ringOfGames() })
    const hanging: (() => void)[] = []
    server.calls.editGame = () =>
      new Promise((_, reject) => hanging.push(() => reject(new ApiError('no-answer'))))
    tab.engine.run(id)
    await vi.waitFor(() => expect(tab.job(id)).toContain('sent'))
    const words = (store: typeof tab.store) => swapWords(store.find(id) as Job)

    // Where nobody answers it may have arrived.
    const { games } = server.calls
    server.calls.games = () => Promise.reject(new ApiError('no-answer'))
    const unanswered = openTab()
    await unanswered.engine.takeLeft('me')
    expect(words(unanswered.store)).toMatch(/^The code B251001-9 is for the time of a swap alone/)

    server.calls.games = games
    const next = openTab()
    await next.engine.takeLeft('me')
    expect(next.job(id)[0]).toBe('stopped')
    expect(words(next.store)).toBe('')
    await next.engine.cancel(id)
    expect(next.store.find(id)?.isCancelled).toBe(true)
    expect(server.sent).toEqual([])
    tab.engine.pause(id)
    for (const end of hanging) end()
    await tab.ended(id)
  })

  it('is not told as begun by the next tab where its first write was uncertain and never arrived', async () => {
    const tab = openTab()
    const id = tab.store.add({ ...ORDER, steps: ringOfGames() })
    const { games, editGame } = server.calls
    // The line is dead from the first write on.
    server.calls.editGame = () => {
      server.calls.games = () => Promise.reject(new ApiError('no-answer'))
      return Promise.reject(new ApiError('no-answer'))
    }
    tab.engine.run(id)
    await tab.ended(id)
    expect(tab.job(id)).toContain('uncertain')

    Object.assign(server.calls, { games, editGame })
    const next = openTab()
    await next.engine.takeLeft('me')
    expect(next.job(id)).not.toContain('uncertain')
    expect(swapWords(next.store.find(id) as Job)).toBe('')
    await next.engine.cancel(id)
    expect(next.store.find(id)?.isCancelled).toBe(true)
    expect(server.sent).toEqual([])
  })

  it('leaves a word of it with Logout', async () => {
    const tab = openTab()
    const id = tab.store.add({ ...ORDER, steps: ringOfGames() })
    server.faults.set(1, new BusyError(429, undefined, 600))
    tab.engine.run(id)
    await vi.waitFor(() => expect(codes()).toContain('1 B251001-9'))
    await vi.waitFor(() => expect(server.sent.length).toBeGreaterThan(1))
    tab.engine.leave('me')
    expect(leftJobs('me').map(({ done }) => done)).toEqual([
      expect.stringMatching(/a code that ends in -9$/),
    ])
  })
})

describe('the jobs of a tab', () => {
  it('that are cancelled, while the server asks to be left alone too, are not offered again', async () => {
    server.faults.set(1, new BusyError(429, undefined, 600))
    const tab = openTab()
    const id = tab.store.add(ORDER)
    tab.engine.run(id)
    await vi.waitFor(() => expect(server.sent).toHaveLength(3))
    expect(left()).toHaveLength(1)
    await tab.engine.cancel(id)
    expect(tab.job(id)).toEqual(['ended', 'done', 'not sent', 'done'])
    expect(left()).toEqual([])
    // Who goes on with it all the same is offered its rest again.
    server.faults.set(3, new BusyError(429, undefined, 600))
    tab.engine.resume(id)
    await vi.waitFor(() => expect(server.sent).toHaveLength(4))
    expect(left()).toEqual([['done', 'not sent', 'done']])
    tab.engine.pause(id)
  })

  it('tell what failed unsent, and what the server took, from what may be theirs', async () => {
    const tab = openTab()
    const { games } = server.calls
    const id = tab.store.add({ ...ORDER, steps: steps.slice(0, 1) })
    server.calls.games = () => Promise.reject(new ApiError('status', { status: 500 }))
    tab.engine.run(id)
    await tab.ended(id)
    expect(left()).toEqual([['failed']])
    // It had come to its end.
    expect(leftJobs('me').map(wordsOf)).toEqual(['Adding: the rest failed. 1 of 1 left.'])
    // A colleague makes the game; the next tab finds it, and takes nothing of it back.
    server.games.push(nthGame(1, { eventIds: [9] }))
    server.calls.games = games
    const next = openTab()
    await next.engine.takeLeft('me')
    expect(next.job(id)).toEqual(['ended', 'unchanged'])

    const taken = tab.store.add({
      ...ORDER,
      steps: [{ kind: 'addPlan', team: 'bruins', plan: 'N' }],
    })
    server.calls.plans = async () => []
    tab.engine.run(taken)
    await tab.ended(taken)
    expect(leftJobs('me')[0]?.items[0]).toMatchObject({ state: 'failed', wasTaken: true })
    expect(server.sent).toEqual(['join N undefined'])
  })

  it('are not called failed or cut off where an answer never came', async () => {
    server.faults.set(0, 'lost')
    const tab = openTab()
    const id = tab.store.add({ ...ORDER, steps: steps.slice(0, 1) })
    const { games, addGame } = server.calls
    server.calls.addGame = async (...game) => {
      server.calls.games = () => Promise.reject(new ApiError('no-answer'))
      return addGame(...game)
    }
    tab.engine.run(id)
    await tab.ended(id)
    expect(tab.job(id)).toEqual(['ended', 'uncertain'])
    expect(leftJobs('me').map(wordsOf)).toEqual(['Adding: not every answer came. 1 of 1 left.'])
    server.calls.games = games
    const next = openTab()
    await next.engine.takeLeft('me')
    expect(next.job(id)).toEqual(['ended', 'done'])
  })

  it('are found done in the next tab behind one whose code another game has', async () => {
    const move = (from: number, day: number): Step => {
      const before = nthGame(from, { eventIds: [from] })
      return {
        kind: 'changeGame',
        team: 'bruins',
        before,
        after: nthGame(day, { eventIds: [from] }),
      }
    }
    server.games.push(nthGame(1, { eventIds: [1] }), nthGame(2, { eventIds: [2] }))
    const tab = openTab()
    const id = tab.store.add({ ...ORDER, steps: [move(1, 2), ...steps.slice(2)] })
    server.faults.set(0, new ApiError('status', { status: 500 }))
    tab.engine.run(id)
    await tab.ended(id)
    expect(tab.job(id)).toEqual(['ended', 'failed', 'failed'])
    server.games.push(nthGame(3, { eventIds: [3] }))
    const next = openTab()
    await next.engine.takeLeft('me')
    expect(next.job(id)).toEqual(['stopped', 'failed', 'done'])
  })

  it('that are taken back in the middle have nothing left to go on with', async () => {
    server.faults.set(1, new BusyError(429, undefined, 600))
    const tab = openTab()
    const id = tab.store.add(ORDER)
    tab.engine.run(id)
    await vi.waitFor(() => expect(tab.job(id).filter((state) => state === 'done')).toHaveLength(2))
    tab.engine.pause(id)
    await tab.ended(id)
    expect(tab.job(id)).toEqual(['paused', 'done', 'waiting', 'done'])
    tab.engine.undo(id)
    expect(tab.job(id)).toEqual(['ended', 'done', 'not sent', 'done'])
    await vi.waitFor(() => expect(server.games).toEqual([]))
    // Neither here nor by the next tab is it offered again.
    tab.engine.resume(id)
    expect(tab.job(id)[0]).toBe('ended')
    await vi.waitFor(() => expect(left()).toEqual([]))
  })

  it('go on being taken back in the next tab, and leave nothing with Logout', async () => {
    const tab = openTab()
    const id = tab.store.add(ORDER)
    tab.engine.run(id)
    await tab.ended(id)
    server.faults.set(3, new BusyError(429, undefined, 600))
    tab.engine.undo(id)
    await vi.waitFor(() => expect(server.sent).toHaveLength(6))
    // The tab crashes; the next one has the Undo alone.
    const next = openTab()
    await next.engine.takeLeft('me')
    const [undo] = next.store.get()
    expect([undo?.isUndo, undo?.state]).toEqual([true, 'stopped'])
    expect(next.job(undo?.id ?? '').filter((state) => state === 'not sent')).toHaveLength(1)
    next.store.remove()
    expect(left()).toHaveLength(0)

    // A crashed tab's records go too, when its owner leaves by choice.
    kept.set(
      'game-plans.job me crashed',
      JSON.stringify({
        version: 1,
        doing: 'Adding',
        done: 'Added',
        isUndo: false,
        stays: [],
        steps,
      }),
    )
    kept.set('game-plans.job-states me crashed', 'dww')
    openTab().engine.leave('me')
    expect([...kept.values()].join()).not.toContain('B251001')
    expect(leftJobs('me').map(({ done }) => done)).toEqual([
      expect.stringMatching(/^Adding: 2 of 3 were left/),
    ])
  })
})
