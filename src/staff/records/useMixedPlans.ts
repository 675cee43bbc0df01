import { useQueries } from '@tanstack/react-query'
import { mixedPlanGamesQuery } from '../../api/plans'
import { unlistedPlans } from '../../domain/checks/seasonIndex'
import type { CombinedPlan } from '../../domain/combinedPlan'
import type { Plan } from '../../domain/plan'

const NONE: never[] = []

/** Plans with games of both teams are in no list: those that a combined plan names are read one by one. */
export function useMixedPlans(combinedPlans: CombinedPlan[] = NONE, listed?: Plan[]) {
  const names = listed ? unlistedPlans(combinedPlans, listed) : NONE
  return useQueries({
    queries: names.map(mixedPlanGamesQuery),
    combine(results) {
      const read = names.map((name, index) => ({ name, games: results[index]?.data }))
      return {
        games: read.flatMap(({ games }) => games ?? NONE),
        // A server responds to an unknown plan as to a plan without games.
        plans: read.flatMap(({ name, games = NONE }) =>
          games.length > 0 ? [{ name, eventNames: games.map(({ eventName }) => eventName) }] : NONE,
        ),
        unread: read.filter(({ games }) => games === undefined).map(({ name }) => name),
      }
    },
  })
}
