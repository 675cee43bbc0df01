import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { renderApp } from '../../renderApp'
import { field, openDialog, press } from '../kit/dialog'
import { rowOf, table } from '../kit/table'

const BRUINS = {
  kind: 'bruins',
  path: '/bgs/game-plans/bruins',
  title: 'Bruins Game Plan Dashboard',
  list: 'bruins-games/distinct/plans',
  select: 'Select Bruins Game (optional)',
} as const
export const CELTICS = {
  kind: 'celtics',
  path: '/bgs/game-plans/celtics',
  title: 'Celtics Game Plan Dashboard',
  list: 'celtics-games/distinct/plans',
  select: 'Select Celtics Game (optional)',
} as const
const PRICED = {
  kind: 'priced',
  path: '/bruins-pricing-plans',
  title: 'Bruins Pricing Plan Events',
  list: 'bruins-games/distinct/plans/pricing',
  select: 'Select Bruins Game (optional)',
} as const
export type Dashboard = typeof BRUINS | typeof CELTICS | typeof PRICED
export const dashboards = [BRUINS, CELTICS, PRICED]

/** Opens one of the three dashboards for staff, and waits for its list. */
export async function open(dashboard: Dashboard = CELTICS, search = '') {
  const app = renderApp(`${dashboard.path}${search}`, { as: 'bgs' })
  await screen.findByRole('table', { name: dashboard.title })
  return app
}

export const planRow = (plan: string) => rowOf(plan, table())

/** Opens Add New Game Plan: its queries, its two fields and its Save. */
export async function openNew(user: UserEvent) {
  const dialog = await openDialog(user, 'Add New Game Plan')
  return {
    ...dialog,
    name: field(dialog, 'Plan Event Name'),
    game: dialog.getByRole('combobox'),
    save: () => press(user, dialog, 'Save'),
  }
}
