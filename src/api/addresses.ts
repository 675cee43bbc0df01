import { env } from '../config/env'
import { pricingTeam, type TeamKey } from '../content/teams'
import { segment } from './segment'

/** One read as it leaves. */
export interface Read {
  url: string
  withCredentials: boolean
}

/** Each team answers the same calls under a root of its own (docs/rules/calls.md#games-and-plans). */
export const teamRoot = (team: TeamKey) => `${team}-games`

const PRICED_PLANS = `${teamRoot(pricingTeam)}/distinct/plans/pricing`

/**
 * The address of every read, below the base that {@link readOf} puts before it. Plain text and nothing else: what
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

/** Who sends a read, and where to (docs/rules/calls.md#bases): as src/api/http/http.ts has them. */
const senders = {
  account: { base: env.apiBase, withCredentials: true },
  gamePlans: { base: env.gamePlansBase, withCredentials: true },
  open: { base: env.gamePlansBase, withCredentials: false },
}

const others: Partial<Record<ReadName, keyof typeof senders>> = {
  session: 'account',
  users: 'account',
  adminPricingLocations: 'open',
  adminReps: 'open',
}

/** A read by its name, with what its address is made of. */
export type Call<Name extends ReadName = ReadName> = {
  [One in Name]: readonly [One, ...Parameters<(typeof addresses)[One]>]
}[Name]

/** The read as it leaves. */
export function readOf([name, ...what]: Call): Read {
  const { base, withCredentials } = senders[others[name] ?? 'gamePlans']
  const address = addresses[name] as (...what: readonly string[]) => string
  return { url: base + address(...what), withCredentials }
}
