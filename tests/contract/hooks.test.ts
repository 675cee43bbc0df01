import { type QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '../../src/api/cache/queryClient'
import * as combinedPlans from '../../src/api/combinedPlans'
import * as gamePlans from '../../src/api/gamePlans'
import * as games from '../../src/api/games'
import * as plans from '../../src/api/plans'
import * as admin from '../../src/api/plansAndReps'
import * as pricing from '../../src/api/pricingLocations'
import * as reps from '../../src/api/reps'
import * as session from '../../src/api/session'
import { usePublicCombinedPlan } from '../../src/api/sheets/publicCombinedPlan'
import { usePublicPricing } from '../../src/api/sheets/publicPricing'
import { usePublicRep } from '../../src/api/sheets/publicRep'
import {
  usePublicSchedule,
  useScheduleBlocks,
  useYouthGames,
} from '../../src/api/sheets/publicSchedule'
import { prefetch, prefetchSheet } from '../../src/api/sheets/sheetQueries'
import * as users from '../../src/api/users'
import { useReadFresh, useRefetchFresh } from '../../src/api/writes/useRefetchFresh'
import { asParams, routes } from '../../src/app/routes'
import { aCombinedPlan, aGame } from '../records'
import { bothServers, comparable } from './bothServers'
import { forgetCookies, openPage } from './page'

/*
 * Every hook of src/api gives the same on the real server, with its cookies, as on the mock, where
 * tests/unit/api says what that must be.
 */

interface Step {
  hook: unknown
  run: (client: QueryClient) => Promise<unknown>
}

/** What a hook ends up with once it waits for nothing; one of a write or a question is `given` something. */
async function endOf(client: QueryClient, useHook: () => unknown, given: unknown) {
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client }, children)
  const { result, unmount } = renderHook(useHook, { wrapper })
  const { current } = result as { current: { mutateAsync?: (given: unknown) => Promise<unknown> } }
  const ask = current.mutateAsync ?? current
  if (ask instanceof Function) {
    const answer = await act(async () => ask(given).catch((error: unknown) => ({ error })))
    unmount()
    return answer
  }
  const parts = () => [result.current].flat() as { isFetching?: boolean; state?: string }[]
  const isWaiting = () => parts().some((one) => one.isFetching || one.state === 'loading')
  await waitFor(() => expect(isWaiting()).toBe(false), { interval: 2, timeout: 10_000 })
  unmount()
  return parts().map((one) => {
    const { data, error, ...state } = one as { data?: unknown; error?: unknown }
    return 'isFetching' in one ? { data, error } : state
  })
}

const reads = <A extends unknown[]>(useHook: (...args: A) => unknown, ...args: A): Step => ({
  hook: useHook,
  run: (client) => endOf(client, () => useHook(...args), undefined),
})
const writes = <A extends unknown[], V>(
  useHook: (...args: A) => { mutateAsync: (variables: V) => unknown },
  args: A,
  variables: V,
): Step => ({
  hook: useHook,
  run: (client) => endOf(client, () => useHook(...args), variables),
})
const leaves: Step = { hook: forgetCookies, run: async () => forgetCookies() }

const AWKWARD = "B26 Über/Loge & O'Brien 50%?#+"
const GAME = aGame({
  eventName: "B260420 O'Brien/Ünï",
  plans: ['B26FULL', AWKWARD],
  team: "Bruins vs. O'Brien's Ünited",
  gameNumber: 42,
  date: '2026-04-20',
  time: '19:00',
})
const PLAN = aCombinedPlan({ code: AWKWARD, title: 'Zoë’s / Café', originalPlans: ['B26NINE'] })
const LOGE = {
  pricingPlanName: AWKWARD,
  location: "Loge / O'B",
  color: 'FFB81C',
  planHolderPerGame: 6150,
  planHolderTotal: 43050,
  boxOfficePerGame: 1250,
  boxOfficeTotal: null,
}
const REP = { name: "Zoë O'Hara-Müller", email: 'z@example.com', phone: '' }
const ZOE = { name: "Zoë O'Hara", email: 'zoe@example.com', password: 'secret12' }
const signsIn = (email: string, password = 'password', rememberMe = false) =>
  writes(session.useSignIn, [], { email, password, rememberMe })

const checksSession = reads(() => useQuery(session.checkSessionQuery()))

/** What an admin does, with one cache. */
const FLOWS: Record<string, Step[]> = {
  'sign in': [
    reads(users.useUsers),
    writes(users.useRegister, [], ZOE),
    writes(users.useRegister, [], { ...ZOE, email: 'ZOE@example.com' }),
    signsIn('bgs@example.com', 'password', true),
    checksSession,
    writes(users.useRegister, [], { ...ZOE, email: 'b@example.com' }),
    leaves,
    checksSession,
    reads(users.useUsers),
    signsIn('bgs@example.com', 'not this one'),
    signsIn('zoe@example.com', 'secret12'),
  ],
  'change games': [
    reads(games.useGames, 'celtics'),
    writes(games.useAddGame, ['bruins'], GAME),
    writes(games.useAddGame, ['bruins'], { ...GAME, eventName: 'b251009' }),
    writes(games.useEditGame, ['bruins'], { ...GAME, eventName: 'B1', eventIds: [101] }),
    writes(games.useDeleteGame, ['bruins'], GAME.eventName),
    writes(games.useDeleteGame, ['bruins'], GAME.eventName),
    reads(games.useGames, 'bruins'),
    reads(plans.usePlanGames, 'bruins', AWKWARD),
  ],
  'change plans': [
    reads(plans.usePlans, 'bruins'),
    writes(plans.useAddGameToPlan, ['bruins'], { plan: AWKWARD, game: null }),
    writes(plans.useAddGameToPlan, ['bruins'], { plan: AWKWARD, game: GAME }),
    writes(plans.useAddGameToPlan, ['bruins'], { plan: AWKWARD, game: GAME }),
    reads(plans.usePricedPlans),
    reads(plans.usePricedPlansWithGames),
    reads(plans.usePricedPlanGames, AWKWARD),
    writes(plans.useRemoveGameFromPlan, ['bruins'], { plan: AWKWARD, eventName: GAME.eventName }),
    writes(plans.useDeletePlan, ['celtics'], 'c26twelve'),
    reads(plans.usePlans, 'celtics'),
    reads(plans.useGamesOfOriginalPlans, ['b26nine', 'C26TWELVE', 'x26classics', AWKWARD]),
    reads(gamePlans.useGamePlan, '5'),
    writes(gamePlans.useSaveGamePlan, ['5'], { name: 'B26 Größe', totalEvents: 9 }),
    reads(gamePlans.useGamePlan, '5'),
    reads(gamePlans.useGamePlan, '987654'),
  ],
  'change combined plans': [
    reads(combinedPlans.useCombinedPlans),
    writes(combinedPlans.useCreateCombinedPlan, [], PLAN),
    writes(combinedPlans.useCreateCombinedPlan, [], PLAN),
    writes(combinedPlans.useUpdateCombinedPlan, [], {
      code: AWKWARD,
      plan: { ...PLAN, code: 'P26 Größe', pdf: 'a b.pdf', originalPlans: [] },
    }),
    writes(combinedPlans.useDeleteCombinedPlan, [], 'P26ALL'),
    writes(combinedPlans.useDeleteCombinedPlan, [], 'P26ALL'),
    reads(combinedPlans.useCombinedPlans),
    reads(combinedPlans.useCombinedPlan, 'p26größe'),
    reads(combinedPlans.useCombinedPlan, 'nobody'),
    {
      hook: useRefetchFresh,
      run: (client) => endOf(client, useRefetchFresh, combinedPlans.combinedPlanQuery('p26größe')),
    },
    reads(useReadFresh, combinedPlans.combinedPlanQuery('p26größe')),
  ],
  'change prices and reps': [
    writes(pricing.useAddPricingPlan, [], AWKWARD),
    writes(pricing.useAddPricingLocation, [], LOGE),
    writes(pricing.useAddPricingLocation, [], LOGE),
    writes(pricing.useEditPricingLocation, [], { ...LOGE, id: 41, location: 'Ünï' }),
    // Refused, and nothing of it written.
    writes(pricing.useEditPricingLocation, [], {
      ...LOGE,
      id: 41,
      color: '00bb66',
      boxOfficeTotal: null,
      unreadable: { boxOfficeTotal: 'TBD' },
    }),
    writes(pricing.useChangeRepAssignment, [], {
      repId: 7,
      pricingLocationId: 41,
      isAssigned: true,
    }),
    writes(pricing.useChangeRepAssignment, [], {
      repId: 2,
      pricingLocationId: 42,
      isAssigned: false,
    }),
    writes(pricing.useDeletePricingLocation, [], 1),
    reads(pricing.usePricingLocations),
    writes(reps.useAddRep, [], REP),
    writes(reps.useEditRep, [], { ...REP, id: 3, phone: '617-555-0100' }),
    writes(reps.useDeleteRep, [], 2),
    reads(reps.useReps),
    reads(pricing.usePricingLocations),
  ],
  'use the admin variant without a cookie': [
    leaves,
    writes(admin.useAddAdminPricingLocation, [], LOGE),
    writes(admin.useEditAdminPricingLocation, [], { ...LOGE, id: 41, color: '' }),
    writes(admin.useDeleteAdminPricingLocation, [], 42),
    writes(admin.useAddAdminRep, [], { ...REP, pricingLocationIds: [41, 1] }),
    writes(admin.useSetAdminRepPricingLocations, [], { id: 3, pricingLocationIds: [2] }),
    writes(admin.useSetAdminRepPricingLocations, [], { id: 3, pricingLocationIds: [999] }),
    writes(admin.useDeleteAdminRep, [], 2),
    reads(admin.useAdminPricingLocations),
    reads(admin.useAdminReps),
  ],
  'look at the sheets as a stranger': [
    leaves,
    ...['p26all', 'p26suite10', 'p26hc-cup', 'nobody'].map((code) =>
      reads(usePublicCombinedPlan, code),
    ),
    ...['zoenunez', 'patobrien', 'nobody'].map((name) => reads(usePublicRep, name)),
    reads(usePublicPricing, { planname: 'rivalblackhomeplan', repname: 'patobrien' }),
    reads(usePublicPricing, { planname: 'planb', repname: 'danawhitfield' }),
    reads(usePublicPricing, { planname: 'plana', repname: 'nobody' }),
    ...['5plan', '6plan', '11gameplan', 'halfseason'].map((name) => reads(usePublicSchedule, name)),
    reads(useScheduleBlocks, ['bp265plana', 'bp265planb']),
    reads(useYouthGames),
  ],
  'open a sheet': [
    {
      hook: prefetchSheet,
      run: (client) => prefetchSheet(client, 'calendar', { combinePlanEvent: 'p26all' }, ''),
    },
  ],
  'open every staff screen': Object.values(routes)
    .flatMap((route) => ('reads' in route && route.reads ? [route.reads] : []))
    .map((reads) => ({
      hook: reads,
      async run(client) {
        await Promise.all(reads(asParams({ id: '1' })).map((query) => prefetch(client, query)))
      },
    })),
}

afterEach(() => vi.restoreAllMocks())

bothServers((origins) => {
  /** What each step came to on one of the servers, and what the cache then has. */
  async function outcome(origin: string, steps: readonly Step[]): Promise<unknown> {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const closePage = openPage(origin)
    const client = createQueryClient({ retryDelay: 0 })
    const results: unknown[] = []
    for (const { run } of [signsIn('admin@example.com'), ...steps]) results.push(await run(client))
    await expect.poll(() => client.isFetching(), { timeout: 10_000 }).toBe(0)
    const cache = client.getQueryCache().getAll()
    const kept = cache.map(({ queryKey, state }) => [JSON.stringify(queryKey), state.data])
    client.clear()
    closePage()
    return comparable({ results, kept: Object.fromEntries(kept) })
  }

  it.each(Object.keys(FLOWS))('let an admin %s alike', async (name) => {
    const [real, mock] = origins()
    const steps = FLOWS[name] ?? []
    expect(await outcome(real, steps)).toEqual(await outcome(mock, steps))
  })
})

const modules = import.meta.glob<object>('../../src/api/**/*.ts', { eager: true })

it('runs every hook of src/api', () => {
  const hooks = Object.values(modules)
    .flatMap((module) => Object.entries(module))
    // What others are made of is none itself.
    .filter(([name]) => /^(use|prefetch)[A-Z]/.test(name))
    .filter(([name]) => !['useDeleteRow', 'useGameLists', 'useWrite'].includes(name))
  const ran = Object.values(FLOWS).flatMap((steps) => steps.map(({ hook }) => hook))
  expect(hooks.length).toBeGreaterThan(40)
  expect(hooks.filter(([, hook]) => !ran.includes(hook)).map(([name]) => name)).toEqual([])
})
