import { type FetchQueryOptions, partialMatchKey, type QueryClient } from '@tanstack/react-query'
import type { ParamsOf } from '../../config/paths'
import type { PublicKey } from '../../config/sheets'
import { schedulePlans, soldPlanCodes, youthPlan } from '../../content/season/current'
import { pricingTeam } from '../../content/teams'
import type { CombinedPlan } from '../../domain/combinedPlan'
import { findScheduleName, pricingSheetName } from '../../domain/sheetNames'
import { readableNames } from '../../domain/unreadable'
import { combinedPlanQuery } from '../combinedPlans'
import { keys } from '../keys'
import { originalPlanGamesQuery, planGamesQuery, pricedPlanGamesQuery } from '../plans'
import { pricingLocationsQuery } from '../pricingLocations'
import { repsQuery } from '../reps'

/* The queries of each public page. Its loader requests them while the page's code is loading. */

/** Any query that a page reads. */
export type PrefetchQuery = Pick<FetchQueryOptions, 'queryKey'> & { queryFn?: unknown }

const combinedPlan = ({ combinePlanEvent }: { combinePlanEvent: string }): PrefetchQuery[] => [
  combinedPlanQuery(combinePlanEvent),
]

/** Empty for a planname that docs/rules/routes.md#plan-names-in-addresses does not list. */
const pricing = ({ planname }: { planname: string }): PrefetchQuery[] =>
  pricingSheetName(planname) === undefined ? [] : [pricingLocationsQuery(), repsQuery()]

/** The queries of {@link pricing}, and the games that the sheet lists. */
const pricingWithGames = ({ planname }: { planname: string }): PrefetchQuery[] => {
  const name = pricingSheetName(planname)
  if (name === undefined) return []
  return [...pricing({ planname }), ...soldPlanCodes[name].flat().map(pricedPlanGamesQuery)]
}

/** The plan codes of a schedule; empty if the name isn't a schedule's. */
export const scheduleCodes = (planname: string): readonly string[] => {
  const name = findScheduleName(planname)
  return name === undefined ? [] : schedulePlans[name]
}

/**
 * The first queries of each public page, sent at once. The games of a combined plan are requested
 * once the plan is known.
 */
export const sheetQueries: { [Key in PublicKey]: (params: ParamsOf<Key>) => PrefetchQuery[] } = {
  calendar: combinedPlan,
  calendarPricingSheet: combinedPlan,
  packageSheet: combinedPlan,
  packageText: combinedPlan,
  pricingSheet: pricingWithGames,
  pricingChart: pricing,
  schedule: ({ planname }) => {
    const codes = scheduleCodes(planname)
    return codes.length === 0 ? [] : [repsQuery(), ...codes.map(pricedPlanGamesQuery)]
  },
  groupTickets: () => [repsQuery()],
  youthHockey: () => [repsQuery(), planGamesQuery(pricingTeam, youthPlan)],
  printPackage: combinedPlan,
  printPlan: pricing,
  printRep: () => [pricingLocationsQuery(), repsQuery()],
}

/**
 * The queries for the games of the combined plans that these queries read. Plans that are not in
 * the cache are skipped.
 */
export const gamesQueriesOf = (
  client: QueryClient,
  queries: readonly PrefetchQuery[],
): PrefetchQuery[] =>
  queries.flatMap(({ queryKey }) => {
    if (!partialMatchKey(queryKey, keys.combinedPlans.details)) return []
    const plan = client.getQueryData<CombinedPlan | null>(queryKey)
    return readableNames(plan?.originalPlans ?? []).map(originalPlanGamesQuery)
  })

/** Reads a query into the cache. Never rejects. */
export const prefetch = (client: QueryClient, query: PrefetchQuery): Promise<void> =>
  client.prefetchQuery(query as FetchQueryOptions)

/**
 * Reads what a sheet needs, and the games of a combined plan once the plan is known. Failures stay
 * in the cache for the sheet to show.
 * @param params the parameters of the sheet's pattern.
 * @param search the address's query, from `?` on. A combined plan's link may name a rep in it.
 */
export async function prefetchSheet<Key extends PublicKey>(
  client: QueryClient,
  sheet: Key,
  params: ParamsOf<Key>,
  search: string,
): Promise<void> {
  const needsRep = 'combinePlanEvent' in params && new URLSearchParams(search).get('rep')
  const queries = [...sheetQueries[sheet](params), ...(needsRep ? [repsQuery()] : [])]
  await Promise.all(queries.map((query) => prefetch(client, query)))
  await Promise.all(gamesQueriesOf(client, queries).map((query) => prefetch(client, query)))
}
