import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { PricingRow } from '../../mock-api/database'
import { aPricingRow } from '../../records'
import { renderApp } from '../../renderApp'
import { api } from '../../setup'
import { press } from '../kit/dialog'
import { openByRow, rowsOf, textsOf } from '../kit/table'

/* Pricing Plan Management, as its test files drive it. */

export const ROOT = '/api/game-plans/bruins/pricing'

/** What is posted of a row made by `aPricingRow`. */
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
export function setPricing(
  ...rows: (Partial<PricingRow> & { pricing_plan_id: number } & { reps?: number[] })[]
) {
  api.db.pricing = rows.map(({ reps: _, ...row }) => aPricingRow(row))
  api.db.links = rows.flatMap(({ reps = [], pricing_plan_id }) =>
    reps.map((rep_id) => ({ rep_id, pricing_plan_id })),
  )
}

/** Opens the screen for staff, and waits for the plans. */
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
/** The queries of a plan's section. */
export function plan(name: string) {
  const section = sections().find((candidate) => nameOf(candidate) === name)
  if (!section) throw new Error(`no plan ${name} among ${planNames().join()}`)
  return within(section)
}
/** The locations of a plan. */
export const locationRows = (name: string) => rowsOf(plan(name).getByRole('table'))
/** The texts of a location's cells. */
export const cellsOf = (name: string, index: number) =>
  textsOf(locationRows(name)[index] as HTMLElement)
/** Opens a dialog by one of the three buttons of a plan. */
async function openBy(user: UserEvent, name: string, button: string, title: string) {
  await press(user, plan(name), button)
  return within(await screen.findByRole('dialog', { name: title }))
}
export const openRename = (user: UserEvent, name: string) =>
  openBy(user, name, 'Edit Name', 'Edit Pricing Plan Name')
export const openReps = (user: UserEvent, name: string) =>
  openBy(user, name, 'Reps', 'Edit Associated Reps')
export const openAddLocation = (user: UserEvent, name: string) =>
  openBy(user, name, 'Add Location', 'Add Location')

/** Opens a dialog, or the question, by an icon in a location's row. */
export const openRow = (user: UserEvent, name: string, index: number, action: 'Edit' | 'Delete') =>
  openByRow(
    user,
    locationRows(name)[index] as HTMLElement,
    action,
    action === 'Edit' ? 'Edit Location' : 'Are you sure you want to delete this location?',
  )
