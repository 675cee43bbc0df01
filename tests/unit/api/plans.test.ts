// @vitest-environment jsdom
import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  originalPlanGamesQuery,
  pricedPlansQuery,
  useAddGameToPlan,
  useDeletePlan,
  usePlanGames,
  usePlans,
  usePricedPlanGames,
  usePricedPlans,
  useRemoveGameFromPlan,
} from '../../../src/api/plans'
import type { TeamKey } from '../../../src/content/teams'
import type { Plan } from '../../../src/domain/plan'
import { aGame } from '../../records'
import { AWKWARD_NAMES, apiHooks, failure, IMPOSSIBLE_NAMES, NO_LISTS } from './apiHooks'

const { read, write, writes, sent, answer, unread, logged, mount, client } = apiHooks()

const game = aGame({
  eventName: 'B300101',
  eventIds: [5],
  plans: ['OTHER'],
  team: 'Bruins vs. Flames',
  gameNumber: 7,
  date: '2030-01-01',
  time: '19:30',
})
const find = (plans: Plan[], name: string) => plans.find((plan) => plan.name === name)
const root = '/api/game-plans/bruins-games'

describe.each<[TeamKey, string]>([
  ['bruins', '/api/game-plans/bruins-games'],
  ['celtics', '/api/game-plans/celtics-games'],
])('%s plans', (team, base) => {
  it('makes an empty plan: one name as text, no event_id', async () => {
    await write(() => useAddGameToPlan(team), { plan: ' BNEW ', game: null })
    expect(writes()).toEqual([
      {
        method: 'POST',
        url: `${base}/add`,
        credentials: 'include',
        body: {
          event_name: '',
          plans: 'BNEW',
          team: '',
          game_number: 0,
          event_date: '',
          event_time: '',
        },
      },
    ])
    expect(find(await read(() => usePlans(team)), 'BNEW')).toEqual({ name: 'BNEW', eventNames: [] })
  })

  it('adds a game to a plan: one name as text, no event_id, and reads it back', async () => {
    await write(() => useAddGameToPlan(team), { plan: 'BNEW', game })
    expect(writes()).toEqual([
      {
        method: 'POST',
        url: `${base}/add`,
        credentials: 'include',
        body: {
          event_name: 'B300101',
          plans: 'BNEW',
          team: 'Bruins vs. Flames',
          game_number: 7,
          event_date: '2030-01-01',
          event_time: '19:30:00',
        },
      },
    ])
    expect(writes()[0]?.body).not.toHaveProperty('event_id')
    expect(find(await read(() => usePlans(team)), 'BNEW')?.eventNames).toEqual(['B300101'])
    const [stored] = await read(() => usePlanGames(team, 'BNEW'))
    expect(stored).toEqual({ ...game, plans: [], eventIds: stored?.eventIds, time: '19:30:00' })
  })

  it.each(AWKWARD_NAMES)(
    '[check 55] takes the game %j out of its plan and out of no other',
    async (name) => {
      await write(() => useAddGameToPlan(team), {
        plan: 'BNEW',
        game: { ...game, eventName: name },
      })
      await write(() => useAddGameToPlan(team), { plan: 'BNEW', game })
      await write(() => useAddGameToPlan(team), {
        plan: 'BTWO',
        game: { ...game, eventName: name },
      })
      await write(() => useRemoveGameFromPlan(team), { plan: 'BNEW', eventName: name })
      const { method, url, body } = writes()[3] ?? { url: '' }
      const { pathname, searchParams } = new URL(url, 'http://localhost')
      expect([method, pathname, body]).toEqual([
        'DELETE',
        `${base}/distinct/plans/delete/BNEW`,
        null,
      ])
      expect([...searchParams]).toEqual([['event_name', name]])
      const names = async (plan: string) =>
        (await read(() => usePlanGames(team, plan))).map((entry) => entry.eventName)
      expect(await names('BNEW')).toEqual(['B300101'])
      expect(await names('BTWO')).toEqual([name])
    },
  )

  it.each(AWKWARD_NAMES)('takes a game out of the plan called %j', async (name, segment) => {
    await write(() => useAddGameToPlan(team), { plan: name, game })
    await write(() => useRemoveGameFromPlan(team), { plan: name, eventName: 'B300101' })
    expect(writes()[1]).toEqual({
      method: 'DELETE',
      url: `${base}/distinct/plans/delete/${segment}?event_name=B300101`,
      body: null,
      credentials: 'include',
    })
    expect(find(await read(() => usePlans(team)), name)?.eventNames).toEqual([])
  })

  it.each(IMPOSSIBLE_NAMES)(
    'never removes the game %j: that would delete the plan',
    async (name) => {
      const error = await failure(
        write(() => useRemoveGameFromPlan(team), { plan: 'BNEW', eventName: name }),
      )
      expect([error.kind, sent()]).toEqual(['refused', []])
    },
  )

  it.each(IMPOSSIBLE_NAMES)('[check 54] never removes a game from the plan %j', async (plan) => {
    const error = await failure(
      write(() => useRemoveGameFromPlan(team), { plan, eventName: 'B300101' }),
    )
    expect([error.kind, sent()]).toEqual(['refused', []])
  })

  it('reads plans and a plan’s games again after a write', async () => {
    const plans = mount(() => usePlans(team))
    const games = mount(() => usePlanGames(team, 'BNEW'))
    await waitFor(() => expect([plans.current.data, games.current.data]).not.toContain(undefined))
    await write(() => useAddGameToPlan(team), { plan: 'BNEW', game })
    await waitFor(() => expect(find(plans.current.data ?? [], 'BNEW')).toBeDefined())
    await waitFor(() => expect(games.current.data).toHaveLength(1))
  })
})

describe('a whole Celtics plan', () => {
  it.each(AWKWARD_NAMES)('called %j is deleted, and no other', async (name, segment) => {
    await write(() => useAddGameToPlan('celtics'), { plan: name, game })
    const before = await read(() => usePlans('celtics'))
    await write(() => useDeletePlan('celtics'), name)
    expect(writes()[1]).toEqual({
      method: 'DELETE',
      url: `/api/game-plans/celtics-games/distinct/plans/delete/${segment}`,
      body: null,
      credentials: 'include',
    })
    const after = await read(() => usePlans('celtics'))
    expect(after).toEqual(before.filter((plan) => plan.name !== name))
  })

  it.each(IMPOSSIBLE_NAMES)('called %j is never asked for', async (name) => {
    const error = await failure(write(() => useDeletePlan('celtics'), name))
    expect([error.kind, sent()]).toEqual(['refused', []])
  })
})

describe('reading', () => {
  it('asks each plan where its letter says', async () => {
    await read(() => usePlans('bruins'))
    await read(() => usePricedPlans())
    await read(() => usePlanGames('bruins', 'B26FULL'))
    await read(() => usePricedPlanGames('B26 NINE/1'))
    await client().fetchQuery(originalPlanGamesQuery('X26CLASSICS'))
    expect(sent().map((entry) => entry.url)).toEqual([
      `${root}/distinct/plans`,
      `${root}/distinct/plans/pricing`,
      `${root}/distinct/plans/B26FULL`,
      `${root}/distinct/plans/pricing/B26%20NINE%2F1`,
      '/api/game-plans/details/X26CLASSICS',
    ])
    expect(new Set(sent().map((entry) => entry.credentials))).toEqual(new Set(['include']))
  })

  it.each([
    ['B26FULL', '/bruins-games/distinct/plans/B26FULL'],
    ['b26full', '/bruins-games/distinct/plans/b26full'],
    ['C26FULL', '/celtics-games/distinct/plans/C26FULL'],
    ['c26full', '/celtics-games/distinct/plans/c26full'],
    ['X26CLASSICS', '/details/X26CLASSICS'],
    ['P26/B', '/details/P26%2FB'],
  ])('fetches the original plan %j by its first letter', async (plan, path) => {
    await client().fetchQuery(originalPlanGamesQuery(plan))
    expect(sent().map((entry) => entry.url)).toEqual([`/api/game-plans${path}`])
  })

  it.each([
    ['A,B', ['A', 'B']],
    [' A , B ,,', ['A', 'B']],
    [
      ['A', ' B '],
      ['A', 'B'],
    ],
    [null, []],
    ['', []],
    ['A', ['A']],
  ])('reads event names %j', async (wire, eventNames) => {
    answer('distinct/plans', [{ plan_event_name: ' N ', event_name: wire }])
    expect(await read(() => usePlans('bruins'))).toEqual([{ name: 'N', eventNames }])
  })

  it('leaves out a plan without a name and says so', async () => {
    answer('distinct/plans', [
      { plan_event_name: null, event_name: 'B1' },
      { plan_event_name: 'N' },
    ])
    expect(await read(() => usePricedPlans())).toEqual([{ name: 'N', eventNames: [] }])
    expect(unread(pricedPlansQuery())).toEqual([
      { row: 'Row 1: B1', why: 'plan event name is missing', of: '' },
    ])
  })

  it.each(NO_LISTS)('cannot read %j as a list', async (body) => {
    answer('game-plans', body)
    for (const useRead of [() => usePlans('celtics'), () => usePricedPlans()]) {
      expect((await failure(read(useRead))).kind).toBe('unreadable')
    }
    expect((await failure(client().fetchQuery(originalPlanGamesQuery('X')))).kind).toBe(
      'unreadable',
    )
    expect(logged()).toHaveBeenCalledExactlyOnceWith(
      'Error fetching original plan details',
      'ApiError: unreadable',
    )
  })

  it.each(IMPOSSIBLE_NAMES)('never asks for the games of %j', async (name) => {
    const error = await failure(read(() => usePlanGames('bruins', name)))
    expect([error.kind, sent()]).toEqual(['refused', []])
  })
})
