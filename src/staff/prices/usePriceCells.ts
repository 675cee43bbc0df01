import { useMemo, useState } from 'react'
import { moneyInput } from '../../domain/money'
import { followsPrice, type PriceName, priceOfTotal, totalNames } from '../../domain/prices'
import type { PricingLocation } from '../../domain/pricing'
import {
  at,
  filled,
  type Position,
  type Selection,
  spanOf,
  type Writing,
  within,
} from '../../ui/grid/cells'
import { type ChangeBy, changedPrice } from './changeBy'
import { amountOf, type EditState, gamesByPlan, priceNames, stateOf, typedInto } from './priceEdits'
import type { PriceEditing } from './usePriceEdits'

const FIRST = at({ row: 0, column: 0 })

/**
 * The cells that are shown: the selection, and the actions on it.
 * @param all every location as stored. @param rows those that are shown, in the grid's order.
 * @param view names what is shown: the selection is of one view alone.
 */
export function usePriceCells(
  all: readonly PricingLocation[],
  { rows, view }: { rows: readonly PricingLocation[]; view: string },
  { edits, change, typing, undo, redo }: PriceEditing,
) {
  const [chosen, setChosen] = useState({ view, selection: FIRST })
  const [isFollowing, setFollowing] = useState(true)
  const size = { rows: rows.length, columns: priceNames.length }
  const asked = chosen.view === view ? chosen.selection : FIRST
  const selection = { anchor: within(asked.anchor, size), focus: within(asked.focus, size) }
  const gamesOfPlan = useMemo(() => gamesByPlan(all), [all])
  const gamesOf = ({ pricingPlanName }: PricingLocation) =>
    isFollowing ? gamesOfPlan(pricingPlanName) : null

  const cellAt = ({ row, column }: Position) => {
    const [location, name] = [rows[row], priceNames[column]]
    return location && name ? [{ row: location, name }] : []
  }
  const selected = filled(spanOf(selection), () => '').flatMap(cellAt)
  const written = (writings: readonly Writing[]) =>
    writings.reduce(
      (left, writing) =>
        cellAt(writing).reduce(
          (left, cell) => typedInto(left, { ...cell, text: writing.text }, gamesOf(cell.row)),
          left,
        ),
      edits,
    )

  /** A linked total whose price is selected too: it is computed from that. */
  function isComputed({ row, name }: (typeof selected)[number]): boolean {
    const total = totalNames.find((total) => total === name)
    const games = gamesOf(row)
    if (total === undefined || games === null) return false
    const price = priceOfTotal[total]
    const isWithPrice = selected.some((cell) => cell.row === row && cell.name === price)
    const now = { price: amountOf(row, edits, price), total: amountOf(row, edits, total) }
    return isWithPrice && followsPrice(now, games)
  }
  /** The selected prices that a change by an amount or a percentage changes. */
  const priced = () =>
    selected.flatMap((cell) => {
      const cents = amountOf(cell.row, edits, cell.name)
      // 0 is no price (docs/rules/fields.md#prices).
      return cents && !isComputed(cell) ? [{ ...cell, cents }] : []
    })
  const write = (writings: readonly Writing[]) => change(written(writings))

  return {
    selection,
    /** The cell with the focus; undefined where no row is shown. */
    focused: cellAt(selection.focus)[0],
    isFollowing,
    setFollowing,
    priced,
    changeBy: (by: ChangeBy) =>
      change(
        priced().reduce(
          (left, { row, name, cents }) =>
            typedInto(left, { row, name, text: moneyInput(changedPrice(cents, by)) }, gamesOf(row)),
          edits,
        ),
      ),
    /** Selects the first cell in one of these states. @returns whether there is one. */
    goTo(states: readonly EditState[]): boolean {
      const places = filled({ top: 0, bottom: rows.length - 1, left: 0, right: 3 }, () => '')
      const first = places.find((place) =>
        cellAt(place).some(({ row, name }) => states.includes(stateOf(row, edits, name))),
      )
      if (first) setChosen({ view, selection: at(first) })
      return first !== undefined
    },
    on: {
      select: (selection: Selection) => setChosen({ view, selection }),
      write,
      typing: (writing: Writing | null) => typing(writing && written([writing])),
      undo: () => undo?.(),
      redo: () => redo?.(),
    },
  }
}

/** A cell by its location and price. */
export type PriceCell = { row: PricingLocation; name: PriceName }

/** A cell with a price, in cents. */
export type PricedCell = PriceCell & { cents: number }
