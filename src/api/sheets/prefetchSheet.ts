import type { QueryClient } from '@tanstack/react-query'
import type { SheetKey } from '../../config/sheets'
import { type QueriesOf, readAhead } from '../cache/readAhead'
import { combinedPlanQuery } from '../combinedPlans'
import { gamesOfPlan, type SheetCall, sheetCalls } from '../firstCalls'
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

/** What any sheet is named by in its address. */
type SheetNames = Record<'combinePlanEvent' | 'planname' | 'repname', string>

/**
 * Reads what a sheet needs before its code is there; of a combined plan, the moment it is known, all
 * its games at once. Failures stay in the cache for the sheet to show.
 * @param names those of the sheet's own pattern.
 * @returns when every answer is there, or known to be missing.
 */
export async function prefetchSheet(
  client: QueryClient,
  sheet: SheetKey,
  names: Partial<SheetNames>,
): Promise<void> {
  const calls = sheetCalls[sheet](names as SheetNames)
  await readAhead(client, queries, calls)
  const plans = calls.flatMap(([name, code]) =>
    name === 'combinedPlan'
      ? (client.getQueryData(combinedPlanQuery(code).queryKey)?.originalPlans ?? [])
      : [],
  )
  await readAhead(client, queries, plans.map(gamesOfPlan))
}
