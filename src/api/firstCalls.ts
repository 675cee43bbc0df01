import type { patterns } from '../config/paths'
import type { Names } from '../config/pattern'
import type { PublicKey } from '../config/printSets'
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
type NamesOf<Key extends RouteKey> = Names<(typeof patterns)[Key]>

type Calls<Key extends RouteKey, One> = {
  [Each in Key]: (names: NamesOf<Each>) => readonly One[]
}

const combinedPlan = ({ combinePlanEvent }: { combinePlanEvent: string }): SheetCall[] => [
  ['combinedPlan', combinePlanEvent],
]
/** None for a planname that docs/rules/routes.md#plan-names-in-addresses does not name. */
const pricing = ({ planname }: { planname: string }): SheetCall[] =>
  publicPlanName(planname) === undefined ? [] : [['pricingLocations'], ['reps']]

/**
 * What each public page reads first, all at once; a combined plan is followed by {@link gamesOfPlans}. The
 * page asks for these before its code is there, and the route's loader for the very same.
 */
export const sheetCalls: Calls<PublicKey, SheetCall> = {
  calendar: combinedPlan,
  calendarPricingSheet: combinedPlan,
  packageSheet: combinedPlan,
  packageText: combinedPlan,
  pricingSheet: pricing,
  pricingChart: pricing,
  schedule: ({ planname }) => {
    const codes = scheduleCodes(planname)
    return codes.length === 0 ? [] : [['reps'], ...codes.map(pricedPlanGames)]
  },
  groupTickets: () => [['reps']],
  youthHockey: () => [['reps'], ['planGames', pricingTeam, youthPlan]],
  printPackage: combinedPlan,
  printPlan: pricing,
  printRep: () => [['pricingLocations'], ['reps']],
}

/**
 * The same of an address that may name a rep besides: then whoever shows a combined plan reads him.
 * @param search what stands behind the path, from `?` on.
 */
export function callsOfSheet<Key extends PublicKey>(
  key: Key,
  names: Parameters<(typeof sheetCalls)[Key]>[0],
  search: string,
): readonly SheetCall[] {
  const calls = sheetCalls[key](names as never)
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
export const screenCalls: Calls<ScreenKey, ScreenCall> = {
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
