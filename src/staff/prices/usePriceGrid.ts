import { useState } from 'react'
import { moneyInputText } from '../../domain/money'
import {
  followsPrice,
  gameCountOf,
  type PriceName,
  priceNames,
  priceOfTotal,
  totalNames,
} from '../../domain/prices'
import type { PricingLocation, PricingPlan } from '../../domain/pricing'
import {
  type CellChange,
  clamp,
  fillSpan,
  type GridSelection,
  type Position,
  selectCell,
  spanOf,
} from '../../ui/grid/cells'
import { changedPrice, type PriceChange } from './priceChange'
import { cellAmount, cellState, isUndecided, type PriceCell, withTypedText } from './priceEdits'
import type { PriceEditing } from './usePriceEdits'

const FIRST_CELL = selectCell({ row: 0, column: 0 })

/** A cell with its price in cents. */
export interface PricedCell extends PriceCell {
  cents: number
}

/**
 * The selection of the shown cells, and the actions on it.
 * @param plans all stored plans.
 * @param rows the shown locations, in the grid's order.
 * @param view identifies what is shown. Another view starts with a new selection.
 */
export function usePriceCells(
  plans: readonly PricingPlan[],
  { rows, view }: { rows: readonly PricingLocation[]; view: string },
  { edits, change, typing, undo, redo }: PriceEditing,
) {
  const [chosen, setChosen] = useState({ view, selection: FIRST_CELL })
  const [isFollowing, setFollowing] = useState(true)
  const size = { rows: rows.length, columns: priceNames.length }
  const current = chosen.view === view ? chosen.selection : FIRST_CELL
  const selection = { anchor: clamp(current.anchor, size), focus: clamp(current.focus, size) }
  /** The number of games in a location's plan; null if totals aren't computed. */
  const gamesFor = ({ pricingPlanName }: PricingLocation) => {
    const plan = isFollowing && plans.find(({ name }) => name === pricingPlanName)
    return plan ? gameCountOf(plan.name, plan.locations) : null
  }

  function cellAt({ row: index, column }: Position): PriceCell | undefined {
    const [row, name] = [rows[index], priceNames[column]]
    return row && name && { row, name }
  }
  // `fillSpan` lists the selected positions. Its texts aren't used.
  const selected = fillSpan(spanOf(selection), () => '').flatMap(
    (position) => cellAt(position) ?? [],
  )
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
    const isWithPrice = selected.some((cell) => cell.row === row && cell.name === price)
    const amountIn = (priceName: PriceName) => cellAmount(edits, { row, name: priceName })
    const amounts = { price: amountIn(price), total: amountIn(total) }
    return isWithPrice && followsPrice(amounts, games)
  }
  /** The selected prices that 'Change by' changes. */
  const pricedCells = (): PricedCell[] =>
    selected.flatMap((cell) => {
      const cents = cellAmount(edits, cell)
      // 0 means no price (docs/rules/fields.md#prices).
      return cents && !isComputed(cell) ? [{ ...cell, cents }] : []
    })

  return {
    selection,
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
      const columnOf = (location: PricingLocation) =>
        priceNames.findIndex((name) => isUndecided(cellState(edits, { row: location, name })))
      const index = rows.findIndex((location) => columnOf(location) >= 0)
      const row = rows[index]
      if (row) setChosen({ view, selection: selectCell({ row: index, column: columnOf(row) }) })
      return row !== undefined
    },
    on: {
      select: (next: GridSelection) => setChosen({ view, selection: next }),
      write: (writings: readonly CellChange[]) => change(withWritings(writings)),
      typing: (writing: CellChange | null) => typing(writing && withWritings([writing])),
      undo: () => undo?.(),
      redo: () => redo?.(),
    },
  }
}
