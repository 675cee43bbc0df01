import { usePlans, usePricedPlans } from '../../api/plans'
import { perTeam, pricingTeam, type TeamKey, teams } from '../../content/teams'
import type { Game } from '../../domain/games/game'

/** The name of a team's game form, which names its drafts. */
export const gameFormName = (team: TeamKey) => `${team}-game`

/** The differences between the teams' games dashboards (docs/rules/screens.md#bruins-games). */
export const gamesConfigs = perTeam((team) => {
  const { name } = teams[team]
  return {
    title: `${name} Games Dashboard`,
    /** The screen's name in the menu. */
    breadcrumb: `${name} Games`,
    loading: `Loading ${name} Games...`,
    /** The plans the dialog offers. */
    usePlanOptions: team === pricingTeam ? usePricedPlans : () => usePlans(team),
  }
})

/**
 * The key of a game's row: its first id, which never changes, or its code and date if it has no id.
 */
export const gameRowKey = ({ eventIds, eventName, date }: Game): string =>
  `${eventIds[0] ?? `${eventName} ${date}`}`
