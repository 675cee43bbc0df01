import { priceLabels, priceNames } from '../../domain/prices'
import {
  locationName,
  type PricingLocation,
  type PricingPlan,
  plansWithin,
} from '../../domain/pricing'
import type { GridCell, GridGroup } from '../../ui/grid/cells'
import { type Edits, noteOf, stateOf, textOf } from './priceEdits'

export const priceColumns = priceNames.map((id) => ({ id, title: priceLabels[id] }))

/** The groups of the grid: the plans' locations with their changes. */
export const gridGroups = (
  plans: readonly PricingPlan[],
  edits: Edits,
  failures: ReadonlyMap<number, string>,
): GridGroup[] =>
  plans.map(({ name, locations }) => ({
    title: name,
    rows: locations.map((row) => ({
      id: String(row.id),
      name: locationName(row),
      description: failures.get(row.id),
      cells: priceNames.map((price) => cellOf(row, edits, price)),
    })),
  }))

function cellOf(row: PricingLocation, edits: Edits, price: (typeof priceNames)[number]): GridCell {
  const text = textOf(row, edits, price)
  const mark = stateOf(row, edits, price)
  const message = noteOf(row, edits, price)
  return mark === 'none' || message === undefined ? { text } : { text, mark, message }
}

/** With more locations, the grid shows only the first plans. The filter selects the others. */
const MAX_ROWS = 500

/** The plan with this name, or as many of the first plans as can be shown if the name is ''. */
export const plansToShow = (plans: readonly PricingPlan[], name: string): PricingPlan[] =>
  name === ''
    ? plans.slice(0, plansWithin(plans, MAX_ROWS))
    : plans.filter((plan) => plan.name === name)
