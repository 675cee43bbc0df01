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
  changeRepAssignment,
  deletePricingLocation,
  pricingLocationsQuery,
  writePricingLocation,
} from '../../../api/pricing'
import { addRep, deleteRep, repsQuery } from '../../../api/reps'
import { readNow } from '../../../api/writes/useReread'
import type { TeamKey } from '../../../content/teams'

/** The calls of steps: lists are read now, writes are sent once. All throw ApiError. */
export const serverCalls = (client: QueryClient) => ({
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
  writePricingLocation,
  deletePricingLocation,
  addRep,
  deleteRep,
  changeRepAssignment,
})

export type ServerCalls = ReturnType<typeof serverCalls>
