import { priceLabels, priceNames } from '../../domain/prices'
import { countPlansWithin, locationName, type PricingPlan } from '../../domain/pricing'
import type { GridCell, GridGroup } from '../../ui/grid/cells'
import { cellInput, type Edits, noteOf, type PriceCell, stateOf } from './priceEdits'

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
      cells: priceNames.map((name) => cellOf(edits, { row, name })),
    })),
  }))

function cellOf(edits: Edits, cell: PriceCell): GridCell {
  const text = cellInput(edits, cell)
  const mark = stateOf(edits, cell)
  const message = noteOf(edits, cell)
  return mark === 'none' || message === undefined ? { text } : { text, mark, message }
}

/** With more locations, the grid shows only the first plans. The filter selects the others. */
const MAX_ROWS = 500

/** The plan with this name, or as many of the first plans as can be shown if the name is ''. */
export const plansToShow = (plans: readonly PricingPlan[], name: string): PricingPlan[] =>
  name === ''
    ? plans.slice(0, countPlansWithin(plans, MAX_ROWS))
    : plans.filter((plan) => plan.name === name)
