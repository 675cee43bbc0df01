import { BASE_PATH, paths } from '../../config/paths'
import { pricingTeam, type TeamKey } from '../../content/teams'
import { teamOfCode } from '../../domain/games/game'
import { isOpenPage } from '../../domain/publicPages'

/* The addresses of screens that are searched for a record, for plain links (docs/rules/screens.md#links). */

const searched = (screen: string, text: string) =>
  `${BASE_PATH}${screen}?${new URLSearchParams({ search: text })}`

/** A team's games, searched for a code. */
export const gameHref = (team: TeamKey, code: string) => searched(paths[`${team}Games`], code)

/** A team's plans, searched for a name; by default the team in the plan's code, else the pricing team. */
export const planHref = (name: string, team: TeamKey = teamOfCode(name) ?? pricingTeam) =>
  searched(paths[`${team}Plans`], name)

/** The combined plans, searched for a code. */
export const combinedPlanHref = (code: string) => searched(paths.combinedPlans, code)

/** The customer's package sheet of a combined plan. */
export const packageHref = (code: string) =>
  BASE_PATH + paths.packageSheet({ combinePlanEvent: code })

/** The pricing plans, searched for a name. */
export const pricingPlanHref = (name: string) => searched(paths.pricing, name)

/** A public page by its path below the base path; undefined for the pattern of all reps' pages. */
export const pageHref = (address: string) =>
  isOpenPage(address) ? `${BASE_PATH}${address}` : undefined
