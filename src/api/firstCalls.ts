import type { patterns } from '../config/paths'
import type { Names } from '../config/pattern'
import type { PrintSetKey, PublicKey } from '../config/printSets'
import { isSheet, type SheetOwner, sheets } from '../config/sheets'
import { schedulePlans, youthPlan } from '../content/season/current'
import { pricingTeam, type TeamKey, teamKeys } from '../content/teams'
import { teamOfCode } from '../domain/games/team'
import { knownScheduleName, publicPlanName } from '../domain/publicSheets'
import type { Call, ReadName } from './addresses'

/* What each page reads first, so that it is asked for before the page's code is there. */

/** What sheets read. */
export type SheetCall = Call<
  'combinedPlan' | 'planGames' | 'mixedPlanGames' | 'pricedPlanGames' | 'pricingLocations' | 'reps'
>
/** What staff screens read first. */
export type ScreenCall =
  | Call<Exclude<ReadName, 'session' | SheetCall[0]>>
  | Call<'pricingLocations' | 'reps'>
export type FirstCall = SheetCall | ScreenCall | Call<'session'>

type RouteKey = keyof typeof patterns
export type ScreenKey = Exclude<RouteKey, PublicKey>

/** What public pages are named by in their addresses; each has those of its own pattern. */
export type SheetNames = Record<'combinePlanEvent' | 'planname' | 'repname', string>
type SheetReads = (names: SheetNames) => readonly SheetCall[]

/** What a sheet reads of what it belongs to; nothing for a plan's name that no address has. */
const readsOf: Record<SheetOwner, SheetReads> = {
  'combined plan': ({ combinePlanEvent }) => [['combinedPlan', combinePlanEvent]],
  'pricing plan': ({ planname }) =>
    publicPlanName(planname) === undefined ? [] : [['pricingLocations'], ['reps']],
  schedule: ({ planname }) => {
    const codes = scheduleCodes(planname)
    return codes.length === 0 ? [] : [['reps'], ...codes.map(pricedPlanGames)]
  },
  rep: () => [['reps']],
}

const readsOfSet: Record<PrintSetKey, SheetReads> = {
  printPackage: readsOf['combined plan'],
  printPlan: readsOf['pricing plan'],
  printRep: () => [['pricingLocations'], ['reps']],
}

function readsOfPage(key: PublicKey, names: SheetNames): readonly SheetCall[] {
  if (!isSheet(key)) return readsOfSet[key](names)
  const sheet = sheets[key]
  const calls = readsOf[sheet.of](names)
  return 'shows' in sheet ? [...calls, ['planGames', pricingTeam, youthPlan]] : calls
}

/**
 * What a public page reads first, all at once; a combined plan is followed by {@link gamesOfPlan}. The
 * page asks for these before its code is there, and the route's loader for the very same.
 * @param names those of the page's own pattern.
 * @param search what stands behind the path, from `?` on: a combined plan's page reads a rep named there.
 */
export function callsOfSheet(
  key: PublicKey,
  names: Readonly<Partial<SheetNames>>,
  search = '',
): readonly SheetCall[] {
  const calls = readsOfPage(key, names as SheetNames)
  const asksForRep = calls[0]?.[0] === 'combinedPlan' && /[?&]rep=[^&]/.test(search)
  return asksForRep ? [...calls, ['reps']] : calls
}

/** The plans behind a schedule's name; none for a name that is no schedule's. */
export const scheduleCodes = (planname: string): readonly string[] => {
  const name = knownScheduleName(planname)
  return name === undefined ? [] : schedulePlans[name]
}
const pricedPlanGames = (code: string): SheetCall => ['pricedPlanGames', code]

/**
 * The read of one original plan's games, by the letter its id starts with
 * (docs/rules/calls.md#games-and-plans): each team has an endpoint of its own, everything else lies
 * under details.
 */
export function gamesOfPlan(plan: string): Call<'planGames' | 'mixedPlanGames'> {
  const team = teamOfCode(plan)
  return team === null ? ['mixedPlanGames', plan] : ['planGames', team, plan]
}

const games = (team: TeamKey) => (): ScreenCall[] => [['games', team]]
const plans = (team: TeamKey) => (): ScreenCall[] => [['plans', team]]
const users = (): ScreenCall[] => [['users']]
const gamesAndPlans = () => teamKeys.flatMap((team) => [...games(team)(), ...plans(team)()])
const nothing = () => []

/** What each staff screen reads first, beside the session, all at once. */
export const screenCalls: {
  [Key in ScreenKey]: (names: Names<(typeof patterns)[Key]>) => readonly ScreenCall[]
} = {
  signIn: nothing,
  register: nothing,
  dashboard: users,
  users,
  bruinsGames: games('bruins'),
  celticsGames: games('celtics'),
  combinedPlans: () => [['combinedPlans']],
  bruinsPlans: plans('bruins'),
  celticsPlans: plans('celtics'),
  pricingPlanEvents: () => [['pricedPlans']],
  gamePlanEdit: ({ id }) => [['gamePlan', id]],
  reps: () => [['reps']],
  pricing: () => [['pricingLocations'], ['reps']],
  pricingPlansAndReps: () => [['adminPricingLocations'], ['adminReps']],
  seasonImport: gamesAndPlans,
  seasonNext: () => [
    ...teamKeys.flatMap((team) => plans(team)()),
    ['combinedPlans'],
    ['pricingLocations'],
  ],
  checks: () => [...gamesAndPlans(), ['combinedPlans'], ['pricingLocations'], ['reps']],
  prices: () => [['pricingLocations']],
}
