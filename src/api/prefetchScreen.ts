import type { QueryClient } from '@tanstack/react-query'
import { readOf } from './addresses'
import { type QueriesOf, readAhead } from './cache/readAhead'
import { combinedPlansQuery } from './combinedPlans'
import { type ScreenCall, type ScreenKey, screenCalls } from './firstCalls'
import { gamePlanQuery } from './gamePlans'
import { gamesQuery } from './games'
import { isStartedWell } from './http/started'
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
 * Puts into the cache what the page has started for a staff screen, so that it can be drawn at once.
 * What was not started or has failed is left to the screen, which takes or asks it when it mounts.
 * @param names those of the screen's own pattern.
 * @returns when each has been answered.
 */
export async function prefetchScreen(
  client: QueryClient,
  screen: ScreenKey,
  names: { id?: string },
): Promise<void> {
  const calls = screenCalls[screen]({ id: names.id ?? '' })
  await Promise.all(
    calls.map(async (call) => {
      if (await isStartedWell(readOf(call))) await readAhead(client, queries, [call])
    }),
  )
}
