import { screen } from '@testing-library/react'
import { renderApp } from '../../renderApp'
import { api } from '../../setup'
import { rowsOf, table, textsOf } from '../kit/table'

export const ROOT = '/api/game-plans'

const KEPT = [1, 2, 3, 12, 41, 42, 51, 55, 91]
/** A few rows of each kind: the whole season's make every look for a role slow. */
export function keepFew() {
  api.db.pricing = api.db.pricing.filter((row) => KEPT.includes(row.pricing_plan_id))
  api.db.links = api.db.links.filter((link) => KEPT.includes(link.pricing_plan_id))
}

/** Opens the screen for staff, and waits for both lists. */
export async function open() {
  const app = renderApp('/bruins-pricing-reps', { as: 'bgs' })
  await screen.findByText('Dana Whitfield')
  await screen.findByText('Standing Room, North & South')
  return app
}

/** The rows of one of the two lists, also behind a dialog. */
export const rows = (name: 'Plans' | 'Reps') => rowsOf(table(name))

/** A rep's row by his name. */
export const repRow = (name: string) =>
  rows('Reps').find((row) => textsOf(row)[0] === name) as HTMLElement
/** The plans of a rep as his row shows them. */
export const chips = (name: string) =>
  Array.from(repRow(name).querySelectorAll('td:nth-child(3) span:not(summary *, span *)')).map(
    (chip) => chip.textContent,
  )
