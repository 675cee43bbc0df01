import { pricingTeam, type TeamKey } from '../content/teams'
import { ApiError } from './errors'

/** Each team has the same calls under its own root (docs/rules/calls.md#games-and-plans). */
export const teamRoot = (team: TeamKey) => `${team}-games`

const PRICED_PLANS = `${teamRoot(pricingTeam)}/distinct/plans/pricing`

/**
 * The address of every read, below the API's base. src/start/starter.ts uses them too. Those that
 * contain a name throw like {@link segment}.
 */
export const addresses = {
  /** Who is signed in. */
  session: () => 'check-session/index.php',
  users: () => 'users/index.php',
  games: (team: TeamKey) => `${teamRoot(team)}/distinct/games/`,
  plans: (team: TeamKey) => `${teamRoot(team)}/distinct/plans`,
  planGames: (team: TeamKey, plan: string) => `${teamRoot(team)}/distinct/plans/${segment(plan)}`,
  /** The plans sold by price. */
  pricedPlans: () => PRICED_PLANS,
  pricedPlanGames: (code: string) => `${PRICED_PLANS}/${segment(code)}`,
  /** The games of a plan that belongs to several teams or to none. */
  mixedPlanGames: (plan: string) => `details/${segment(plan)}`,
  combinedPlans: () => 'combined/distinct',
  combinedPlan: (code: string) => `combined/distinct/single/${segment(code)}`,
  gamePlan: (id: string) => `gameplans/${segment(id)}`,
  pricingLocations: () => 'bruins/pricing/with-reps',
  reps: () => 'bruins/reps',
  adminPricingLocations: () => 'pricing-plans',
  adminReps: () => 'reps',
}

/**
 * Encodes a name as one path segment. Throws if a URL cannot carry the name: a blank or a dot
 * segment would address the parent, and deleting the parent deletes everything. Calls that use it
 * are async functions, so that they reject instead.
 */
export function segment(name: string): string {
  const text = name.trim()
  if (text === '' || text === '.' || text === '..' || !text.isWellFormed()) {
    const serverMessage = `'${text.toWellFormed()}' can’t be used as a name.`
    throw new ApiError('refused', { serverMessage })
  }
  return encodeURIComponent(text)
}
