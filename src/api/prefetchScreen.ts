import type { QueryClient } from '@tanstack/react-query'
import { type QueriesOf, readAhead } from './cache/readAhead'
import { combinedPlansQuery } from './combinedPlans'
import { type ScreenCall, type ScreenKey, screenCalls } from './firstCalls'
import { gamePlanQuery } from './gamePlans'
import { gamesQuery } from './games'
import { plansQuery, pricedPlansWithGamesQuery } from './plans'
import { adminPricingLocationsQuery, adminRepsQuery } from './plansAndReps'
import { pricingLocationsQuery } from './pricing'
import { repsQuery } from './reps'
import { usersQuery } from './users'

const queries: QueriesOf<ScreenCall> = {
  users: usersQuery,
  games: gamesQuery,
  plans: plansQuery,
  pricedPlans: pricedPlansWithGamesQuery,
  combinedPlans: combinedPlansQuery,
  gamePlan: gamePlanQuery,
  pricingLocations: pricingLocationsQuery,
  reps: repsQuery,
  adminPricingLocations: adminPricingLocationsQuery,
  adminReps: adminRepsQuery,
}

/**
 * Reads what a staff screen shows first while its code is still loading.
 * @param names those of the screen's own pattern.
 * @returns when every answer is there, or known to be missing.
 */
export const prefetchScreen = (
  client: QueryClient,
  screen: ScreenKey,
  names: { id?: string },
): Promise<void> => readAhead(client, queries, screenCalls[screen]({ id: names.id ?? '' }))
