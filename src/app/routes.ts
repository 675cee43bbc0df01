import type { SheetKey } from '../config/sheets'
import { knownScheduleName, publicPlanName } from '../domain/publicSheets'
import type { SheetNames } from '../sheets/print-set/SheetInSet'
import { type LazyScreen, lazyScreen } from './lazyScreen'
import type { RouteTable, SheetRoute } from './route'

const code = ({ combinePlanEvent }: { combinePlanEvent: string }) => combinePlanEvent.toUpperCase()

/**
 * The one route table (docs/rules/routes.md#table-of-routes), by the keys of src/config/paths.ts,
 * where the patterns stand. Everything behind a lazyScreen is code of its own, so a customer's
 * calendar never carries staff code.
 */
export const routes: RouteTable = {
  calendar: {
    access: 'public',
    title: (names) => `${code(names)} Calendar`,
    screen: lazyScreen(() => import('../sheets/calendar/CalendarSheet'), 'CalendarSheet', {
      variant: 'season',
    }),
  },
  calendarPricingSheet: {
    access: 'public',
    title: (names) => `${code(names)} Calendar`,
    screen: lazyScreen(() => import('../sheets/calendar/CalendarSheet'), 'CalendarSheet', {
      variant: 'pricing-sheet',
    }),
  },
  packageSheet: {
    access: 'public',
    title: (names) => `${code(names)} Package`,
    screen: lazyScreen(() => import('../sheets/package/PackageSheet'), 'PackageSheet'),
  },
  packageText: {
    access: 'public',
    title: (names) => `${code(names)} Package`,
    screen: lazyScreen(() => import('../sheets/package/PackageText'), 'PackageText'),
  },
  pricingSheet: {
    access: 'public',
    title: ({ planname }) => publicPlanName(planname) && 'Bruins Pricing Plan',
    screen: lazyScreen(() => import('../sheets/pricing/PricingSheet'), 'PricingSheet'),
  },
  pricingChart: {
    access: 'public',
    screen: lazyScreen(() => import('../sheets/pricing/PricingChart'), 'PricingChart'),
  },
  schedule: {
    access: 'public',
    title: ({ planname }) => knownScheduleName(planname) && 'Bruins Plan Schedule',
    screen: lazyScreen(() => import('../sheets/schedule/ScheduleSheet'), 'ScheduleSheet'),
  },
  groupTickets: {
    access: 'public',
    title: 'Group Tickets',
    screen: lazyScreen(() => import('../sheets/flyers/GroupTickets'), 'GroupTickets'),
  },
  youthHockey: {
    access: 'public',
    screen: lazyScreen(() => import('../sheets/flyers/YouthHockey'), 'YouthHockey'),
  },
  printPackage: {
    access: 'public',
    title: (names) => `${code(names)} Print Set`,
    screen: lazyScreen(() => import('../sheets/print-set/PackageSet'), 'PackageSet', { screenOf }),
  },
  printPlan: {
    access: 'public',
    title: ({ planname }) => publicPlanName(planname) && 'Bruins Plan Print Set',
    screen: lazyScreen(() => import('../sheets/print-set/PlanSet'), 'PlanSet', { screenOf }),
  },
  printRep: {
    access: 'public',
    title: 'Print Set',
    screen: lazyScreen(() => import('../sheets/print-set/RepSet'), 'RepSet', { screenOf }),
  },

  signIn: {
    access: 'guest',
    title: 'Login',
    screen: lazyScreen(() => import('../staff/sign-in/SignIn'), 'SignIn'),
  },
  register: {
    access: 'admin',
    title: 'Register',
    screen: lazyScreen(() => import('../staff/users/Register'), 'Register'),
  },
  dashboard: {
    access: 'signed-in',
    title: 'Admin Dashboard',
    screen: lazyScreen(() => import('../staff/users/AdminDashboard'), 'AdminDashboard'),
  },
  users: {
    access: 'signed-in',
    screen: lazyScreen(() => import('../staff/users/UserDashboard'), 'UserDashboard'),
  },
  bruinsGames: {
    access: 'staff',
    screen: lazyScreen(() => import('../staff/games/GamesDashboard'), 'GamesDashboard', {
      team: 'bruins',
    }),
  },
  celticsGames: {
    access: 'staff',
    screen: lazyScreen(() => import('../staff/games/GamesDashboard'), 'GamesDashboard', {
      team: 'celtics',
    }),
  },
  combinedPlans: {
    access: 'staff',
    screen: lazyScreen(
      () => import('../staff/combined-plans/CombinedPlansDashboard'),
      'CombinedPlansDashboard',
    ),
  },
  bruinsPlans: {
    access: 'staff',
    screen: lazyScreen(() => import('../staff/plans/PlansDashboard'), 'PlansDashboard', {
      kind: 'bruins',
    }),
  },
  celticsPlans: {
    access: 'staff',
    screen: lazyScreen(() => import('../staff/plans/PlansDashboard'), 'PlansDashboard', {
      kind: 'celtics',
    }),
  },
  pricingPlanEvents: {
    access: 'staff',
    screen: lazyScreen(() => import('../staff/plans/PlansDashboard'), 'PlansDashboard', {
      kind: 'priced',
    }),
  },
  gamePlanEdit: {
    access: 'staff',
    screen: lazyScreen(() => import('../staff/game-plan-edit/EditGamePlan'), 'EditGamePlan'),
  },
  reps: {
    access: 'staff',
    screen: lazyScreen(() => import('../staff/reps/RepsDashboard'), 'RepsDashboard'),
  },
  pricing: {
    access: 'staff',
    screen: lazyScreen(() => import('../staff/pricing/PricingManagement'), 'PricingManagement'),
  },
  pricingPlansAndReps: {
    access: 'staff',
    screen: lazyScreen(() => import('../staff/plans-and-reps/PlansAndReps'), 'PlansAndReps'),
  },
  checks: {
    access: 'staff',
    title: 'Checks',
    screen: lazyScreen(() => import('./ChecksScreen'), 'ChecksScreen'),
  },
  seasonNext: {
    access: 'staff',
    title: 'Next season',
    screen: lazyScreen(() => import('../staff/season-next/NextSeason'), 'NextSeason'),
  },
  seasonImport: {
    access: 'staff',
    title: 'Import games',
    screen: lazyScreen(() => import('../staff/season-import/SeasonImport'), 'SeasonImport'),
  },
  prices: {
    access: 'staff',
    title: 'Prices',
    screen: lazyScreen(() => import('../staff/prices/PricesDashboard'), 'PricesDashboard'),
  },
}

/** A print set draws its sheets by the very table that opens each by itself. */
function screenOf(sheet: SheetKey): LazyScreen<SheetNames> {
  return (routes[sheet] as SheetRoute<SheetNames>).screen
}
