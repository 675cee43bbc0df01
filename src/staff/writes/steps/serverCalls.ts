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
  editPricingRow,
  pricingLocationsQuery,
} from '../../../api/pricingLocations'
import { addRep, deleteRep, repsQuery } from '../../../api/reps'
import { fetchFresh } from '../../../api/writes/useRefetchFresh'
import type { TeamKey } from '../../../content/teams'

/** The server calls for steps. Reads bypass the cache, and writes aren't retried. All throw ApiError. */
export const serverCalls = (client: QueryClient) => ({
  games: (team: TeamKey) => fetchFresh(client, gamesQuery(team)),
  plans: (team: TeamKey) => fetchFresh(client, plansQuery(team)),
  combinedPlans: () => fetchFresh(client, combinedPlansQuery()),
  locations: () => fetchFresh(client, pricingLocationsQuery()),
  reps: () => fetchFresh(client, repsQuery()),
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
  editPricingRow,
  deletePricingLocation,
  addRep,
  deleteRep,
  changeRepAssignment,
})

export type ServerCalls = ReturnType<typeof serverCalls>
