import * as v from 'valibot'
import { columnMoney, moneyInput, parseTypedMoney, withSign } from '../../domain/money'
import {
  followsPrice,
  INVALID_AMOUNT,
  type PriceName,
  priceInput,
  priceLabels,
  priceNames,
  priceOfTotal,
  totalNames,
  totalOf,
  unreadableText,
} from '../../domain/prices'
import { type PricingLocation, planAndLocation, withPrices } from '../../domain/pricing'

/* The model of changed prices: edits, conflicts, and the locations that a save writes. */

/** A changed price that is not saved yet. */
const priceEdit = v.object({
  /** The text in the cell, which may be no amount. */
  text: v.string(),
  /** The stored price when the text was typed, in cents. */
  base: v.nullable(v.number()),
})

/** All changed prices, by the locations' ids. */
export const editsSchema = v.record(
  v.string(),
  v.object({
    /** `Plan A, Loge Center`, to name the location when it was deleted meanwhile. */
    name: v.string(),
    cells: v.record(v.picklist(priceNames), priceEdit),
  }),
)

export type Edits = Readonly<v.InferOutput<typeof editsSchema>>

/** A cell of the grid, by its location and price. */
export interface PriceCell {
  row: PricingLocation
  name: PriceName
}

/** A cell's amount in cents, as changed or as stored; undefined where it holds something else. */
export function amountOf(row: PricingLocation, edits: Edits, name: PriceName) {
  const edit = edits[row.id]?.cells[name]
  if (edit) return parseTypedMoney(edit.text)
  return row.unreadable?.[name] === undefined ? row[name] : undefined
}

/** Whether a text equals the stored price of a cell. */
const isStored = (row: PricingLocation, name: PriceName, text: string) =>
  text.trim() === unreadableText(row, name) ||
  (row.unreadable?.[name] === undefined && parseTypedMoney(text) === row[name])

/** A cell's text. */
export const textOf = (row: PricingLocation, edits: Edits, name: PriceName): string =>
  edits[row.id]?.cells[name]?.text ?? priceInput(row, name)

/** The state of a cell's edit, compared with the price that is stored now. */
export type EditState = 'none' | 'changed' | 'invalid' | 'conflict'

/** Nothing is saved while a cell is in one of these states. */
export const isUndecided = (state: EditState) => state === 'invalid' || state === 'conflict'

/** The state of one cell. */
export function stateOf(row: PricingLocation, edits: Edits, name: PriceName): EditState {
  const edit = edits[row.id]?.cells[name]
  if (edit === undefined) return 'none'
  if (isStored(row, name, edit.text)) return 'none'
  if (parseTypedMoney(edit.text) === undefined) return 'invalid'
  return edit.base === row[name] ? 'changed' : 'conflict'
}

const centsText = (cents: number | null, none = 'blank') =>
  cents === 0 ? withSign('0.00') : columnMoney(cents) || none

/** A stored price as notes and tables of changes show it. */
const storedText = (row: PricingLocation, name: PriceName, none?: string) =>
  unreadableText(row, name) ?? centsText(row[name], none)

/** The note of a changed cell. */
export function noteOf(row: PricingLocation, edits: Edits, name: PriceName): string | undefined {
  const state = stateOf(row, edits, name)
  const stored = storedText(row, name)
  if (state === 'none') return undefined
  if (state === 'changed') return `Changed from ${stored}`
  if (state === 'invalid') return `${INVALID_AMOUNT}. Was ${stored}`
  const base = edits[row.id]?.cells[name]?.base ?? null
  return `Someone else changed it from ${centsText(base)} to ${stored}`
}

/** A cell as the grid's footer names it: `Plan A, Loge · PH Total · Changed from $60.00`. */
export const cellText = ({ row, name }: PriceCell, edits: Edits): string =>
  [planAndLocation(row), priceLabels[name], noteOf(row, edits, name)].filter(Boolean).join(' · ')

/** Sets the text of a cell; a text that equals the stored price removes the edit. */
function withText(edits: Edits, row: PricingLocation, name: PriceName, text: string): Edits {
  if (isStored(row, name, text)) return withCell(edits, row, name, undefined)
  const cents = parseTypedMoney(text)
  const shownText = cents === undefined ? text : moneyInput(cents)
  return withCell(edits, row, name, { text: shownText, base: row[name] })
}

/** Sets one cell's edit; undefined removes it. */
function withCell(
  edits: Edits,
  row: PricingLocation,
  name: PriceName,
  edit: v.InferOutput<typeof priceEdit> | undefined,
): Edits {
  const { [row.id]: before, ...others } = edits
  const { [name]: _, ...cells } = before?.cells ?? {}
  if (!edit && Object.keys(cells).length === 0) return others
  return {
    ...others,
    [row.id]: { name: planAndLocation(row), cells: edit ? { ...cells, [name]: edit } : cells },
  }
}

/**
 * Sets the text of a cell, and the total that follows its price, as in the location's dialog.
 * @param games the games of the location's plan; null where the number is not known, or totals do not follow.
 */
export function typeText(
  edits: Edits,
  { row, name, text }: PriceCell & { text: string },
  games: number | null,
): Edits {
  const next = withText(edits, row, name, text)
  const total = totalNames.find((total) => priceOfTotal[total] === name)
  const price = parseTypedMoney(text)
  if (total === undefined || games === null || price === undefined) return next
  // While the typed price is no amount, its total follows the stored price.
  const amount = amountOf(row, edits, name)
  const before = {
    price: amount === undefined ? row[name] : amount,
    total: amountOf(row, edits, total),
  }
  return followsPrice(before, games)
    ? withText(next, row, total, moneyInput(totalOf(price, games)))
    : next
}

/** Removes the edits of some cells of a location ('Take theirs'). */
export const revert = (edits: Edits, row: PricingLocation, names: readonly PriceName[]): Edits =>
  names.reduce((remaining, name) => withCell(remaining, row, name, undefined), edits)

/** Bases the edits of a location on the prices that somebody else has stored since ('Keep mine'). */
export const rebase = (edits: Edits, row: PricingLocation): Edits =>
  priceNames.reduce((next, name) => {
    const text = next[row.id]?.cells[name]?.text
    return text === undefined ? next : withText(next, row, name, text)
  }, edits)

/**
 * The edits that are not stored yet. An edit that was typed after its location was sent is based on the price
 * that was sent.
 * @param sent the locations as they were sent, by id.
 */
export function unsavedEdits(
  edits: Edits,
  rows: readonly PricingLocation[],
  sent: ReadonlyMap<number, PricingLocation>,
): Edits {
  let remaining = edits
  for (const row of rows) {
    for (const name of priceNames) {
      const cell = edits[row.id]?.cells[name]
      if (cell === undefined) continue
      if (isStored(row, name, cell.text)) {
        remaining = withCell(remaining, row, name, undefined)
      } else if (cell.base !== row[name] && sent.get(row.id)?.[name] === row[name]) {
        remaining = withCell(remaining, row, name, { ...cell, base: row[name] })
      }
    }
  }
  return remaining
}

/** A location with its edits; a cell that holds no amount stays as stored. @forTests */
export function applyEdits(row: PricingLocation, edits: Edits): PricingLocation {
  const amounts = priceNames.map((name) => [name, amountOf(row, edits, name)] as const)
  return withPrices(row, Object.fromEntries(amounts.filter(([, amount]) => amount !== undefined)))
}

/** The locations with changes, and each change: `PH Total`, `$1,353.00`, `$1,420.65`, its state. */
export const changedLocations = (rows: readonly PricingLocation[], edits: Edits) =>
  rows.flatMap((before) => {
    const changed = priceNames.filter((name) => stateOf(before, edits, name) !== 'none')
    if (changed.length === 0) return []
    const after = applyEdits(before, edits)
    const changes = changed.map((name) => ({
      label: priceLabels[name],
      state: stateOf(before, edits, name),
      before: storedText(before, name, '—'),
      after: storedText(after, name, '—'),
    }))
    return [{ before, after, name: planAndLocation(before), changes }]
  })

export type ChangedLocation = ReturnType<typeof changedLocations>[number]
