import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { PricingRow } from '../mock-api/database'
import { renderApp } from '../renderApp'
import { api } from '../setup'
import { rowAction } from './kit/table'

/* Pricing Plan Management, as its three test files drive it. */

export const ROOT = '/api/game-plans/bruins/pricing'

export const pricingRow = (
  over: Partial<PricingRow> & { pricing_plan_id: number },
): PricingRow => ({
  pricing_name: 'Plan A',
  location: 'Loge',
  location_color: 'C8102E',
  plan_holder_price_per_game: '61.50',
  plan_holder_total: '1353.00',
  box_office_price_per_game: '67.50',
  box_office_plan_total: '1485.50',
  ...over,
})

/** What is posted of a row made by `pricingRow`. */
export const wireOf = (row: PricingRow) => ({
  pricing_name: row.pricing_name,
  location: row.location ?? '',
  location_color: row.location_color ?? '',
  plan_holder_price_per_game: row.plan_holder_price_per_game ?? '',
  plan_holder_total: row.plan_holder_total ?? '',
  box_office_price_per_game: row.box_office_price_per_game ?? '',
  box_office_plan_total: row.box_office_plan_total ?? '',
})

/** Puts rows in the place of the sample ones, with the reps who sell each. */
export function setPricing(...rows: (Parameters<typeof pricingRow>[0] & { reps?: number[] })[]) {
  api.db.pricing = rows.map(({ reps: _, ...row }) => pricingRow(row))
  api.db.links = rows.flatMap(({ reps = [], pricing_plan_id }) =>
    reps.map((rep_id) => ({ rep_id, pricing_plan_id })),
  )
}

export async function openPricing(search = '') {
  const view = renderApp(`/bruins-gameplanpricing${search}`, { as: 'bgs' })
  await screen.findByRole('heading', { level: 1, name: 'Pricing Plan Management' })
  await waitFor(() => {
    if (screen.queryByText('Loading pricing plans...')) throw new Error('still loading')
  })
  return view
}

/* By element, because the page behind an open dialog is hidden from every role. */
const sections = () => [...document.querySelectorAll<HTMLElement>('main section')]
const nameOf = (section: HTMLElement) => section.querySelector('h2')?.textContent

export const planNames = () => sections().map(nameOf)
export function plan(name: string) {
  const section = sections().find((candidate) => nameOf(candidate) === name)
  if (!section) throw new Error(`no plan ${name} among ${planNames().join()}`)
  return within(section)
}
export const rowsOf = (name: string) =>
  within(plan(name).getByRole('table')).getAllByRole('row').slice(1)
export const cellsOf = (name: string, index: number) =>
  within(rowsOf(name)[index] as HTMLElement)
    .getAllByRole('cell')
    .map((cell) => cell.textContent)
/** Opens a dialog by one of the three buttons of a plan. */
async function openBy(user: UserEvent, name: string, button: string, title: string) {
  await user.click(plan(name).getByRole('button', { name: button }))
  return within(await screen.findByRole('dialog', { name: title }))
}
export const openRename = (user: UserEvent, name: string) =>
  openBy(user, name, 'Edit Name', 'Edit Pricing Plan Name')
export const openReps = (user: UserEvent, name: string) =>
  openBy(user, name, 'Reps', 'Edit Associated Reps')
export const openAddLocation = (user: UserEvent, name: string) =>
  openBy(user, name, 'Add Location', 'Add Location')

/** Opens a dialog by an icon in a location's row. */
export async function openRow(
  user: UserEvent,
  name: string,
  index: number,
  action: 'Edit' | 'Delete',
) {
  await user.click(
    within(rowsOf(name)[index] as HTMLElement).getByRole('button', { name: rowAction(action) }),
  )
  return action === 'Edit'
    ? within(await screen.findByRole('dialog', { name: 'Edit Location' }))
    : within(
        await screen.findByRole('alertdialog', {
          name: 'Are you sure you want to delete this location?',
        }),
      )
}

export const gone = (role: 'dialog' | 'alertdialog') =>
  waitFor(() => {
    if (screen.queryByRole(role)) throw new Error(`the ${role} is still open`)
  })
