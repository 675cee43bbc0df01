import { describe, expect, it } from 'vitest'
import { ApiError, BusyError } from '../../../../src/api/errors'
import type { RunItem } from '../../../../src/staff/writes/runStore'
import type { Step } from '../../../../src/staff/writes/steps/step'
import { countsOf, type Fault, fakeServer, nthGame, run, waitingItems } from './fakeServer'

/* A run without a screen, on a server of its own: what leaves, in which order, what is said of it. */

const TWELVE = Array.from({ length: 12 }, (_, index) => index + 1)
const addGames = (): Step[] =>
  TWELVE.map((n) => ({ kind: 'addGame', team: 'bruins', game: nthGame(n) }))

/** A game that leaves one day for another. */
const move = (from: number, day: number): Step => ({
  kind: 'changeGame',
  team: 'bruins',
  before: nthGame(from, { eventIds: [from] }),
  after: nthGame(day, { eventIds: [from] }),
})
const statesOf = (items: readonly RunItem[]) => items.map(({ state }) => state)
const codes = (server: ReturnType<typeof fakeServer>) =>
  server.games.map(({ eventName }) => eventName).sort()
const ALL = TWELVE.map((n) => nthGame(n).eventName)

describe('steps of a run', () => {
  it('go three at a time after one look at the list, and a second time nothing leaves', async () => {
    const server = fakeServer()
    const items = waitingItems(addGames())
    expect(await run(server, items)).toBe('ended')
    expect(codes(server)).toEqual(ALL)
    // And one that confirms them.
    expect(server.counters).toMatchObject({ most: 3, reads: 2 })
    const again = waitingItems(addGames())
    await run(server, again)
    expect(countsOf(again)).toMatchObject({ unchanged: 12 })
    expect(server.sent).toHaveLength(12)
  })

  it('never write one game or one plan twice at once, join before they part, delete last', async () => {
    const server = fakeServer([1, 2, 3].map((n) => nthGame(n, { eventIds: [n], plans: ['OLD'] })))
    const team = 'bruins' as const
    const items = waitingItems([
      { kind: 'deleteGame', team, games: [nthGame(3, { plans: ['OLD'] })], emptied: [] },
      ...[1, 2].map((n): Step => ({ kind: 'removeFromPlan', team, plan: 'OLD', game: nthGame(n) })),
      ...[1, 2, 4].map((n): Step => ({ kind: 'addToPlan', team, plan: 'NEW', game: nthGame(n) })),
      { kind: 'addToPlan', team, plan: 'OTHER', game: nthGame(1) },
      { kind: 'addGame', team, game: nthGame(4) },
      {
        kind: 'changeGame',
        team,
        before: nthGame(1, { eventIds: [1], plans: ['OLD'] }),
        after: nthGame(1, { eventIds: [1], plans: ['OLD'], time: '13:00:00' }),
      },
    ])
    await run(server, items)
    expect(server.clashes).toEqual([])
    expect(new Set(statesOf(items))).toEqual(new Set(['done']))
    const verbs = server.sent.map((what) => what.split(' ')[0])
    expect([...new Set(verbs)]).toEqual(['edit', 'add', 'join', 'part', 'delete'])
    expect(server.games.map(({ eventName, plans }) => [eventName, plans])).toEqual([
      ['B251001', ['NEW', 'OTHER']],
      ['B251002', ['NEW']],
      ['B251004', ['NEW']],
    ])
  })

  it('leave alone what somebody else has changed, and keep the plans he added', async () => {
    const before = nthGame(1, { eventIds: [1], plans: ['A', 'B'] })
    const after = { ...before, time: '13:00:00', plans: ['A', 'C'] }
    const step: Step = { kind: 'changeGame', team: 'bruins', before, after }
    const theirs = fakeServer([{ ...before, date: '2025-10-30' }])
    const items = waitingItems([step])
    await run(theirs, items)
    expect(items[0]).toMatchObject({
      state: 'changed',
      why: 'Someone else changed it: Event Date is now “Thu, Oct 30, 2025”.',
    })
    expect(theirs.sent).toEqual([])
    const joined = fakeServer([{ ...before, plans: ['A', 'B', 'THEIRS'] }])
    await run(joined, waitingItems([step]))
    expect(joined.games[0]).toMatchObject({ time: '13:00:00', plans: ['A', 'C', 'THEIRS'] })
  })

  it('do not take a code that another game has, name that game, and can be tried again', async () => {
    const server = fakeServer([1, 2].map((n) => nthGame(n, { eventIds: [n] })))
    const items = waitingItems([move(1, 2)])
    const why = 'another game has the code B251002: Bruins vs. Blackhawks, Thu, Oct 2, 2025.'
    await run(server, items)
    expect(items[0]).toMatchObject({ state: 'failed', why })
    // Also where an earlier try had no response.
    const sent = waitingItems([move(1, 2)]).map((item) => ({ ...item, wasSent: true }))
    await run(server, sent)
    expect(sent[0]).toMatchObject({ state: 'failed', why })
    expect(server.sent).toEqual([])
    server.games.pop()
    for (const item of items) item.state = 'waiting'
    await run(server, items)
    expect(items[0]?.state).toBe('done')
    expect(codes(server)).toEqual(['B251002'])
  })

  it('are not done where the server accepts them and a read after shows nothing', async () => {
    const server = fakeServer([nthGame(13, { eventIds: [13] })])
    server.calls.addGame = async () => null
    server.calls.editGame = async () => null
    const edit: Step = {
      kind: 'changeGame',
      team: 'bruins',
      before: nthGame(13, { eventIds: [13] }),
      after: nthGame(13, { eventIds: [13], time: '13:00:00' }),
    }
    const items = waitingItems([...addGames().slice(0, 2), edit])
    await run(server, items)
    const unlisted = ['failed', 'the server accepted it, but doesn’t list it.']
    expect(items.map(({ state, why }) => [state, why])).toEqual([
      unlisted,
      unlisted,
      ['failed', 'the server accepted it, but doesn’t show the change.'],
    ])
  })

  it('that were accepted are uncertain where no read after can be made, and are not made twice', async () => {
    const server = fakeServer()
    const { games, addGame } = server.calls
    let isDown = false
    server.calls.addGame = async (...game) => {
      isDown = true
      return addGame(...game)
    }
    server.calls.games = (team) => {
      if (isDown) throw new ApiError('no-answer')
      return games(team)
    }
    const items = waitingItems(addGames().slice(0, 1))
    await run(server, items)
    expect(items[0]).toMatchObject({ state: 'uncertain', wasAccepted: true })
    isDown = false
    for (const item of items) item.state = 'waiting'
    await run(server, items)
    expect([items[0]?.state, server.sent.length]).toEqual(['done', 1])
  })

  const faults: [string, Fault, RunItem['state']][] = [
    ['500', new ApiError('status', { status: 500 }), 'failed'],
    ['no answer after the write', 'lost', 'done'],
    ['HTML after the write', 'html', 'done'],
    ['no answer before the write', new ApiError('timeout'), 'failed'],
    ['success: false', new ApiError('refused', { status: 200 }), 'failed'],
  ]
  it.each(faults)(
    'come to their end with %s at any of them, and retry ends with all',
    async (_, fault, state) => {
      for (const k of TWELVE.keys()) {
        const server = fakeServer()
        server.faults.set(k, fault)
        const items = waitingItems(addGames())
        expect(await run(server, items)).toBe('ended')
        const counts = countsOf(items)
        expect(counts).toMatchObject(state === 'done' ? { done: 12 } : { done: 11, [state]: 1 })
        for (const item of items) if (item.state === 'failed') item.state = 'waiting'
        await run(server, items)
        expect(countsOf(items)).toMatchObject({ done: 12 })
        // Nothing is sent again that was carried out.
        expect([codes(server), new Set(server.sent).size]).toEqual([ALL, 12])
        expect(server.sent).toHaveLength(state === 'done' ? 12 : 13)
      }
    },
  )

  it('stop whole at 401 at any of them, and the rest goes on after signing in', async () => {
    for (const k of TWELVE.keys()) {
      const server = fakeServer()
      server.faults.set(k, new ApiError('status', { status: 401 }))
      const items = waitingItems(addGames())
      expect(await run(server, items)).toBe('stopped')
      expect(server.sent.length).toBeLessThanOrEqual(k + 3)
      expect(countsOf(items)).toMatchObject({ failed: 0, uncertain: 0, sent: 0 })
      server.isOver = false
      expect(await run(server, items)).toBe('ended')
      expect(countsOf(items)).toMatchObject({ done: 12 })
      expect(codes(server)).toEqual(ALL)
    }
  })

  it('wait for a server that is too busy, all of them, and ask after five alike failures', async () => {
    const busy = fakeServer()
    busy.faults.set(1, new BusyError(429, undefined, 7))
    const waits: number[] = []
    const items = waitingItems(addGames())
    await run(busy, items, {
      wait: async (seconds) => void waits.push(seconds),
    })
    expect([waits, countsOf(items).done, busy.sent.length]).toEqual([[7], 12, 13])

    const broken = fakeServer()
    for (const k of TWELVE) broken.faults.set(k, new ApiError('status', { status: 500 }))
    const failing = waitingItems(addGames())
    expect(await run(broken, failing)).toBe('asking')
    const { done, failed, waiting } = countsOf(failing)
    expect([done, failed + waiting]).toEqual([1, 11])
    expect(failed).toBeLessThanOrEqual(7)
  })

  it('pause between two steps, and end where another person signs in', async () => {
    const stop = new AbortController()
    const server = fakeServer()
    const items = waitingItems(addGames())
    const add = server.calls.addGame
    server.calls.addGame = (team, game) => {
      if (server.sent.length === 4) stop.abort()
      return add(team, game)
    }
    expect(await run(server, items, { signal: stop.signal })).toBe('paused')
    expect(countsOf(items)).toMatchObject({ sent: 0, done: server.sent.length })
    server.calls.addGame = add
    expect(await run(server, items, { isOwned: () => false })).toBe('stopped')
    expect(await run(server, items)).toBe('ended')
    expect([codes(server), server.sent.length]).toEqual([ALL, 12])
  })
})
