import type { QueryKey } from '@tanstack/react-query'
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
import type { TeamKey } from '../../domain/games/game'

/** Which of the three plan dashboards. */
export type PlansKind = 'bruins' | 'celtics' | 'priced'

/** Names the drafts of a dashboard: of a new plan, and of an event to add to a plan. */
export const planFormName = (kind: PlansKind) => `${kind}-plan`

/** What differs between the plan dashboards (docs/rules/screens.md#plans). */
export interface PlansConfig {
  title: string
  team: TeamKey
  usePlans: () => ReturnType<typeof usePlans>
  /** Where the cache keeps these plans. */
  plansKey: QueryKey
  /** The events of one plan. */
  useEvents: (plan: string) => ReturnType<typeof usePlanGames>
  /** The read behind it. */
  eventsQuery: (plan: string) => ReturnType<typeof planGamesQuery>
  selectGame: string
  planHint: string
  /** The Bruins have no call that deletes a whole plan. */
  canDeletePlan: boolean
}

const bruins = {
  team: 'bruins',
  selectGame: 'Select Bruins Game (optional)',
  planHint: 'For example B26SUITE5',
  canDeletePlan: false,
} as const

export const plansConfigs: Record<PlansKind, PlansConfig> = {
  bruins: {
    ...bruins,
    title: 'Bruins Game Plan Dashboard',
    usePlans: () => usePlans('bruins'),
    plansKey: plansQuery('bruins').queryKey,
    useEvents: (plan) => usePlanGames('bruins', plan),
    eventsQuery: (plan) => planGamesQuery('bruins', plan),
  },
  celtics: {
    title: 'Celtics Game Plan Dashboard',
    team: 'celtics',
    usePlans: () => usePlans('celtics'),
    plansKey: plansQuery('celtics').queryKey,
    useEvents: (plan) => usePlanGames('celtics', plan),
    eventsQuery: (plan) => planGamesQuery('celtics', plan),
    selectGame: 'Select Celtics Game (optional)',
    planHint: 'For example C26SUITE5',
    canDeletePlan: true,
  },
  priced: {
    ...bruins,
    title: 'Bruins Pricing Plan Events',
    usePlans: usePricedPlansWithGames,
    plansKey: pricedPlansWithGamesQuery().queryKey,
    useEvents: usePricedPlanGames,
    eventsQuery: pricedPlanGamesQuery,
  },
}
