import { useQueryClient } from '@tanstack/react-query'
import {
  combinedPlansQuery,
  useCreateCombinedPlan,
  useUpdateCombinedPlan,
} from '../../../api/combinedPlans'
import { gamesQuery, useAddGame } from '../../../api/games'
import { ApiError } from '../../../api/http/errors'
import { keys } from '../../../api/keys'
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
 * calls of the other screens, which carry all fields, and its own lists are read again.
 * @param isOwned is whoever asked for it still signed in? Nothing is asked for anybody else.
 */
export function useRestoreCalls(team: TeamKey, isOwned: () => boolean): RestoreCalls {
  const client = useQueryClient()
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
  const andAdminLists =
    <Sent, Answer>(write: (sent: Sent) => Promise<Answer>) =>
    (sent: Sent): Promise<Answer> =>
      write(sent).finally(() => void client.invalidateQueries({ queryKey: keys.admin.all }))

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
    addRep: guarded(andAdminLists(addRep.mutateAsync)),
    addPricingPlan: guarded(andAdminLists(addPricingPlan.mutateAsync)),
    addLocation: guarded(andAdminLists(addLocation.mutateAsync)),
    assign: guarded(
      andAdminLists(async (links) => {
        const { done, failed } = await assign.mutateAsync({
          items: links.map((link) => ({ ...link, isAssigned: true })),
        })
        return { done, failed }
      }),
    ),
  }
}
