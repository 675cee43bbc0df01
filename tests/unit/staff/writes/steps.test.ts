import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../../src/api/errors'
import type { Game } from '../../../../src/domain/games/game'
import { deleteLocationStep } from '../../../../src/staff/writes/steps/pricingSteps'
import { deleteRepStep } from '../../../../src/staff/writes/steps/repSteps'
import type { ServerCalls } from '../../../../src/staff/writes/steps/serverCalls'
import type { Step } from '../../../../src/staff/writes/steps/step'
import { inverseSteps, stepTypeOf } from '../../../../src/staff/writes/steps/stepTypes'
import { aLocation, aRep } from '../../../records'
import { fakeServer, nthGame, run, waitingItems } from './fakeServer'

/* What a step finds out before it writes: somebody else's work is never written over, or taken back. */

const team = 'bruins' as const
async function checked(step: Step, calls: Partial<ServerCalls>) {
  const result = await stepTypeOf(step)?.check(step, calls as ServerCalls)
  return result && 'reason' in result ? result.reason : result?.status
}
const withGames = (...games: Game[]) => ({ games: async () => games })

describe('a look before a write', () => {
  const mine = nthGame(1, { plans: ['A'] })
  const later = { ...mine, date: '2025-10-30' }

  it('tells games of one code by their day', async () => {
    const join: Step = { kind: 'addToPlan', team, plan: 'A', game: mine }
    const part: Step = { kind: 'removeFromPlan', team, plan: 'a', game: mine }
    const out = (game: Game) => ({ ...game, plans: [] })
    expect(await checked(join, withGames(out(mine), later))).toBe('ready')
    expect(await checked(join, withGames(mine, out(later)))).toBe('done')
    expect(await checked(join, withGames(out(later)))).toBe(
      'The game has moved to another day since.',
    )
    expect(await checked(join, withGames())).toBe('It no longer exists.')
    expect(await checked(part, withGames(mine, out(later)))).toBe('ready')
    expect(await checked(part, withGames(mine, later))).toMatch(
      /^It also has a game with this code/,
    )
    expect(await checked(part, withGames(out(mine)))).toBe('done')
  })

  it('deletes a plan only while neither its list nor a game says it has one', async () => {
    const step: Step = { kind: 'deletePlan', team, plan: 'A', codes: [], games: [] }
    const plans = async () => [{ name: 'a', eventNames: [] }]
    expect(await checked(step, { plans, ...withGames(mine) })).toBe('Its games have changed since.')
    expect(await checked(step, { plans, ...withGames({ ...mine, plans: ['B'] }) })).toBe('ready')
    expect(await checked(step, { plans: async () => [], ...withGames() })).toBe('done')
  })

  it('deletes a location by its id, and not while a rep sells it since', async () => {
    const location = aLocation({ id: 7, location: 'Loge', repNames: ['Zoë'] })
    const step: Step = { kind: 'deleteLocation', location }
    const now = (...rows: (typeof location)[]) => ({ locations: async () => rows })
    expect(await checked(step, now(location))).toBe('ready')
    expect(await checked(step, now({ ...location, id: 8 }))).toBe('done')
    expect(await checked(step, now({ ...location, repNames: ['Zoë', 'Max'] }))).toMatch(
      /^Its reps have changed/,
    )
    // One that a job has made is known by its place.
    const made: Step = { kind: 'deleteLocation', location: { ...location, id: 0, repNames: [] } }
    expect(await checked(made, now({ ...location, id: 8, repNames: [] }))).toBe('ready')
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
        inverseSteps(items.flatMap(({ step, state }) => (state === 'done' ? [step] : []))).steps,
      ]).toEqual(['unchanged', []])
    }
  })
})

describe('what a delete keeps to be undone', () => {
  const ann = aRep({ id: 1, name: 'Ann', pricingLocationIds: [31] })
  const loge = aLocation({ id: 31, location: 'Loge', repNames: ['Ann', 'Bo', 'Nobody'] })

  it('is of a rep what they sell by id and by name; the ids alone where no rows are known', () => {
    const balcony = aLocation({ id: 32, location: 'Balcony', repNames: ['Ann'] })
    const other = aLocation({ id: 33, location: 'Rafters' })
    const { sold } = deleteRepStep(ann, [ann], [loge, balcony, other])
    expect(sold.map(({ id }) => id)).toEqual([31, 32])
    expect(deleteRepStep(ann, [ann], []).sold.map(({ id }) => id)).toEqual([31])
    expect(deleteRepStep(ann, [ann, aRep({ id: 9, name: 'ANN ' })], []).others).toEqual([9])
  })

  it('is of a location its reps by their ids and by the names in the row', () => {
    const twin = aLocation({ id: 39, location: 'LOGE' })
    const step = deleteLocationStep(loge, [loge, twin], [ann, aRep({ id: 2, name: 'Bo' })])
    expect(step.reps).toEqual([
      { id: 1, name: 'Ann' },
      { id: 2, name: 'Bo' },
      { id: null, name: 'Nobody' },
    ])
    expect(step.others).toEqual([39])
  })
})
