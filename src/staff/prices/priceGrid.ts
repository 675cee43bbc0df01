import { priceLabels } from '../../domain/prices'
import { type PricingLocation, type PricingPlan, plansWithin } from '../../domain/pricing'
import type { GridCell, GridGroup } from '../../ui/grid/cells'
import { type EditState, type Edits, noteOf, priceNames, stateOf, textOf } from './priceEdits'

export const priceColumns = priceNames.map((id) => ({ id, title: priceLabels[id] }))

/** The plans' locations with their changes, as the grid shows them. */
export const gridGroups = (
  plans: readonly PricingPlan[],
  edits: Edits,
  whyNot: ReadonlyMap<number, string>,
): GridGroup[] =>
  plans.map(({ name, locations }) => ({
    id: name,
    title: name,
    rows: locations.map((row) => ({
      id: String(row.id),
      name: row.location || '—',
      note: whyNot.get(row.id),
      cells: priceNames.map((price) => cellOf(row, edits, price)),
    })),
  }))

function cellOf(row: PricingLocation, edits: Edits, price: (typeof priceNames)[number]): GridCell {
  const text = textOf(row, edits, price)
  const mark = stateOf(row, edits, price)
  const note = noteOf(row, edits, price)
  return mark === 'none' || note === undefined ? { text } : { text, mark, note }
}

/** How many cells are in a state, and in how many rows. */
export function countOf(
  rows: readonly PricingLocation[],
  edits: Edits,
  states: readonly EditState[],
): { cells: number; rows: number } {
  const found = rows.map(
    (row) => priceNames.filter((price) => states.includes(stateOf(row, edits, price))).length,
  )
  return {
    cells: found.reduce((sum, count) => sum + count, 0),
    rows: found.filter((count) => count > 0).length,
  }
}

/** More are shown plan by plan. */
const MOST_ROWS = 500

/** The plan of this name; of all plans ('') as many as can be shown at once. */
export const plansToShow = (plans: readonly PricingPlan[], name: string): PricingPlan[] =>
  name === ''
    ? plans.slice(0, plansWithin(plans, MOST_ROWS))
    : plans.filter((plan) => plan.name === name)
