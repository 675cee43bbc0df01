import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../../src/api/errors'
import type { Game } from '../../../../src/domain/games/game'
import type { ServerCalls } from '../../../../src/staff/writes/steps/serverCalls'
import type { Step } from '../../../../src/staff/writes/steps/step'
import { inverseOf, typeOf } from '../../../../src/staff/writes/steps/stepTypes'
import { aLocation } from '../../../records'
import { fakeServer, nthGame, run, waitingItems } from './fakeServer'

/* What a step finds out before it writes: somebody else's work is never written over, or taken back. */

const team = 'bruins' as const
async function looked(step: Step, calls: Partial<ServerCalls>) {
  const look = await typeOf(step)?.look(step, calls as ServerCalls)
  return look && 'why' in look ? look.why : look?.is
}
const withGames = (...games: Game[]) => ({ games: async () => games })

describe('a look before a write', () => {
  const mine = nthGame(1, { plans: ['A'] })
  const later = { ...mine, date: '2025-10-30' }

  it('tells games of one code by their day', async () => {
    const join: Step = { kind: 'addToPlan', team, plan: 'A', game: mine }
    const part: Step = { kind: 'removeFromPlan', team, plan: 'a', game: mine }
    const out = (game: Game) => ({ ...game, plans: [] })
    expect(await looked(join, withGames(out(mine), later))).toBe('ready')
    expect(await looked(join, withGames(mine, out(later)))).toBe('done')
    expect(await looked(join, withGames(out(later)))).toBe('The game has another day by now.')
    expect(await looked(join, withGames())).toBe('It is not there any more.')
    expect(await looked(part, withGames(mine, out(later)))).toBe('ready')
    expect(await looked(part, withGames(mine, later))).toMatch(/^A game of this code and another/)
    expect(await looked(part, withGames(out(mine)))).toBe('done')
  })

  it('deletes a plan only while neither its list nor a game says it has one', async () => {
    const step: Step = { kind: 'deletePlan', team, plan: 'A', codes: [], games: [] }
    const plans = async () => [{ name: 'a', eventNames: [] }]
    expect(await looked(step, { plans, ...withGames(mine) })).toBe('It has other games by now.')
    expect(await looked(step, { plans, ...withGames({ ...mine, plans: ['B'] }) })).toBe('ready')
    expect(await looked(step, { plans: async () => [], ...withGames() })).toBe('done')
  })

  it('deletes a location by its id, and not while a rep sells it since', async () => {
    const location = aLocation({ id: 7, location: 'Loge', repNames: ['Zoë'] })
    const step: Step = { kind: 'deleteLocation', location }
    const now = (...rows: (typeof location)[]) => ({ locations: async () => rows })
    expect(await looked(step, now(location))).toBe('ready')
    expect(await looked(step, now({ ...location, id: 8 }))).toBe('done')
    expect(await looked(step, now({ ...location, repNames: ['Zoë', 'Max'] }))).toMatch(
      /^Other reps/,
    )
    // One that a job has made is known by its place.
    const made: Step = { kind: 'deleteLocation', location: { ...location, id: 0, repNames: [] } }
    expect(await looked(made, now({ ...location, id: 8, repNames: [] }))).toBe('ready')
  })
})

describe('what is taken back', () => {
  it('is not what was refused and somebody else has made meanwhile', async () => {
    const theirs = nthGame(1, { eventIds: [9] })
    for (const whenMade of ['first try', 'second try']) {
      const server = fakeServer()
      server.calls.addGame = () => {
        if (whenMade === 'first try') server.games.push(theirs)
        return Promise.reject(new ApiError('refused', { status: 200 }))
      }
      const items = waitingItems([{ kind: 'addGame', team, game: nthGame(1) }])
      await run(server, items)
      if (whenMade === 'second try') {
        expect(items[0]).toMatchObject({ state: 'failed', wasSent: false })
        server.games.push(theirs)
        for (const item of items) item.state = 'waiting'
        await run(server, items)
      }
      expect([
        items[0]?.state,
        inverseOf(items.flatMap(({ step, state }) => (state === 'done' ? [step] : []))).steps,
      ]).toEqual(['unchanged', []])
    }
  })
})
