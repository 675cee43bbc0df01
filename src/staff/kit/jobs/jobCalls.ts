import type { QueryClient } from '@tanstack/react-query'
import { combinedPlansQuery } from '../../../api/combinedPlans'
import { gamesQuery } from '../../../api/games'
import { plansQuery } from '../../../api/plans'
import { pricingLocationsQuery } from '../../../api/pricing'
import { deleteRep, repsQuery } from '../../../api/reps'
import {
  createCombinedPlan,
  deleteCombinedPlan,
  updateCombinedPlan,
} from '../../../api/writes/combinedPlanWrites'
import { addGame, deleteGame, editGame } from '../../../api/writes/gameWrites'
import { addToPlan, deletePlan, removeGameFromPlan } from '../../../api/writes/planWrites'
import {
  addPricingLocation,
  addPricingPlan,
  deletePricingLocation,
  editPricingLocation,
} from '../../../api/writes/pricingWrites'
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
