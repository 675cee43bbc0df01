import { pricingTeam, type TeamKey } from '../content/teams'

/**
 * Every key of the cache, from general to specific. Invalidating a key invalidates all that begin with it:
 * `keys.reps.all` has every list of reps read again.
 *
 * - `team` is all that is read of a team: its games, its plans, the games of its plans.
 * - `mixedPlans` are the games of plans that belong to no team alone.
 * - `admin` are the records of Plans & Reps, which come from calls of their own.
 */
export const keys = {
  team: (team: TeamKey) => [team] as const,
  games: (team: TeamKey) => [team, 'games'] as const,
  plans: {
    list: (team: TeamKey) => [team, 'plans', 'list'] as const,
    games: (team: TeamKey) => [team, 'plans', 'games'] as const,
    gamesOf: (team: TeamKey, plan: string) => [team, 'plans', 'games', plan] as const,
  },
  pricedPlans: {
    list: [pricingTeam, 'plans', 'priced'],
    withGames: [pricingTeam, 'plans', 'priced-with-games'],
    games: [pricingTeam, 'plans', 'priced-games'],
    gamesOf: (code: string) => [pricingTeam, 'plans', 'priced-games', code] as const,
  },
  mixedPlans: { all: ['details'], gamesOf: (plan: string) => ['details', plan] as const },
  combinedPlans: {
    all: ['combined-plans'],
    list: ['combined-plans', 'list'],
    one: (code: string) => ['combined-plans', 'single', code] as const,
  },
  gamePlans: { all: ['game-plans'], one: (id: string) => ['game-plans', id] as const },
  pricingLocations: { all: ['pricing'], list: ['pricing', 'with-reps'] },
  reps: { all: ['reps'], list: ['reps', 'list'] },
  admin: {
    all: ['plans-and-reps'],
    pricingLocations: ['plans-and-reps', 'plans'],
    reps: ['plans-and-reps', 'reps'],
  },
  users: ['users'],
  /** How many findings the checks had when they last ran; no call reads it. */
  checks: ['checks'],
  session: ['session'],
} as const
