import { usePlans, usePricedPlans } from '../../api/plans'
import type { TeamKey } from '../../domain/games/game'

/** What differs between the two games dashboards (docs/rules/screens.md#bruins-games). */
export interface GamesConfig {
  title: string
  loading: string
  plansRequired: boolean
  /** The plans the dialog offers. */
  usePlanOptions: () => ReturnType<typeof usePlans>
  teamHint: string
}

export const gamesConfigs: Record<TeamKey, GamesConfig> = {
  bruins: {
    title: 'Bruins Games Dashboard',
    loading: 'Loading Bruins Games...',
    plansRequired: false,
    usePlanOptions: usePricedPlans,
    teamHint: 'For example Bruins vs. Chicago Blackhawks',
  },
  celtics: {
    title: 'Celtics Games Dashboard',
    loading: 'Loading Celtics Games...',
    plansRequired: true,
    usePlanOptions: () => usePlans('celtics'),
    teamHint: 'For example Celtics vs. New York Knicks',
  },
}
