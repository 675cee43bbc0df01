import type { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { combinedPlanQuery } from '../../src/api/combinedPlans'
import { mixedPlanGamesQuery, planGamesQuery, pricedPlanGamesQuery } from '../../src/api/plans'
import { pricingLocationsQuery } from '../../src/api/pricing'
import { repsQuery } from '../../src/api/reps'
import * as publicCombinedPlan from '../../src/api/sheets/publicCombinedPlan'
import * as publicPricing from '../../src/api/sheets/publicPricing'
import * as publicSchedule from '../../src/api/sheets/publicSchedule'
import * as sheets from '../../src/api/sheets/sheetQueries'
import { namesOf } from '../../src/app/route'
import { routes } from '../../src/app/routes'
import type { PublicKey } from '../../src/config/sheets'
import { contract } from './contract'

const { usePublicCombinedPlan } = publicCombinedPlan
const { usePublicPricing, usePublicRep } = publicPricing
const { usePublicSchedule, useYouthGames } = publicSchedule
const prefetchSheet = sheets.prefetchSheet as (
  client: QueryClient,
  sheet: PublicKey,
  names: object,
  search: string,
) => Promise<void>

contract({ publicCombinedPlan, publicPricing, publicSchedule, sheets }, (server) => {
  const { client, forgetCookies, prefetch, read, rows, settle } = server
  const has = (queryKey: readonly unknown[]) => client().getQueryData(queryKey) !== undefined
  const codesOf = async (...plans: string[]) =>
    new Set(
      (await rows('games'))
        .filter((row) => plans.includes(row.plan_event_name ?? ''))
        .flatMap((row) => row.event_name ?? []),
    )

  it.each([
    ['p26logeclub', ['B26EIGHT', 'C26FIVE']],
    ['p26full', ['B26FULL', 'C26FULL']],
    ['p26mix', ['P26MIX']],
    ['p26empty', []],
  ])('%s has every game of its plans, for a stranger', async (code, plans) => {
    forgetCookies()
    const found = await settle(usePublicCombinedPlan, code)
    if (found.state !== 'ready') throw new Error(found.state)
    expect(found.missingPlans).toEqual([])
    expect(new Set(found.games.map(({ eventName }) => eventName))).toEqual(await codesOf(...plans))
    expect(found.games.length).toBe(new Set(found.games.map((game) => game.eventName)).size)
  })

  it('says that there is no such plan', async () => {
    expect(await settle(usePublicCombinedPlan, 'nobody')).toEqual({ state: 'not-found' })
  })

  it('loads a plan and its games before its sheet is there', async () => {
    await prefetch(prefetchSheet, 'calendar', { combinePlanEvent: 'p26logeclub' }, '')
    expect(has(combinedPlanQuery('p26logeclub').queryKey)).toBe(true)
    await expect.poll(() => has(planGamesQuery('bruins', 'B26EIGHT').queryKey)).toBe(true)
    await expect.poll(() => has(planGamesQuery('celtics', 'C26FIVE').queryKey)).toBe(true)
    await prefetch(prefetchSheet, 'calendar', { combinePlanEvent: 'p26mix' }, '')
    await expect.poll(() => has(mixedPlanGamesQuery('P26MIX').queryKey)).toBe(true)
  })

  it.each([
    ['zoenunez', 'Zoë Núñez'],
    ['seanobrien', "Sean O'Brien"],
  ])('finds the rep of a link: %s', async (repname, name) => {
    forgetCookies()
    expect(await settle(usePublicRep, repname)).toMatchObject({ state: 'ready', rep: { name } })
    expect(await settle(usePublicRep, 'nobody')).toEqual({ state: 'not-found' })
  })

  it('finds prices for the reps who sell them, and for no others', async () => {
    forgetCookies()
    const prices = await settle(usePublicPricing, 'rivalblackhomeplan', 'seanobrien')
    expect(prices).toMatchObject({ state: 'ready', plan: { name: 'Rival Black Home Plan' } })
    for (const planname of ['plana', 'planb', 'weekendplan', '5-gameplan', '6-gameplan']) {
      expect(await settle(usePublicPricing, planname, 'salesteam')).toMatchObject({
        state: 'ready',
      })
    }
    expect(await settle(usePublicPricing, 'planb', 'marialopez')).toMatchObject({
      state: 'not-assigned',
      rep: { name: 'Maria Lopez' },
    })
    expect(await settle(usePublicPricing, 'plana', 'nobody')).toEqual({ state: 'rep-not-found' })
  })

  it('loads reps and prices before the sheet is there', async () => {
    await prefetch(prefetchSheet, 'groupTickets', {}, '')
    expect(has(repsQuery().queryKey)).toBe(true)
    await prefetch(prefetchSheet, 'pricingSheet', { planname: 'plana' }, '')
    expect(has(pricingLocationsQuery().queryKey)).toBe(true)
  })

  it.each([
    ['5plan', { bp265plana: 5, bp265planb: 5 }],
    ['6plan', { bp266plana: 6, bp266planb: 6 }],
    ['11gameplan', { bp26weekend: 11, bp26rival: 11, bp26black: 11, bp26opener: 11 }],
    ['halfseason', { bp26halfseasonplana: 22, bp26halfseasonplanb: 22 }],
  ])('reads the schedule %s', async (planname, expected) => {
    forgetCookies()
    await prefetch(prefetchSheet, 'schedule', { planname }, '')
    for (const code of Object.keys(expected)) {
      expect(has(pricedPlanGamesQuery(code).queryKey)).toBe(true)
    }
    const found = await settle(usePublicSchedule, planname)
    if (found.state !== 'ready') throw new Error(found.state)
    const counts = found.blocks.map(({ code, games }) => [code, games?.length])
    expect(Object.fromEntries(counts)).toEqual(expected)
    const [block] = found.blocks
    expect(new Set(block?.games?.map((game) => game.eventName))).toEqual(
      await codesOf(block?.code ?? ''),
    )
  })

  it('reads the games of the youth flyer, doubles and all', async () => {
    forgetCookies()
    await prefetch(prefetchSheet, 'youthHockey', {}, '')
    const { rows: games } = await read(useYouthGames)
    expect(games).toHaveLength(8)
    expect(new Set(games.map((game) => game.eventName))).toEqual(await codesOf('B26YOUTH'))
  })

  it('has an answer for whatever a staff screen reads first', async () => {
    await server.signIn('admin')
    for (const { loader } of Object.values(routes).filter(({ access }) => access !== 'public')) {
      await loader?.(client(), namesOf({ id: '1' }), '')
    }
    await expect.poll(() => client().isFetching()).toBe(0)
    const failed = client()
      .getQueryCache()
      .findAll({ predicate: ({ state }) => state.status !== 'success' })
    expect(failed.map(({ queryKey }) => queryKey)).toEqual([])
    expect(client().getQueryCache().getAll()).toHaveLength(12)
  })
})
