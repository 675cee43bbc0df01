import { useMemo, useState } from 'react'
import { moneyInputText } from '../../domain/money'
import {
  followsPrice,
  gameCountOf,
  type PriceName,
  priceLabels,
  priceNames,
  priceOfTotal,
  totalNames,
} from '../../domain/prices'
import { locationName, type PricingLocation, type PricingPlan } from '../../domain/pricing'
import {
  type CellChange,
  clamp,
  type GridCell,
  type GridEvents,
  type GridGroup,
  type Position,
  selectCell,
  spanOf,
} from '../../ui/grid/cells'
import { changedPrice, type PriceChange } from './priceChange'
import {
  cellAmount,
  cellInput,
  cellNote,
  cellState,
  isUndecided,
  type PriceCell,
  type PriceEdits,
  withTypedText,
} from './priceEdits'
import type { PriceEditing } from './usePriceEdits'
import type { ShownPlans } from './useShownPlans'

export const GRID_COLUMNS = priceNames.map((id) => ({ id, title: priceLabels[id] }))

const FIRST_CELL = selectCell({ row: 0, column: 0 })

/** A cell with its price in cents. */
export interface PricedCell extends PriceCell {
  cents: number
}

/**
 * The grid of the shown plans: its content, its selection, and the actions on the selected cells.
 * If the filter selects other plans, the selection starts again.
 * @param failures the messages of locations that weren't saved, by id.
 */
export function usePriceGrid(
  { filters, plans, shownPlans, shownRows }: ShownPlans,
  { edits, change, typing, undo, redo }: PriceEditing,
  failures: ReadonlyMap<number, string>,
) {
  const view = filters.filter.plan
  const [chosen, setChosen] = useState({ view, selection: FIRST_CELL })
  const [isFollowing, setFollowing] = useState(true)
  const groups = useMemo(
    () => gridGroups(shownPlans, edits, failures),
    [shownPlans, edits, failures],
  )
  const size = { rows: shownRows.length, columns: priceNames.length }
  const current = chosen.view === view ? chosen.selection : FIRST_CELL
  const selection = { anchor: clamp(current.anchor, size), focus: clamp(current.focus, size) }
  const { top, bottom, left, right } = spanOf(selection)
  const selectedCells = shownRows
    .slice(top, bottom + 1)
    .flatMap((row) => priceNames.slice(left, right + 1).map((name): PriceCell => ({ row, name })))

  function cellAt({ row: index, column }: Position): PriceCell | undefined {
    const [row, name] = [shownRows[index], priceNames[column]]
    return row && name && { row, name }
  }
  /** The number of games in a location's plan; null if totals aren't computed. */
  const gamesFor = ({ pricingPlanName }: PricingLocation) => {
    const plan = isFollowing && plans.find(({ name }) => name === pricingPlanName)
    return plan ? gameCountOf(plan.name, plan.locations) : null
  }
  const withTexts = (cells: readonly (PriceCell & { text: string })[]) =>
    cells.reduce((next, cell) => withTypedText(next, cell, gamesFor(cell.row)), edits)
  const withWritings = (writings: readonly CellChange[]) =>
    withTexts(
      writings.flatMap(({ text, ...position }) => {
        const cell = cellAt(position)
        return cell ? { ...cell, text } : []
      }),
    )

  /** Whether a cell is a total that is computed from a price in the selection. */
  function isComputed({ row, name }: PriceCell): boolean {
    const total = totalNames.find((totalName) => totalName === name)
    const games = gamesFor(row)
    if (total === undefined || games === null) return false
    const price = priceOfTotal[total]
    const isWithPrice = selectedCells.some((cell) => cell.row === row && cell.name === price)
    const amountIn = (priceName: PriceName) => cellAmount(edits, { row, name: priceName })
    const amounts = { price: amountIn(price), total: amountIn(total) }
    return isWithPrice && followsPrice(amounts, games)
  }
  /** The selected prices that 'Change by' changes. */
  const pricedCells = (): PricedCell[] =>
    selectedCells.flatMap((cell) => {
      const cents = cellAmount(edits, cell)
      // 0 means no price (docs/rules/fields.md#prices).
      return cents && !isComputed(cell) ? [{ ...cell, cents }] : []
    })

  const events: GridEvents = {
    select: (next) => setChosen({ view, selection: next }),
    write: (writings) => change(withWritings(writings)),
    typing: (writing) => typing(writing && withWritings([writing])),
    undo: () => undo?.(),
    redo: () => redo?.(),
  }
  return {
    groups,
    selection,
    events,
    /** The focused cell; undefined if no row is shown. */
    focused: cellAt(selection.focus),
    isFollowing,
    setFollowing,
    pricedCells,
    changePrices(priceChange: PriceChange) {
      const textOf = (cents: number) => moneyInputText(changedPrice(cents, priceChange))
      change(withTexts(pricedCells().map((cell) => ({ ...cell, text: textOf(cell.cents) }))))
    },
    /** Selects the first shown cell that must be resolved. @returns whether there is one. */
    goToUndecided(): boolean {
      const columnOf = (row: PricingLocation) =>
        priceNames.findIndex((name) => isUndecided(cellState(edits, { row, name })))
      const columns = shownRows.map(columnOf)
      const row = columns.findIndex((column) => column >= 0)
      const column = columns[row]
      if (column !== undefined) setChosen({ view, selection: selectCell({ row, column }) })
      return column !== undefined
    },
  }
}

/** The groups of the grid: the plans' locations with their changes. */
const gridGroups = (
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
