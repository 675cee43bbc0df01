import type { QueryClient } from '@tanstack/react-query'
import type { PublicKey } from '../../config/printSets'
import { type QueriesOf, readAhead } from '../cache/readAhead'
import { combinedPlanQuery } from '../combinedPlans'
import { callsOfSheet, gamesOfPlan, type SheetCall } from '../firstCalls'
import { mixedPlanGamesQuery, planGamesQuery, pricedPlanGamesQuery } from '../plans'
import { pricingLocationsQuery } from '../pricing'
import { repsQuery } from '../reps'

const queries: QueriesOf<SheetCall> = {
  combinedPlan: combinedPlanQuery,
  planGames: planGamesQuery,
  mixedPlanGames: mixedPlanGamesQuery,
  pricedPlanGames: pricedPlanGamesQuery,
  pricingLocations: pricingLocationsQuery,
  reps: repsQuery,
}

/** One read of a sheet, into the cache; never rejects. */
export const readCall = (client: QueryClient, call: SheetCall): Promise<void> =>
  readAhead(client, queries, [call])

/** What any sheet is named by in its address. */
type SheetNames = Record<'combinePlanEvent' | 'planname' | 'repname', string>

/**
 * Reads what a sheet needs before its code is there; of a combined plan, the moment it is known, all
 * its games at once. Failures stay in the cache for the sheet to show.
 * @param names those of the sheet's own pattern.
 * @param search what stands behind its path, from `?` on.
 * @returns when every answer is there, or known to be missing.
 */
export async function prefetchSheet(
  client: QueryClient,
  sheet: PublicKey,
  names: Partial<SheetNames>,
  search = '',
): Promise<void> {
  const calls = callsOfSheet(sheet, names as SheetNames, search)
  await readAhead(client, queries, calls)
  const plans = calls.flatMap(([name, code]) =>
    name === 'combinedPlan'
      ? (client.getQueryData(combinedPlanQuery(code).queryKey)?.originalPlans ?? [])
      : [],
  )
  await readAhead(client, queries, plans.map(gamesOfPlan))
}
