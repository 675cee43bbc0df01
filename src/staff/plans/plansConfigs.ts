import type { QueryKey } from '@tanstack/react-query'
import { isStatus } from '../../api/errors'
import {
  planGamesQuery,
  plansQuery,
  pricedPlanGamesQuery,
  pricedPlansWithGamesQuery,
  usePlanGames,
  usePlans,
  usePricedPlanGames,
  usePricedPlansWithGames,
} from '../../api/plans'
import { useRefetchFresh } from '../../api/writes/useRefetchFresh'
import { exampleCodes } from '../../content/season/current'
import { perTeam, pricingTeam, type TeamKey, teams } from '../../content/teams'
import type { Game } from '../../domain/games/game'

/** Which of the plan dashboards: a team's, or the plans sold by price. */
export type PlansKind = TeamKey | 'priced'

/** Names the drafts of a dashboard: of a new plan, and of an event to add to a plan. */
export const planFormName = (kind: PlansKind) => `${kind}-plan`

/** Names the draft of a choice of games. */
export const builderFormName = (kind: PlansKind) => `${kind}-plan-games`

/** What differs between the plan dashboards (docs/rules/screens.md#plans). */
const teamConfig = (team: TeamKey) => {
  const { name, codeLetter, canDeletePlans } = teams[team]
  return {
    title: `${name} Game Plan Dashboard`,
    /** What the menu calls the screen. */
    breadcrumb: `${name} Game Plans`,
    team,
    usePlans: () => usePlans(team),
    plansKey: plansQuery(team).queryKey as QueryKey,
    /** The events of one plan, and the read behind them. */
    useEvents: (plan: string) => usePlanGames(team, plan),
    eventsQuery: (plan: string) => planGamesQuery(team, plan),
    selectGame: `Select ${name} Game (optional)`,
    planHint: `For example ${codeLetter}${exampleCodes.plan}`,
    /** Not every team has a call that deletes a whole plan. */
    canDeletePlan: canDeletePlans,
  }
}

const pricedTitle = `${teams[pricingTeam].name} Pricing Plan Events`

export const plansConfigs: Record<PlansKind, ReturnType<typeof teamConfig>> = {
  ...perTeam(teamConfig),
  priced: {
    ...teamConfig(pricingTeam),
    title: pricedTitle,
    breadcrumb: pricedTitle,
    usePlans: usePricedPlansWithGames,
    plansKey: pricedPlansWithGamesQuery().queryKey,
    useEvents: usePricedPlanGames,
    eventsQuery: pricedPlanGamesQuery,
    canDeletePlan: false,
  },
}

/**
 * Returns a function that reads a plan's events again. A deleted plan has none, and the list of plans is read
 * too. Throws ApiError.
 */
export function useRefetchEvents(kind: PlansKind, plan: string) {
  const { eventsQuery, usePlans } = plansConfigs[kind]
  const refetchFresh = useRefetchFresh()
  const plans = usePlans()
  return async (): Promise<Game[]> => {
    let events: Game[] = []
    try {
      events = await refetchFresh(eventsQuery(plan))
    } catch (error) {
      if (!isStatus(error, 404)) throw error
    }
    if (events.length === 0) void plans.refetch()
    return events
  }
}
