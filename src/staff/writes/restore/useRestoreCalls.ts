import {
  combinedPlansQuery,
  useCreateCombinedPlan,
  useUpdateCombinedPlan,
} from '../../../api/combinedPlans'
import { ApiError } from '../../../api/errors'
import { gamesQuery, useAddGame } from '../../../api/games'
import { plansQuery, useAddGamesToPlan, useAddGameToPlan } from '../../../api/plans'
import {
  pricingLocationsQuery,
  useAddPricingLocation,
  useAddPricingPlan,
  useChangeRepAssignments,
} from '../../../api/pricing'
import { repsQuery, useAddRep } from '../../../api/reps'
import { settleAll } from '../../../api/writes/settleAll'
import { useReread } from '../../../api/writes/useReread'
import type { TeamKey } from '../../../content/teams'
import type { RestoreCalls } from './calls'

/**
 * The calls of a restore. Plans & Reps has the same records: what it deleted is made again by the
 * calls of the other screens, which carry all fields.
 * @param isOwned is whoever asked for it still signed in? Nothing is asked for anybody else.
 */
export function useRestoreCalls(team: TeamKey, isOwned: () => boolean): RestoreCalls {
  const reread = useReread()
  const addGame = useAddGame(team)
  const addToPlan = useAddGameToPlan(team)
  const addAllToPlan = useAddGamesToPlan(team)
  const createCombinedPlan = useCreateCombinedPlan()
  const updateCombinedPlan = useUpdateCombinedPlan()
  const addRep = useAddRep()
  const addPricingPlan = useAddPricingPlan()
  const addLocation = useAddPricingLocation()
  const assign = useChangeRepAssignments()

  const guarded =
    <Sent extends unknown[], Answer>(call: (...sent: Sent) => Promise<Answer>) =>
    async (...sent: Sent): Promise<Answer> => {
      if (!isOwned()) throw new ApiError('status', { status: 401 })
      return call(...sent)
    }

  return {
    games: guarded(() => reread(gamesQuery(team))),
    plans: guarded(() => reread(plansQuery(team))),
    combinedPlans: guarded(() => reread(combinedPlansQuery())),
    locations: guarded(() => reread(pricingLocationsQuery())),
    reps: guarded(() => reread(repsQuery())),
    addGame: guarded((sent) => addGame.mutateAsync(sent)),
    addToPlan: guarded((sent) => addToPlan.mutateAsync(sent)),
    addAllToPlan: guarded((items) => addAllToPlan.mutateAsync({ items })),
    createCombinedPlan: guarded((sent) => createCombinedPlan.mutateAsync(sent)),
    updateCombinedPlans: guarded((items) =>
      settleAll({ items }, (plan) => updateCombinedPlan.mutateAsync({ code: plan.code, plan })),
    ),
    addRep: guarded((sent) => addRep.mutateAsync(sent)),
    addPricingPlan: guarded((sent) => addPricingPlan.mutateAsync(sent)),
    addLocation: guarded((sent) => addLocation.mutateAsync(sent)),
    assign: guarded((links) =>
      assign.mutateAsync({ items: links.map((link) => ({ ...link, isAssigned: true })) }),
    ),
  }
}
