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
import { deleteRep, repsQuery } from '../../../api/reps'
import { readNow } from '../../../api/writes/useReread'
import type { TeamKey } from '../../../content/teams'
import { recentlyDeletedOf } from '../restore/recentlyDeleted'

/** The API as a job uses it: lists are read now, writes leave once. All throw ApiError. */
export const jobCalls = (client: QueryClient) => ({
  games: (team: TeamKey) => readNow(client, gamesQuery(team)),
  plans: (team: TeamKey) => readNow(client, plansQuery(team)),
  combinedPlans: () => readNow(client, combinedPlansQuery()),
  locations: () => readNow(client, pricingLocationsQuery()),
  reps: () => readNow(client, repsQuery()),
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
  deleteRep,
  /** For 'Recently deleted'. */
  keepDeleted: recentlyDeletedOf(client).keep,
})

export type JobCalls = ReturnType<typeof jobCalls>
