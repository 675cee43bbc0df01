import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { RowList } from '../../api/cache/rowList'
import { combinedPlanQuery } from '../../api/combinedPlans'
import { originalPlanGamesQuery, planGamesQuery, pricedPlanGamesQuery } from '../../api/plans'
import { pricingLocationsQuery } from '../../api/pricing'
import { repsQuery } from '../../api/reps'
import { scheduleCodes } from '../../api/sheets/sheetQueries'
import type { FoundRoute } from '../../config/routeOf'
import { seasonCode, youthPlan } from '../../content/season/current'
import { pricingTeam } from '../../content/teams'
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

/** What a customer will see on a page. */
export interface PageState {
  is: 'opens' | 'incomplete' | 'not-found' | 'unknown'
  /** What is wrong with it, one sentence; '' where nothing is. */
  why: string
}

const OPENS: PageState = { is: 'opens', why: '' }
const UNKNOWN: PageState = { is: 'unknown', why: 'It could not be checked: no answer.' }
const incomplete = (why: string): PageState => ({ is: 'incomplete', why })
const notFound = (why: string): PageState => ({ is: 'not-found', why })
const NO_GAMES = incomplete('It has no games yet.')

/**
 * What a customer will see on a page, by the answers its sheet is made of, all read into the cache
 * before (docs/rules/share.md#checked). Where the last read of one has failed it is unknown, whatever
 * was read earlier: the customer has no earlier answer.
 * @param repId tells reps of one link name apart; null where the address has none.
 */
export function pageState(client: QueryClient, route: FoundRoute, repId: string | null): PageState {
  const { key, names } = route
  const { combinePlanEvent: code = '', planname = '', repname = '' } = names
  function answer<Key extends QueryKey>({ queryKey }: { queryKey: Key }) {
    const state = client.getQueryState(queryKey)
    return state?.status === 'success' ? state.data : undefined
  }
  const games = (codes: readonly string[], query: (code: string) => { queryKey: QueryKey }) =>
    codes.map((one) => [one, answer(query(one)) as RowList<Game> | undefined] as const)

  if (code !== '') {
    const plan = answer(combinedPlanQuery(code))
    if (plan === undefined) return UNKNOWN
    if (plan === null) return notFound('There is no such plan.')
    const lists = games(plan.originalPlans, originalPlanGamesQuery)
    return stateOfGames(lists, seasonStartYear(code, todayEastern(new Date())))
  }

  const reps = answer(repsQuery())
  if (reps === undefined) return UNKNOWN
  const rep = findRep(reps.rows, repname, repId)
  if (rep === undefined) {
    const isUnread = reps.unread.some(({ of }) => slug(of) === repname)
    return isUnread ? UNKNOWN : notFound('There is no such representative.')
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

  const pricing = answer(pricingLocationsQuery())
  if (pricing === undefined) return UNKNOWN
  const plan = findPricingPlans(groupByPricingPlan(pricing.rows), planname).find((one) =>
    listsRep(one, rep, reps.rows),
  )
  const isUnread = pricing.unread.some(({ of }) => of === '' || slug(of) === slug(planname))
  if (plan === undefined)
    return isUnread ? UNKNOWN : notFound('The representative does not sell this plan.')
  if (isUnread) return incomplete('Some of its prices could not be read.')
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
    return incomplete(`Games of ${missing.map(([plan]) => plan).join(', ')} could not be read.`)
  const all = lists.flatMap(([, list]) => list?.rows ?? [])
  return seasonGames(all, startYear).length === 0 ? NO_GAMES : OPENS
}
