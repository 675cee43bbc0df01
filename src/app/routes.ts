import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query'
import { combinedPlansQuery } from '../api/combinedPlans'
import { gamePlanQuery } from '../api/gamePlans'
import { gamesQuery } from '../api/games'
import { plansQuery, pricedPlansWithGamesQuery } from '../api/plans'
import { adminPricingLocationsQuery, adminRepsQuery } from '../api/plansAndReps'
import { pricingLocationsQuery } from '../api/pricing'
import { repsQuery } from '../api/reps'
import { prefetchSheet } from '../api/sheets/sheetQueries'
import { usersQuery } from '../api/users'
import type { PublicKey, SheetKey } from '../config/sheets'
import { teamKeys } from '../content/teams'
import { knownScheduleName, publicPlanName } from '../domain/publicSheets'
import { type LazyComponent, lazyComponent } from '../lib/lazyComponent'
import type { SheetNames } from '../sheets/print-set/PrintSet'
import type { RouteTable, SheetRoute } from './routeTypes'

/** A loader that requests what a public page reads. */
const sheet =
  <Key extends PublicKey>(key: Key) =>
  (client: QueryClient, params: Parameters<typeof prefetchSheet<Key>>[2], search: string) =>
    prefetchSheet(client, key, params, search)

type StaffQuery = Pick<FetchQueryOptions, 'queryKey'>

/** A loader that requests lists. Their screen shows what fails. */
const lists = (queries: () => StaffQuery[]) => (client: QueryClient) => {
  for (const query of queries()) void client.prefetchQuery(query as FetchQueryOptions)
}
const gamesAndPlans = () => [...teamKeys.map(gamesQuery), ...teamKeys.map(plansQuery)]

const code = ({ combinePlanEvent }: { combinePlanEvent: string }) => combinePlanEvent.toUpperCase()

/**
 * The one route table (docs/rules/routes.md#table-of-routes), by the keys of src/config/paths.ts,
 * where the patterns are. Each lazyComponent is a chunk of its own, so a customer's calendar loads no
 * staff code.
 */
export const routes: RouteTable = {
  calendar: {
    access: 'public',
    title: (params) => `${code(params)} Calendar`,
    screen: lazyComponent(() => import('../sheets/calendar/CalendarSheet'), 'CalendarSheet', {
      variant: 'season',
    }),
    loader: sheet('calendar'),
  },
  calendarPricingSheet: {
    access: 'public',
    title: (params) => `${code(params)} Calendar`,
    screen: lazyComponent(() => import('../sheets/calendar/CalendarSheet'), 'CalendarSheet', {
      variant: 'pricing-sheet',
    }),
    loader: sheet('calendarPricingSheet'),
  },
  packageSheet: {
    access: 'public',
    title: (params) => `${code(params)} Package`,
    screen: lazyComponent(() => import('../sheets/package/PackageSheet'), 'PackageSheet'),
    loader: sheet('packageSheet'),
  },
  packageText: {
    access: 'public',
    title: (params) => `${code(params)} Package`,
    screen: lazyComponent(() => import('../sheets/package/PackageText'), 'PackageText'),
    loader: sheet('packageText'),
  },
  pricingSheet: {
    access: 'public',
    title: ({ planname }) => publicPlanName(planname) && 'Bruins Pricing Plan',
    screen: lazyComponent(() => import('../sheets/pricing/PricingSheet'), 'PricingSheet'),
    loader: sheet('pricingSheet'),
  },
  pricingChart: {
    access: 'public',
    screen: lazyComponent(() => import('../sheets/pricing/PricingChart'), 'PricingChart'),
    loader: sheet('pricingChart'),
  },
  schedule: {
    access: 'public',
    title: ({ planname }) => knownScheduleName(planname) && 'Bruins Plan Schedule',
    screen: lazyComponent(() => import('../sheets/schedule/ScheduleSheet'), 'ScheduleSheet'),
    loader: sheet('schedule'),
  },
  groupTickets: {
    access: 'public',
    title: 'Group Tickets',
    screen: lazyComponent(() => import('../sheets/flyers/GroupTickets'), 'GroupTickets'),
    loader: sheet('groupTickets'),
  },
  youthHockey: {
    access: 'public',
    screen: lazyComponent(() => import('../sheets/flyers/YouthHockey'), 'YouthHockey'),
    loader: sheet('youthHockey'),
  },
  printPackage: {
    access: 'public',
    title: (params) => `${code(params)} Print Set`,
    screen: lazyComponent(() => import('../sheets/print-set/PackageSet'), 'PackageSet', {
      screenOf,
    }),
    loader: sheet('printPackage'),
  },
  printPlan: {
    access: 'public',
    title: ({ planname }) => publicPlanName(planname) && 'Bruins Plan Print Set',
    screen: lazyComponent(() => import('../sheets/print-set/PlanSet'), 'PlanSet', { screenOf }),
    loader: sheet('printPlan'),
  },
  printRep: {
    access: 'public',
    title: 'Print Set',
    screen: lazyComponent(() => import('../sheets/print-set/RepSet'), 'RepSet', { screenOf }),
    loader: sheet('printRep'),
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
    loader: lists(() => [usersQuery()]),
  },
  users: {
    access: 'signed-in',
    screen: lazyComponent(() => import('../staff/users/UserDashboard'), 'UserDashboard'),
    loader: lists(() => [usersQuery()]),
  },
  bruinsGames: {
    access: 'staff',
    screen: lazyComponent(() => import('../staff/games/GamesDashboard'), 'GamesDashboard', {
      team: 'bruins',
    }),
    loader: lists(() => [gamesQuery('bruins')]),
  },
  celticsGames: {
    access: 'staff',
    screen: lazyComponent(() => import('../staff/games/GamesDashboard'), 'GamesDashboard', {
      team: 'celtics',
    }),
    loader: lists(() => [gamesQuery('celtics')]),
  },
  combinedPlans: {
    access: 'staff',
    screen: lazyComponent(
      () => import('../staff/combined-plans/CombinedPlansDashboard'),
      'CombinedPlansDashboard',
    ),
    loader: lists(() => [combinedPlansQuery()]),
  },
  bruinsPlans: {
    access: 'staff',
    screen: lazyComponent(() => import('../staff/plans/PlansDashboard'), 'PlansDashboard', {
      kind: 'bruins',
    }),
    loader: lists(() => [plansQuery('bruins')]),
  },
  celticsPlans: {
    access: 'staff',
    screen: lazyComponent(() => import('../staff/plans/PlansDashboard'), 'PlansDashboard', {
      kind: 'celtics',
    }),
    loader: lists(() => [plansQuery('celtics')]),
  },
  pricingPlanEvents: {
    access: 'staff',
    screen: lazyComponent(() => import('../staff/plans/PlansDashboard'), 'PlansDashboard', {
      kind: 'priced',
    }),
    loader: lists(() => [pricedPlansWithGamesQuery()]),
  },
  gamePlanEdit: {
    access: 'staff',
    screen: lazyComponent(() => import('../staff/game-plan-edit/EditGamePlan'), 'EditGamePlan'),
    loader: (client, { id }) => client.prefetchQuery(gamePlanQuery(id)),
  },
  reps: {
    access: 'staff',
    screen: lazyComponent(() => import('../staff/reps/RepsDashboard'), 'RepsDashboard'),
    loader: lists(() => [repsQuery()]),
  },
  pricing: {
    access: 'staff',
    screen: lazyComponent(() => import('../staff/pricing/PricingManagement'), 'PricingManagement'),
    loader: lists(() => [pricingLocationsQuery(), repsQuery()]),
  },
  pricingPlansAndReps: {
    access: 'staff',
    screen: lazyComponent(() => import('../staff/plans-and-reps/PlansAndReps'), 'PlansAndReps'),
    loader: lists(() => [adminPricingLocationsQuery(), adminRepsQuery()]),
  },
  checks: {
    access: 'staff',
    title: 'Checks',
    screen: lazyComponent(() => import('./ChecksScreen'), 'ChecksScreen'),
    loader: lists(() => [
      ...gamesAndPlans(),
      combinedPlansQuery(),
      pricingLocationsQuery(),
      repsQuery(),
    ]),
  },
  seasonNext: {
    access: 'staff',
    title: 'Next season',
    screen: lazyComponent(() => import('../staff/season-next/NextSeason'), 'NextSeason'),
    loader: lists(() => [
      ...teamKeys.map(plansQuery),
      combinedPlansQuery(),
      pricingLocationsQuery(),
    ]),
  },
  seasonImport: {
    access: 'staff',
    title: 'Import games',
    screen: lazyComponent(() => import('../staff/season-import/SeasonImport'), 'SeasonImport'),
    loader: lists(() => gamesAndPlans()),
  },
  prices: {
    access: 'staff',
    title: 'Prices',
    screen: lazyComponent(() => import('../staff/prices/PricesDashboard'), 'PricesDashboard'),
    loader: lists(() => [pricingLocationsQuery()]),
  },
}

/** A print set renders its sheets by the same table that opens each by itself. */
function screenOf(sheet: SheetKey): LazyComponent<SheetNames> {
  return (routes[sheet] as SheetRoute<SheetNames>).screen
}
