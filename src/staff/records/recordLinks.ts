import { BASE_PATH, paths } from '../../config/paths'
import { pricingTeam, type TeamKey } from '../../content/teams'
import { teamOfCode } from '../../domain/games/game'
import { isOpenPage } from '../../domain/publicPages'

/*
 * The addresses of screens with a search for a record, and of public pages, for plain links
 * (docs/rules/screens.md#links).
 */

const searched = (screen: string, text: string) =>
  `${BASE_PATH}${screen}?${new URLSearchParams({ search: text })}`

/** The games screen of a team, with a search for a code. */
export const gameHref = (team: TeamKey, code: string) => searched(paths[`${team}Games`], code)

/**
 * The plans screen of a team, with a search for a name. By default, the team of the plan's code, or
 * else the pricing team.
 */
export const planHref = (name: string, team: TeamKey = teamOfCode(name) ?? pricingTeam) =>
  searched(paths[`${team}Plans`], name)

/** The combined plans screen, with a search for a code. */
export const combinedPlanHref = (code: string) => searched(paths.combinedPlans, code)

/** The public package sheet of a combined plan. */
export const packageHref = (code: string) =>
  BASE_PATH + paths.packageSheet({ combinePlanEvent: code })

/** The pricing plans screen, with a search for a name. */
export const pricingPlanHref = (name: string) => searched(paths.pricing, name)

/** A public page, by its path below the base path; undefined for the pattern of all reps' pages. */
export const pageHref = (address: string) =>
  isOpenPage(address) ? `${BASE_PATH}${address}` : undefined
