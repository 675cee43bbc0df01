import { combinedPlansQuery } from '../api/combinedPlans'
import { gamePlanQuery } from '../api/gamePlans'
import { gamesQuery } from '../api/games'
import { plansQuery, pricedPlansWithGamesQuery } from '../api/plans'
import { adminPricingLocationsQuery, adminRepsQuery } from '../api/plansAndReps'
import { pricingLocationsQuery } from '../api/pricingLocations'
import { repsQuery } from '../api/reps'
import type { PrefetchQuery } from '../api/sheets/sheetQueries'
import { usersQuery } from '../api/users'
import type { ParamsOf, RouteKey } from '../config/paths'
import type { PublicKey, SheetKey } from '../config/sheets'
import { type TeamKey, teamKeys } from '../content/teams'
import { findScheduleName, pricingSheetName } from '../domain/sheetNames'
import type { Access } from '../domain/user'
import { type LazyComponent, lazyComponent } from '../lib/lazyComponent'
import type { SheetNames } from '../sheets/print-set/SheetInSet'
import type { PlansKind } from '../staff/plans/plansConfigs'

/* The route table, and the types of its entries. */

/**
 * A page made to be printed. It opens by link, without signing in. Its queries are in
 * src/api/sheets/sheetQueries.ts.
 */
export interface SheetRoute<Params extends object> {
  /** The document's title, 'Game Plans' by default. A sheet sets another one while it prints. */
  title?: string | ((params: Params) => string | undefined)
  /** Its props are the parameters of its address. */
  screen: LazyComponent<Params>
}

/** A staff screen, and who may open it. */
export interface StaffRoute<Params extends object> extends SheetRoute<Params> {
  access: Access
  /**
   * The screen's first queries. They are requested while its code is loading, and the screen shows
   * failures.
   */
  reads?: (params: Params) => readonly PrefetchQuery[]
}

/** One entry for each pattern. A missing entry is a type error. */
type RouteTable = {
  [Key in RouteKey]: Key extends PublicKey ? SheetRoute<ParamsOf<Key>> : StaffRoute<ParamsOf<Key>>
}

/** The parameters of any pattern. */
export type AnyParams = ParamsOf<RouteKey>

/**
 * Casts the router's parameters: a matching address has a value for each parameter of its pattern.
 */
export const asParams = (params: Readonly<Partial<Record<string, string>>>) => params as AnyParams

const gamesAndPlans = () => [...teamKeys.map(gamesQuery), ...teamKeys.map(plansQuery)]

const codeOf = (params: { combinePlanEvent: string }) => params.combinePlanEvent.toUpperCase()

const calendarRoute = (variant: 'season' | 'pricing-sheet'): RouteTable['calendar'] => ({
  title: (params) => `${codeOf(params)} Calendar`,
  screen: lazyComponent(() => import('../sheets/calendar/CalendarSheet'), 'CalendarSheet', {
    variant,
  }),
})

const gamesRoute = (team: TeamKey): StaffRoute<object> => ({
  access: 'staff',
  screen: lazyComponent(() => import('../staff/games/GamesDashboard'), 'GamesDashboard', { team }),
  reads: () => [gamesQuery(team)],
})

const plansRoute = (kind: PlansKind, query: () => PrefetchQuery): StaffRoute<object> => ({
  access: 'staff',
  screen: lazyComponent(() => import('../staff/plans/PlansDashboard'), 'PlansDashboard', { kind }),
  reads: () => [query()],
})

/**
 * The route table (docs/rules/routes.md#table-of-routes), by the keys of the patterns in
 * src/config/paths.ts. Each lazyComponent is a separate chunk, so a customer's calendar loads no
 * staff code.
 */
export const routes: RouteTable = {
  calendar: calendarRoute('season'),
  calendarPricingSheet: calendarRoute('pricing-sheet'),
  packageSheet: {
    title: (params) => `${codeOf(params)} Package`,
    screen: lazyComponent(() => import('../sheets/package/PackageSheet'), 'PackageSheet'),
  },
  packageText: {
    title: (params) => `${codeOf(params)} Package`,
    screen: lazyComponent(() => import('../sheets/package/PackageText'), 'PackageText'),
  },
  pricingSheet: {
    title: ({ planname }) => pricingSheetName(planname) && 'Bruins Pricing Plan',
    screen: lazyComponent(() => import('../sheets/pricing/PricingSheet'), 'PricingSheet'),
  },
  pricingChart: {
    screen: lazyComponent(() => import('../sheets/pricing/PricingChart'), 'PricingChart'),
  },
  schedule: {
    title: ({ planname }) => findScheduleName(planname) && 'Bruins Plan Schedule',
    screen: lazyComponent(() => import('../sheets/schedule/ScheduleSheet'), 'ScheduleSheet'),
  },
  groupTickets: {
    title: 'Group Tickets',
    screen: lazyComponent(() => import('../sheets/flyers/GroupTickets'), 'GroupTickets'),
  },
  youthHockey: {
    screen: lazyComponent(() => import('../sheets/flyers/YouthHockey'), 'YouthHockey'),
  },
  printPackage: {
    title: (params) => `${codeOf(params)} Print Set`,
    screen: lazyComponent(() => import('../sheets/print-set/PackageSet'), 'PackageSet', {
      screenOf,
    }),
  },
  printPlan: {
    title: ({ planname }) => pricingSheetName(planname) && 'Bruins Plan Print Set',
    screen: lazyComponent(() => import('../sheets/print-set/PlanSet'), 'PlanSet', { screenOf }),
  },
  printRep: {
    title: 'Print Set',
    screen: lazyComponent(() => import('../sheets/print-set/RepSet'), 'RepSet', { screenOf }),
  },

  signIn: {
    access: 'guest',
    title: 'Login',
    screen: lazyComponent(() => import('../staff/sign-in/SignIn'), 'SignIn'),
  },
  register: {
    access: 'admin',
    title: 'Register',
    screen: lazyComponent(() => import('../staff/users/Register'), 'Register'),
  },
  dashboard: {
    access: 'signed-in',
    title: 'Admin Dashboard',
    screen: lazyComponent(() => import('../staff/users/AdminDashboard'), 'AdminDashboard'),
    reads: () => [usersQuery()],
  },
  users: {
    access: 'signed-in',
    screen: lazyComponent(() => import('../staff/users/UserDashboard'), 'UserDashboard'),
    reads: () => [usersQuery()],
  },
  bruinsGames: gamesRoute('bruins'),
  celticsGames: gamesRoute('celtics'),
  combinedPlans: {
    access: 'staff',
    screen: lazyComponent(
      () => import('../staff/combined-plans/CombinedPlansDashboard'),
      'CombinedPlansDashboard',
    ),
    reads: () => [combinedPlansQuery()],
  },
  bruinsPlans: plansRoute('bruins', () => plansQuery('bruins')),
  celticsPlans: plansRoute('celtics', () => plansQuery('celtics')),
  pricingPlanEvents: plansRoute('priced', pricedPlansWithGamesQuery),
  gamePlanEdit: {
    access: 'staff',
    screen: lazyComponent(() => import('../staff/game-plan-edit/EditGamePlan'), 'EditGamePlan'),
    reads: ({ id }) => [gamePlanQuery(id)],
  },
  reps: {
    access: 'staff',
    screen: lazyComponent(() => import('../staff/reps/RepsDashboard'), 'RepsDashboard'),
    reads: () => [repsQuery()],
  },
  pricing: {
    access: 'staff',
    screen: lazyComponent(() => import('../staff/pricing/PricingManagement'), 'PricingManagement'),
    reads: () => [pricingLocationsQuery(), repsQuery()],
  },
  pricingPlansAndReps: {
    access: 'staff',
    screen: lazyComponent(() => import('../staff/plans-and-reps/PlansAndReps'), 'PlansAndReps'),
    reads: () => [adminPricingLocationsQuery(), adminRepsQuery()],
  },
  checks: {
    access: 'staff',
    title: 'Checks',
    screen: lazyComponent(() => import('./ChecksScreen'), 'ChecksScreen'),
    reads: () => [...gamesAndPlans(), combinedPlansQuery(), pricingLocationsQuery(), repsQuery()],
  },
  seasonNext: {
    access: 'staff',
    title: 'Next season',
    screen: lazyComponent(() => import('../staff/season-next/NextSeason'), 'NextSeason'),
    reads: () => [...teamKeys.map(plansQuery), combinedPlansQuery(), pricingLocationsQuery()],
  },
  seasonImport: {
    access: 'staff',
    title: 'Import games',
    screen: lazyComponent(() => import('../staff/season-import/SeasonImport'), 'SeasonImport'),
    reads: gamesAndPlans,
  },
  prices: {
    access: 'staff',
    title: 'Prices',
    screen: lazyComponent(() => import('../staff/prices/PricesDashboard'), 'PricesDashboard'),
    reads: () => [pricingLocationsQuery()],
  },
}

/** Print sets render their sheets with the screens of this table. */
function screenOf(sheet: SheetKey): LazyComponent<SheetNames> {
  return (routes[sheet] as SheetRoute<SheetNames>).screen
}
