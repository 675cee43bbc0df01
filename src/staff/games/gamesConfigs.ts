import { usePlans, usePricedPlans } from '../../api/plans'
import { perTeam, pricingTeam, type TeamKey, teams } from '../../content/teams'
import type { Game } from '../../domain/games/game'

/** Names the drafts of a team's dialog. */
export const gameFormName = (team: TeamKey) => `${team}-game`

/** What differs between the games dashboards (docs/rules/screens.md#bruins-games). */
export const gamesConfigs = perTeam((team) => {
  const { name } = teams[team]
  return {
    title: `${name} Games Dashboard`,
    /** What the menu calls the screen. */
    breadcrumb: `${name} Games`,
    loading: `Loading ${name} Games...`,
    /** The plans the dialog offers. */
    usePlanOptions: team === pricingTeam ? usePricedPlans : () => usePlans(team),
  }
})

/**
 * A row's key: the first of its ids, which stays while code, day and plans change, by whomever; without
 * ids its code and date.
 */
export const gameRowKey = ({ eventIds, eventName, date }: Game): string =>
  `${eventIds[0] ?? `${eventName} ${date}`}`
