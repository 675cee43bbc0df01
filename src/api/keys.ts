import { pricingTeam, type TeamKey } from '../content/teams'

/**
 * Every key of the cache, from general to specific. Invalidating a key invalidates all keys that
 * start with it: `keys.reps.all` refetches every list of reps.
 *
 * - `team`: everything that is read for one team: its games, its plans, and the games of its plans.
 * - `mixedPlans`: the games of plans that do not belong to a single team.
 * - `admin`: the records of Plans & Reps, which have separate calls.
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
    details: ['combined-plans', 'single'],
    detail: (code: string) => ['combined-plans', 'single', code] as const,
  },
  gamePlans: { all: ['game-plans'], detail: (id: string) => ['game-plans', id] as const },
  pricingLocations: { all: ['pricing'], list: ['pricing', 'with-reps'] },
  reps: { all: ['reps'], list: ['reps', 'list'] },
  admin: {
    all: ['plans-and-reps'],
    pricingLocations: ['plans-and-reps', 'plans'],
    reps: ['plans-and-reps', 'reps'],
  },
  users: ['users'],
  /** The number of findings when the checks last ran. The checks set it; it is never fetched. */
  checks: ['checks'],
  session: ['session'],
} as const
