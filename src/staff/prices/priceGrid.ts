import { priceLabels } from '../../domain/prices'
import { groupByPricingPlan, type PricingLocation, type PricingPlan } from '../../domain/pricing'
import type { GridCell, GridGroup } from '../../ui/grid/cells'
import { type EditState, type Edits, noteOf, priceNames, stateOf, textOf } from './priceEdits'

export const priceColumns = priceNames.map((id) => ({ id, title: priceLabels[id] }))

/** The locations with their changes as the grid shows them: plan by plan, in the order of the lists. */
export const gridGroups = (
  rows: readonly PricingLocation[],
  edits: Edits,
  whyNot: ReadonlyMap<number, string>,
): GridGroup[] =>
  groupByPricingPlan(rows).map(({ name, locations }) => ({
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

/** The locations of a plan; of all, as many whole plans as can be shown at once. */
export function locationsOf(plans: readonly PricingPlan[], plan: string): PricingLocation[] {
  if (plan !== '') return plans.find(({ name }) => name === plan)?.locations ?? []
  const shown: PricingLocation[] = []
  for (const { locations } of plans) {
    if (shown.length > 0 && shown.length + locations.length > MOST_ROWS) break
    shown.push(...locations)
  }
  return shown
}
