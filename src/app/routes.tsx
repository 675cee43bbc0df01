import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { prefetchPublicCombinedPlan } from '../api/sheets/publicCombinedPlan'
import { prefetchPublicPricing, prefetchPublicRep } from '../api/sheets/publicPricing'
import { prefetchSchedule, prefetchYouthHockey } from '../api/sheets/publicSchedule'
import { paths, patterns } from '../config/paths'
import { knownScheduleName, publicPlanName } from '../domain/publicSheets'
import type { Access } from '../domain/session'
import { type LazyScreen, lazyScreen } from './lazyScreen'

/*
 * The one route table (docs/rules/routes.md#table-of-routes). Everything behind a lazyScreen is
 * code of its own, so a customer's calendar never carries staff code.
 */

/**
 * What the address of a sheet names (docs/rules/fields.md#route-parameters); '' where it names
 * none.
 */
export interface SheetParams {
  combinePlanEvent: string
  planname: string
  repname: string
}

/** A page made to be printed, opened by link without signing in. */
export interface SheetRoute {
  path: string
  /** The document's title; a sheet sets a name of its own while it prints. */
  title: (params: SheetParams) => string
  screen: LazyScreen<SheetParams>
  /** Starts the sheet's first calls while its code is still loading. */
  prefetch: (client: QueryClient, params: SheetParams) => Promise<void>
}

/** A page of the staff part. */
export interface StaffRoute {
  path: string
  title: string
  access: Access
  screen: LazyScreen<object>
}

const DEFAULT_TITLE = 'Game Plans'
const calendarTitle = ({ combinePlanEvent }: SheetParams) =>
  `${combinePlanEvent.toUpperCase()} Calendar`
const packageTitle = ({ combinePlanEvent }: SheetParams) =>
  `${combinePlanEvent.toUpperCase()} Package`

const prefetchPlan = (client: QueryClient, { combinePlanEvent }: SheetParams) =>
  prefetchPublicCombinedPlan(client, combinePlanEvent)
const prefetchPricing = (client: QueryClient, { planname }: SheetParams) =>
  prefetchPublicPricing(client, planname)

const calendar = () => import('../sheets/calendar/CalendarSheet')

export const sheetRoutes: SheetRoute[] = [
  {
    path: patterns.calendar,
    title: calendarTitle,
    screen: lazyScreen(async () => {
      const { CalendarSheet } = await calendar()
      return ({ combinePlanEvent }) => <CalendarSheet code={combinePlanEvent} variant="season" />
    }),
    prefetch: prefetchPlan,
  },
  {
    path: patterns.calendarPricingSheet,
    title: calendarTitle,
    screen: lazyScreen(async () => {
      const { CalendarSheet } = await calendar()
      return ({ combinePlanEvent }) => (
        <CalendarSheet code={combinePlanEvent} variant="pricing-sheet" />
      )
    }),
    prefetch: prefetchPlan,
  },
  {
    path: patterns.packageSheet,
    title: packageTitle,
    screen: lazyScreen(async () => {
      const { PackageSheet } = await import('../sheets/package/PackageSheet')
      return ({ combinePlanEvent }) => <PackageSheet code={combinePlanEvent} />
    }),
    prefetch: prefetchPlan,
  },
  {
    path: patterns.packageText,
    title: packageTitle,
    screen: lazyScreen(async () => {
      const { PackageText } = await import('../sheets/package/PackageText')
      return ({ combinePlanEvent }) => <PackageText code={combinePlanEvent} />
    }),
    prefetch: prefetchPlan,
  },
  {
    path: patterns.pricingSheet,
    title: ({ planname }) => (publicPlanName(planname) ? 'Bruins Pricing Plan' : DEFAULT_TITLE),
    screen: lazyScreen(async () => {
      const { PricingSheet } = await import('../sheets/pricing/PricingSheet')
      return ({ planname, repname }) => <PricingSheet planname={planname} repname={repname} />
    }),
    prefetch: prefetchPricing,
  },
  {
    path: patterns.pricingChart,
    title: () => DEFAULT_TITLE,
    screen: lazyScreen(async () => {
      const { PricingChart } = await import('../sheets/pricing/PricingChart')
      return ({ planname, repname }) => <PricingChart planname={planname} repname={repname} />
    }),
    prefetch: prefetchPricing,
  },
  {
    path: patterns.schedule,
    title: ({ planname }) => (knownScheduleName(planname) ? 'Bruins Plan Schedule' : DEFAULT_TITLE),
    screen: lazyScreen(async () => {
      const { ScheduleSheet } = await import('../sheets/schedule/ScheduleSheet')
      return ({ planname, repname }) => <ScheduleSheet planname={planname} repname={repname} />
    }),
    prefetch: (client, { planname }) => prefetchSchedule(client, planname),
  },
  {
    path: patterns.groupTickets,
    title: () => 'Group Tickets',
    screen: lazyScreen(async () => {
      const { GroupTickets } = await import('../sheets/flyers/GroupTickets')
      return ({ repname }) => <GroupTickets repname={repname} />
    }),
    prefetch: prefetchPublicRep,
  },
  {
    path: patterns.youthHockey,
    title: () => DEFAULT_TITLE,
    screen: lazyScreen(async () => {
      const { YouthHockey } = await import('../sheets/flyers/YouthHockey')
      return ({ repname }) => <YouthHockey repname={repname} />
    }),
    prefetch: prefetchYouthHockey,
  },
]

const plans = () => import('../staff/plans/PlansDashboard')
const games = () => import('../staff/games/GamesDashboard')

export const staffRoutes: StaffRoute[] = [
  {
    path: paths.signIn,
    title: 'Login',
    access: 'guest',
    screen: lazyScreen(async () => (await import('../staff/sign-in/SignIn')).SignIn),
  },
  {
    path: paths.register,
    title: 'Register',
    access: 'admin',
    screen: lazyScreen(async () => (await import('../staff/users/Register')).Register),
  },
  {
    path: paths.dashboard,
    title: 'Admin Dashboard',
    access: 'signed-in',
    screen: lazyScreen(async () => (await import('../staff/users/AdminDashboard')).AdminDashboard),
  },
  {
    path: paths.users,
    title: DEFAULT_TITLE,
    access: 'signed-in',
    screen: lazyScreen(async () => (await import('../staff/users/UserDashboard')).UserDashboard),
  },
  {
    path: paths.bruinsGames,
    title: DEFAULT_TITLE,
    access: 'staff',
    screen: lazyScreen(async () => {
      const { GamesDashboard } = await games()
      return () => <GamesDashboard key="bruins" team="bruins" />
    }),
  },
  {
    path: paths.celticsGames,
    title: DEFAULT_TITLE,
    access: 'staff',
    screen: lazyScreen(async () => {
      const { GamesDashboard } = await games()
      return () => <GamesDashboard key="celtics" team="celtics" />
    }),
  },
  {
    path: paths.combinedPlans,
    title: DEFAULT_TITLE,
    access: 'staff',
    screen: lazyScreen(
      async () =>
        (await import('../staff/combined-plans/CombinedPlansDashboard')).CombinedPlansDashboard,
    ),
  },
  {
    path: paths.bruinsPlans,
    title: DEFAULT_TITLE,
    access: 'staff',
    screen: lazyScreen(async () => {
      const { PlansDashboard } = await plans()
      return () => <PlansDashboard key="bruins" kind="bruins" />
    }),
  },
  {
    path: paths.celticsPlans,
    title: DEFAULT_TITLE,
    access: 'staff',
    screen: lazyScreen(async () => {
      const { PlansDashboard } = await plans()
      return () => <PlansDashboard key="celtics" kind="celtics" />
    }),
  },
  {
    path: paths.pricingPlanEvents,
    title: DEFAULT_TITLE,
    access: 'staff',
    screen: lazyScreen(async () => {
      const { PlansDashboard } = await plans()
      return () => <PlansDashboard key="priced" kind="priced" />
    }),
  },
  {
    path: patterns.gamePlanEdit,
    title: DEFAULT_TITLE,
    access: 'staff',
    screen: lazyScreen(
      async () => (await import('../staff/game-plan-edit/EditGamePlan')).EditGamePlan,
    ),
  },
  {
    path: paths.reps,
    title: DEFAULT_TITLE,
    access: 'staff',
    screen: lazyScreen(async () => (await import('../staff/reps/RepsDashboard')).RepsDashboard),
  },
  {
    path: paths.pricing,
    title: DEFAULT_TITLE,
    access: 'staff',
    screen: lazyScreen(
      async () => (await import('../staff/pricing/PricingManagement')).PricingManagement,
    ),
  },
  {
    path: paths.pricingPlansAndReps,
    title: DEFAULT_TITLE,
    access: 'staff',
    screen: lazyScreen(
      async () => (await import('../staff/plans-and-reps/PlansAndReps')).PlansAndReps,
    ),
  },
]

/** Providers, guards and layout of the staff part: the first code a staff member loads. */
export const staffShell: LazyScreen<{ children: ReactNode }> = lazyScreen(
  async () => (await import('./StaffShell')).StaffShell,
)

export const guard: LazyScreen<{ access: Access; children: ReactNode }> = lazyScreen(
  async () => (await import('./Guard')).Guard,
)

export { DEFAULT_TITLE }
