import { hashKey, type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { RowList } from '../../api/cache/rowList'
import { combinedPlanQuery } from '../../api/combinedPlans'
import { originalPlanGamesQuery, planGamesQuery, pricedPlanGamesQuery } from '../../api/plans'
import { pricingLocationsQuery } from '../../api/pricingLocations'
import { repsQuery } from '../../api/reps'
import {
  type AnyQuery,
  gamesQueriesOf,
  prefetch,
  scheduleCodes,
  sheetQueries,
} from '../../api/sheets/sheetQueries'
import { type MatchedRoute, matchRoute } from '../../config/matchRoute'
import { isSheet } from '../../config/sheets'
import { seasonCode, youthPlan } from '../../content/season/current'
import { pricingTeam } from '../../content/teams'
import { canCarry } from '../../domain/combinedPlan'
import type { Game } from '../../domain/games/game'
import {
  findPricingPlans,
  groupByPricingPlan,
  isBlankLocation,
  listsRep,
} from '../../domain/pricing'
import { findRep } from '../../domain/rep'
import { slug } from '../../domain/slug'
import { todayEastern } from '../../domain/time/dates'
import { seasonGames, seasonStartYear } from '../../domain/time/seasons'
import { runConcurrently } from '../../lib/runConcurrently'

/**
 * What a customer will see on each of these pages: read when the panel is open, by the sheets' own
 * reads, each once and three at a time.
 * @param addresses below the base path.
 * @returns the state of an address, undefined while it is not known, and `check`, which reads all
 *   again, however fresh the responses are.
 */
export function usePageStates(addresses: readonly string[]) {
  const client = useQueryClient()
  const [states, setStates] = useState<ReadonlyMap<string, PageState>>(new Map())
  const [round, setRound] = useState(0)
  const all = [...new Set(addresses.map(withoutContact))].join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round reads again
  useEffect(() => {
    const closed = new AbortController()
    setStates(new Map())
    void readPages(client, all.split('\n'), closed.signal, setStates)
    return () => closed.abort()
  }, [client, all, round])
  return {
    stateOf: (address: string) => states.get(withoutContact(address)),
    check: () => {
      // All is read from the server again; lists elsewhere on the page are not.
      void client.invalidateQueries({ refetchType: 'none' })
      setRound((last) => last + 1)
    },
  }
}

/** A combined plan's sheet opens with any contact. */
const withoutContact = (address: string) =>
  address.startsWith('/bgs/') ? (address.split('?')[0] ?? address) : address

/** @param signal ends it when the panel is closed. */
async function readPages(
  client: QueryClient,
  addresses: readonly string[],
  signal: AbortSignal,
  onRead: (states: ReadonlyMap<string, PageState>) => void,
): Promise<void> {
  const pages = addresses.flatMap((address) => {
    const url = new URL(address, window.location.origin)
    const route = matchRoute(url.pathname)
    if (route === null || !isSheet(route.key)) return []
    const queries: AnyQuery[] = sheetQueries[route.key](route.params as never)
    const { searchParams } = url
    const ids = { rep: searchParams.get('rep'), plan: searchParams.get('plan') }
    return [{ address, route, queries, ids }]
  })
  /** The games of combined plans, which are known when the plan is. */
  const gamesOf = (queries: readonly AnyQuery[]) => gamesQueriesOf(client, queries)

  const done = new Set<string>()
  const isDone = (queries: readonly AnyQuery[]) =>
    queries.every(({ queryKey }) => done.has(hashKey(queryKey)))
  function report() {
    const read = pages.filter(({ queries }) => isDone(queries) && isDone(gamesOf(queries)))
    onRead(new Map(read.map(({ address, route, ids }) => [address, pageState(client, route, ids)])))
  }
  async function readAll(queries: readonly AnyQuery[]) {
    const items = new Map(queries.map((query) => [hashKey(query.queryKey), query]))
    await runConcurrently([...items], async ([hash, query]) => {
      if (signal.aborted) return
      await prefetch(client, query)
      done.add(hash)
      if (!signal.aborted) report()
    })
  }
  await readAll(pages.flatMap(({ queries }) => queries))
  await readAll(pages.flatMap(({ queries }) => gamesOf(queries)))
}

/** What a customer will see on a page. */
export interface PageState {
  is: 'opens' | 'incomplete' | 'not-found' | 'unknown'
  /** What is wrong with it, one sentence; '' where nothing is. */
  why: string
}

const OPENS: PageState = { is: 'opens', why: '' }
const UNKNOWN: PageState = { is: 'unknown', why: 'We couldn’t check it: no response.' }
const incomplete = (why: string): PageState => ({ is: 'incomplete', why })
const notFound = (why: string): PageState => ({ is: 'not-found', why })
const NO_GAMES = incomplete('It has no games yet.')

/**
 * What a customer will see on a page, by the responses that its sheet needs, all read into the cache before
 * (docs/rules/share.md#checked). Unknown when the last read of one has failed, whatever was read earlier: the
 * customer has no earlier response.
 * @param ids distinguish reps and pricing plans of the same link name; null when the address has none.
 */
function pageState(
  client: QueryClient,
  route: MatchedRoute,
  ids: Record<'rep' | 'plan', string | null>,
): PageState {
  const { key, params } = route
  const { combinePlanEvent: code = '', planname = '', repname = '' } = params
  function responseOf<Key extends QueryKey>({ queryKey }: { queryKey: Key }) {
    const state = client.getQueryState(queryKey)
    return state?.status === 'success' ? state.data : undefined
  }
  const games = (codes: readonly string[], query: (code: string) => { queryKey: QueryKey }) =>
    codes.map((one) => [one, responseOf(query(one)) as RowList<Game> | undefined] as const)

  if (code !== '') {
    const plan = responseOf(combinedPlanQuery(code))
    if (plan === undefined) return UNKNOWN
    if (plan === null) return notFound('This plan doesn’t exist.')
    if (!canCarry(plan.code)) return notFound(`'${plan.code}' doesn’t work in links.`)
    const lists = games(plan.originalPlans, originalPlanGamesQuery)
    return stateOfGames(lists, seasonStartYear(code, todayEastern(new Date())))
  }

  const reps = responseOf(repsQuery())
  if (reps === undefined) return UNKNOWN
  const rep = findRep(reps.rows, repname, ids.rep)
  if (rep === undefined) {
    const isUnread = reps.unread.some(({ owner }) => slug(owner) === repname)
    return isUnread ? UNKNOWN : notFound('This representative doesn’t exist.')
  }
  switch (key) {
    case 'schedule':
      return stateOfGames(
        games(scheduleCodes(planname), pricedPlanGamesQuery),
        seasonStartYear(scheduleCodes(planname)[0] ?? '', ''),
      )
    case 'youthHockey':
      return stateOfGames(
        games([youthPlan], (plan) => planGamesQuery(pricingTeam, plan)),
        seasonStartYear(seasonCode, ''),
      )
    case 'groupTickets':
      return OPENS
  }

  const pricing = responseOf(pricingLocationsQuery())
  if (pricing === undefined) return UNKNOWN
  const plan = findPricingPlans(groupByPricingPlan(pricing.rows), planname, ids.plan).find((one) =>
    listsRep(one, rep, reps.rows),
  )
  const isUnread = pricing.unread.some(
    ({ owner }) => owner === '' || slug(owner) === slug(planname),
  )
  if (plan === undefined)
    return isUnread ? UNKNOWN : notFound('The representative doesn’t sell this plan.')
  if (isUnread || plan.locations.some(({ unreadable }) => unreadable))
    return incomplete('Some of its prices couldn’t be read.')
  return plan.locations.every(isBlankLocation) ? incomplete('It has no prices yet.') : OPENS
}

/** Without any list a sheet fails. @param startYear of the season whose games the sheet shows. */
function stateOfGames(
  lists: readonly (readonly [plan: string, games: RowList<Game> | undefined])[],
  startYear: number,
): PageState {
  if (lists.length > 0 && lists.every(([, list]) => list === undefined)) return UNKNOWN
  const missing = lists.filter(([, list]) => list === undefined || list.unread.length > 0)
  if (missing.length > 0)
    return incomplete(`Games of ${missing.map(([plan]) => plan).join(', ')} couldn’t be read.`)
  const all = lists.flatMap(([, list]) => list?.rows ?? [])
  return seasonGames(all, startYear).length === 0 ? NO_GAMES : OPENS
}
