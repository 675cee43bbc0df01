import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { prefetchPublicPlan } from '../api/publicPlan'
import { paths, patterns } from '../config/paths'
import type { Access } from '../domain/session'
import { type LazyScreen, lazyScreen } from './lazyScreen'

/*
 * The one route table (specification 2). Everything behind a lazyScreen is code of its own, so a
 * customer's calendar never carries staff code.
 */

/** A page made to be printed, opened by link without signing in. */
export interface SheetRoute {
  path: string
  /** The document's title, which is also the name of a saved PDF. */
  title: (code: string) => string
  screen: LazyScreen<{ code: string }>
  /** Starts the sheet's first call while its code is still loading. */
  prefetch: (client: QueryClient, code: string) => Promise<void>
}

/** A page of the staff part. */
export interface StaffRoute {
  path: string
  title: string
  access: Access
  screen: LazyScreen<object>
}

const DEFAULT_TITLE = 'Game Plans'
const calendarTitle = (code: string) => `${code.toUpperCase()} Calendar`

const calendar = () => import('../sheets/calendar/CalendarSheet')

export const sheetRoutes: SheetRoute[] = [
  {
    path: patterns.calendar,
    title: calendarTitle,
    screen: lazyScreen(async () => {
      const { CalendarSheet } = await calendar()
      return ({ code }) => <CalendarSheet code={code} variant="season" />
    }),
    prefetch: prefetchPublicPlan,
  },
  {
    path: patterns.calendarPricingSheet,
    title: calendarTitle,
    screen: lazyScreen(async () => {
      const { CalendarSheet } = await calendar()
      return ({ code }) => <CalendarSheet code={code} variant="pricing-sheet" />
    }),
    prefetch: prefetchPublicPlan,
  },
]

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
]

/** Providers, guards and layout of the staff part: the first code a staff member loads. */
export const staffShell: LazyScreen<{ children: ReactNode }> = lazyScreen(
  async () => (await import('./StaffShell')).StaffShell,
)

export const guard: LazyScreen<{ access: Access; children: ReactNode }> = lazyScreen(
  async () => (await import('./Guard')).Guard,
)

export { DEFAULT_TITLE }
