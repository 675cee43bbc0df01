import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query'
import type { PathParams, patterns } from '../../config/paths'
import type { PublicKey } from '../../config/sheets'
import { schedulePlans, soldPlanCodes, youthPlan } from '../../content/season/current'
import { pricingTeam } from '../../content/teams'
import { findScheduleName, pricingSheetName } from '../../domain/sheetNames'
import { readableNames } from '../../domain/unreadable'
import { combinedPlanQuery } from '../combinedPlans'
import { originalPlanGamesQuery, planGamesQuery, pricedPlanGamesQuery } from '../plans'
import { pricingLocationsQuery } from '../pricingLocations'
import { repsQuery } from '../reps'

/* The reads of each public page, so that its loader requests them while the page's code is loading. */

/** Any query that a page reads. */
export type PrefetchQuery = Pick<FetchQueryOptions, 'queryKey'> & { queryFn?: unknown }

type ParamsOf<Key extends PublicKey> = PathParams<(typeof patterns)[Key]>

const combinedPlan = ({ combinePlanEvent }: { combinePlanEvent: string }): PrefetchQuery[] => [
  combinedPlanQuery(combinePlanEvent),
]
/** None for a planname that docs/rules/routes.md#plan-names-in-addresses does not name. */
const pricing = ({ planname }: { planname: string }): PrefetchQuery[] =>
  pricingSheetName(planname) === undefined ? [] : [pricingLocationsQuery(), repsQuery()]

/** The reads of {@link pricing}, and the games that the sheet lists. */
const pricingWithGames = ({ planname }: { planname: string }): PrefetchQuery[] => {
  const name = pricingSheetName(planname)
  if (name === undefined) return []
  return [...pricing({ planname }), ...soldPlanCodes[name].flat().map(pricedPlanGamesQuery)]
}

/** The plan codes of a schedule; none for a name that is no schedule's. */
export const scheduleCodes = (planname: string): readonly string[] => {
  const name = findScheduleName(planname)
  return name === undefined ? [] : schedulePlans[name]
}

/** The first reads of each public page, all at once; a combined plan is followed by its games. */
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

/** The games of the combined plans among these queries, as far as the plans are in the cache. */
export const gamesQueriesOf = (
  client: QueryClient,
  queries: readonly PrefetchQuery[],
): PrefetchQuery[] =>
  queries.flatMap(({ queryKey }) => {
    const [, kind] = queryKey
    if (queryKey[0] !== 'combined-plans' || kind !== 'single') return []
    const plan = client.getQueryData<{ originalPlans: string[] } | null>(queryKey)
    return readableNames(plan?.originalPlans ?? []).map(originalPlanGamesQuery)
  })

/** Reads into the cache; never rejects. */
export const prefetch = (client: QueryClient, query: PrefetchQuery): Promise<void> =>
  client.prefetchQuery(query as FetchQueryOptions)

/**
 * Reads what a sheet needs; once a combined plan is known, all its games at once. Failures stay in the
 * cache for the sheet to show.
 * @param params those of the sheet's own pattern.
 * @param search of its address, from `?` on: a combined plan's link may name a rep there.
 */
export async function prefetchSheet<Key extends PublicKey>(
  client: QueryClient,
  sheet: Key,
  params: ParamsOf<Key>,
  search: string,
): Promise<void> {
  const queries = sheetQueries[sheet](params)
  if ('combinePlanEvent' in params && /[?&]rep=[^&]/.test(search)) queries.push(repsQuery())
  await Promise.all(queries.map((query) => prefetch(client, query)))
  await Promise.all(gamesQueriesOf(client, queries).map((query) => prefetch(client, query)))
}
