import { priceLabels, priceNames } from '../../domain/prices'
import { countPlansWithin, locationName, type PricingPlan } from '../../domain/pricing'
import type { GridCell, GridGroup } from '../../ui/grid/cells'
import { cellInput, cellNote, cellState, type PriceCell, type PriceEdits } from './priceEdits'

export const GRID_COLUMNS = priceNames.map((id) => ({ id, title: priceLabels[id] }))

/** The groups of the grid: the plans' locations with their changes. */
export const gridGroups = (
  plans: readonly PricingPlan[],
  edits: PriceEdits,
  failures: ReadonlyMap<number, string>,
): GridGroup[] =>
  plans.map(({ name, locations }) => ({
    title: name,
    rows: locations.map((row) => ({
      id: String(row.id),
      name: locationName(row),
      description: failures.get(row.id),
      cells: priceNames.map((priceName) => gridCell(edits, { row, name: priceName })),
    })),
  }))

function gridCell(edits: PriceEdits, cell: PriceCell): GridCell {
  const text = cellInput(edits, cell)
  const mark = cellState(edits, cell)
  const message = cellNote(edits, cell)
  return mark === 'none' || message === undefined ? { text } : { text, mark, message }
}

/** With more locations, the grid shows only the first plans. The filter selects the others. */
const MAX_ROWS = 500

/** The plan with this name, or as many of the first plans as can be shown if the name is ''. */
export const plansToShow = (plans: readonly PricingPlan[], name: string): PricingPlan[] =>
  name === ''
    ? plans.slice(0, countPlansWithin(plans, MAX_ROWS))
    : plans.filter((plan) => plan.name === name)
