// @vitest-environment jsdom
import { expect, it } from 'vitest'
import {
  useCombinedPlan,
  useDeleteCombinedPlan,
  useUpdateCombinedPlan,
} from '../../../src/api/combinedPlans'
import { useGamePlan, useSaveGamePlan } from '../../../src/api/gamePlans'
import { useDeleteGame } from '../../../src/api/games'
import {
  useDeletePlan,
  usePlanGames,
  usePricedPlanGames,
  useRemoveGameFromPlan,
} from '../../../src/api/plans'
import { aCombinedPlan } from '../../records'
import { AWKWARD_NAMES, apiHooks, failure, IMPOSSIBLE_NAMES } from './apiHooks'

const { read, write, sent } = apiHooks()
const eventName = 'B251009'

/** Every call with a name in its path, which stands where the star is. */
const calls: [path: string, call: (name: string) => Promise<unknown>][] = [
  ['bruins-games/delete/*', (name) => write(() => useDeleteGame('bruins'), name)],
  ['bruins-games/distinct/plans/*', (name) => read(() => usePlanGames('bruins', name))],
  ['bruins-games/distinct/plans/pricing/*', (name) => read(() => usePricedPlanGames(name))],
  ['celtics-games/distinct/plans/delete/*', (name) => write(() => useDeletePlan('celtics'), name)],
  [
    `bruins-games/distinct/plans/delete/*?event_name=${eventName}`,
    (plan) => write(() => useRemoveGameFromPlan('bruins'), { plan, eventName }),
  ],
  ['combined/distinct/single/*', (code) => read(() => useCombinedPlan(code))],
  [
    'combined/distinct/*',
    (code) => write(() => useUpdateCombinedPlan(), { code, plan: aCombinedPlan() }),
  ],
  ['combined/distinct/*', (code) => write(() => useDeleteCombinedPlan(), code)],
  ['gameplans/*', (id) => read(() => useGamePlan(id))],
  ['gameplans/*', (id) => write(() => useSaveGamePlan(id), { name: 'N', totalEvents: 1 })],
]

it.each(calls)('[check 55] %s carries any name as one part of its path', async (path, call) => {
  for (const [name, segment] of AWKWARD_NAMES) {
    // Most are names that the server does not know.
    await call(name).catch(() => {})
    expect(sent().at(-1)?.url).toBe(`/api/game-plans/${path.replace('*', segment)}`)
  }
})

it.each(calls)('[check 55] %s is not sent with a name that no path carries', async (_, call) => {
  for (const name of IMPOSSIBLE_NAMES) expect((await failure(call(name))).kind).toBe('refused')
  expect(sent()).toEqual([])
})

it('[checks 54, 55] a game leaves its plan by its exact name; without one the plan would go', async () => {
  const remove = (name: string) =>
    write(() => useRemoveGameFromPlan('bruins'), { plan: 'B26PRE', eventName: name })
  for (const [name] of AWKWARD_NAMES) {
    await remove(name).catch(() => {})
    const { searchParams } = new URL(sent().at(-1)?.url ?? '', 'http://localhost')
    expect([...searchParams]).toEqual([['event_name', name]])
  }
  const before = sent().length
  for (const name of IMPOSSIBLE_NAMES) expect((await failure(remove(name))).kind).toBe('refused')
  expect(sent()).toHaveLength(before)
})
