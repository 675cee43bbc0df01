import type { QueryClient } from '@tanstack/react-query'
import {
  combinedPlansQuery,
  createCombinedPlan,
  deleteCombinedPlan,
  updateCombinedPlan,
} from '../../../api/combinedPlans'
import { addGame, deleteGame, editGame, gamesQuery } from '../../../api/games'
import { addToPlan, deletePlan, plansQuery, removeGameFromPlan } from '../../../api/plans'
import {
  addPricingLocation,
  addPricingPlan,
  deletePricingLocation,
  editPricingLocation,
  pricingLocationsQuery,
} from '../../../api/pricing'
import { readNow } from '../../../api/writes/useReread'
import type { TeamKey } from '../../../content/teams'

/** The API as a job uses it: lists are read now, writes leave once. All throw ApiError. */
export const jobCalls = (client: QueryClient) => ({
  games: (team: TeamKey) => readNow(client, gamesQuery(team)),
  plans: (team: TeamKey) => readNow(client, plansQuery(team)),
  combinedPlans: () => readNow(client, combinedPlansQuery()),
  locations: () => readNow(client, pricingLocationsQuery()),
  addGame,
  editGame,
  deleteGame,
  addToPlan,
  removeGameFromPlan,
  deletePlan,
  createCombinedPlan,
  updateCombinedPlan,
  deleteCombinedPlan,
  addPricingPlan,
  addPricingLocation,
  editPricingLocation,
  deletePricingLocation,
})

export type JobCalls = ReturnType<typeof jobCalls>
