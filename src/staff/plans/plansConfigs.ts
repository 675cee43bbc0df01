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

/** A plan dashboard: a team's, or that of the plans sold by price. */
export type PlansKind = TeamKey | 'priced'

/** The form name of a dashboard's drafts: of a new plan, and of an event to add. */
export const planFormName = (kind: PlansKind) => `${kind}-plan`

/** The form name of the plan builder's drafts. */
export const builderFormName = (kind: PlansKind) => `${kind}-plan-games`

/**
 * A team's plan dashboard, with all that differs between dashboards (docs/rules/screens.md#plans).
 */
const teamConfig = (team: TeamKey) => {
  const { name, codeLetter, canDeletePlans } = teams[team]
  return {
    title: `${name} Game Plan Dashboard`,
    /** The screen's name in the menu. */
    breadcrumb: `${name} Game Plans`,
    team,
    usePlans: () => usePlans(team),
    plansKey: plansQuery(team).queryKey as QueryKey,
    /** Loads the events of one plan. */
    useEvents: (plan: string) => usePlanGames(team, plan),
    eventsQuery: (plan: string) => planGamesQuery(team, plan),
    selectGame: `Select ${name} Game (optional)`,
    planHint: `For example ${codeLetter}${exampleCodes.plan}`,
    /** Whether the team has a call that deletes a whole plan. */
    canDeletePlan: canDeletePlans,
  }
}

const PRICED_TITLE = `${teams[pricingTeam].name} Pricing Plan Events`

/** The plan dashboards. */
export const plansConfigs: Record<PlansKind, ReturnType<typeof teamConfig>> = {
  ...perTeam(teamConfig),
  priced: {
    ...teamConfig(pricingTeam),
    title: PRICED_TITLE,
    breadcrumb: PRICED_TITLE,
    usePlans: usePricedPlansWithGames,
    plansKey: pricedPlansWithGamesQuery().queryKey,
    useEvents: usePricedPlanGames,
    eventsQuery: pricedPlanGamesQuery,
    canDeletePlan: false,
  },
}

/**
 * Returns a function that refetches a plan's events. A deleted plan (404) has none; without events,
 * the list of plans is refetched, too. Throws ApiError.
 */
export function useRefetchEvents(kind: PlansKind, plan: string) {
  const config = plansConfigs[kind]
  const refetchFresh = useRefetchFresh()
  const plans = config.usePlans()
  return async (): Promise<Game[]> => {
    let events: Game[] = []
    try {
      events = await refetchFresh(config.eventsQuery(plan))
    } catch (error) {
      if (!isStatus(error, 404)) throw error
    }
    if (events.length === 0) void plans.refetch()
    return events
  }
}
