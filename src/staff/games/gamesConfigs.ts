import { usePlans, usePricedPlans } from '../../api/plans'
import { perTeam, pricingTeam, type TeamKey, teams } from '../../content/teams'
import type { Game } from '../../domain/games/game'

/** What differs between the games dashboards (docs/rules/screens.md#bruins-games). */
export interface GamesConfig {
  title: string
  /** As the menu calls it. */
  place: string
  loading: string
  plansRequired: boolean
  /** The plans the dialog offers. */
  usePlanOptions: () => ReturnType<typeof usePlans>
  teamHint: string
}

/** Names the drafts of a team's dialog. */
export const gameFormName = (team: TeamKey) => `${team}-game`

export const gamesConfigs = perTeam((team): GamesConfig => {
  const { name, needsPlans, exampleOpponent } = teams[team]
  return {
    title: `${name} Games Dashboard`,
    place: `${name} Games`,
    loading: `Loading ${name} Games...`,
    plansRequired: needsPlans,
    usePlanOptions: team === pricingTeam ? usePricedPlans : () => usePlans(team),
    teamHint: `For example ${name} vs. ${exampleOpponent}`,
  }
})

/**
 * A row's key: the first of its ids, which stays while code, day and plans change, by whomever; without
 * ids its code and date.
 */
export const gameRowKey = ({ eventIds, eventName, date }: Game): string =>
  `${eventIds[0] ?? `${eventName} ${date}`}`
