import { pricingTeam, type TeamKey } from '../content/teams'
import { segment } from './http/segment'

/** Each team answers the same calls under a root of its own (docs/rules/calls.md#games-and-plans). */
export const teamRoot = (team: TeamKey) => `${team}-games`

const PRICED_PLANS = `${teamRoot(pricingTeam)}/distinct/plans/pricing`

/**
 * The address of every read, below the base of {@link through}. Plain text and nothing else: what
 * starts a page's first calls before its code is there takes them from here, as the reads do. Those
 * with a name throw what {@link segment} throws.
 */
export const addresses = {
  /** Who is signed in. */
  session: () => 'check-session/index.php',
  users: () => 'users/index.php',
  games: (team: TeamKey) => `${teamRoot(team)}/distinct/games/`,
  plans: (team: TeamKey) => `${teamRoot(team)}/distinct/plans`,
  planGames: (team: TeamKey, plan: string) => `${teamRoot(team)}/distinct/plans/${segment(plan)}`,
  /** The plans that are sold by price. */
  pricedPlans: () => PRICED_PLANS,
  pricedPlanGames: (code: string) => `${PRICED_PLANS}/${segment(code)}`,
  /** Of a plan that belongs to no team alone. */
  mixedPlanGames: (plan: string) => `details/${segment(plan)}`,
  combinedPlans: () => 'combined/distinct',
  combinedPlan: (code: string) => `combined/distinct/single/${segment(code)}`,
  gamePlan: (id: string) => `gameplans/${segment(id)}`,
  pricingLocations: () => 'bruins/pricing/with-reps',
  reps: () => 'bruins/reps',
  adminPricingLocations: () => 'pricing-plans',
  adminReps: () => 'reps',
}

export type ReadName = keyof typeof addresses

/** Bases and cookies (docs/rules/calls.md#bases): as src/api/http/http.ts has them by these names. */
export type Through = 'account' | 'gamePlans' | 'open'

const others: Partial<Record<ReadName, Through>> = {
  session: 'account',
  users: 'account',
  adminPricingLocations: 'open',
  adminReps: 'open',
}

/** Which of the three a read goes through. */
export const through = (name: ReadName): Through => others[name] ?? 'gamePlans'
