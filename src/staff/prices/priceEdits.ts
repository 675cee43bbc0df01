import * as v from 'valibot'
import { moneyColumnText, moneyInputText, parseTypedMoney, withSign } from '../../domain/money'
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

/* The model of price changes: edits, conflicts, and the locations that a save writes. */

/** An unsaved price change. */
const priceEdit = v.object({
  /** The text in the cell, which may not be an amount. */
  text: v.string(),
  /** The price in cents that was stored when the text was typed. */
  base: v.nullable(v.number()),
})

/** All unsaved price changes, by location id. */
export const editsSchema = v.record(
  v.string(),
  v.object({
    /** `Plan A, Loge Center`, to name the location if it was deleted in the meantime. */
    name: v.string(),
    cells: v.record(v.picklist(priceNames), priceEdit),
  }),
)

export type PriceEdits = Readonly<v.InferOutput<typeof editsSchema>>

/** A cell of the grid: a location and the name of its price. */
export interface PriceCell {
  row: PricingLocation
  name: PriceName
}

/** The cells of a location, in the order of the columns. */
const cellsOf = (row: PricingLocation): PriceCell[] => priceNames.map((name) => ({ row, name }))

const editOf = (edits: PriceEdits, { row, name }: PriceCell) => edits[row.id]?.cells[name]

/** A cell's edited or stored amount in cents; undefined if its text isn't an amount. */
export function cellAmount(edits: PriceEdits, cell: PriceCell) {
  const { row, name } = cell
  const edit = editOf(edits, cell)
  if (edit) return parseTypedMoney(edit.text)
  return row.unreadable?.[name] === undefined ? row[name] : undefined
}

/** Whether a text equals a cell's stored price. */
const isStored = ({ row, name }: PriceCell, text: string) =>
  text.trim() === unreadableText(row, name) ||
  (row.unreadable?.[name] === undefined && parseTypedMoney(text) === row[name])

/** A cell's text. */
export const cellInput = (edits: PriceEdits, cell: PriceCell): string =>
  editOf(edits, cell)?.text ?? priceInput(cell.row, cell.name)

/** The state of a cell's edit, compared with the currently stored price. */
export type CellState = 'none' | 'changed' | 'invalid' | 'conflict'

/** Whether a cell in this state blocks saving. */
export const isUndecided = (state: CellState) => state === 'invalid' || state === 'conflict'

/** The state of one cell. */
export function cellState(edits: PriceEdits, cell: PriceCell): CellState {
  const edit = editOf(edits, cell)
  if (edit === undefined || isStored(cell, edit.text)) return 'none'
  if (parseTypedMoney(edit.text) === undefined) return 'invalid'
  return edit.base === cell.row[cell.name] ? 'changed' : 'conflict'
}

const centsText = (cents: number | null, none = 'blank') =>
  cents === 0 ? withSign('0.00') : moneyColumnText(cents) || none

/** A stored price as shown in notes and tables of changes. */
const storedText = ({ row, name }: PriceCell, none?: string) =>
  unreadableText(row, name) ?? centsText(row[name], none)

/** The note of a changed cell. */
export function cellNote(edits: PriceEdits, cell: PriceCell): string | undefined {
  const state = cellState(edits, cell)
  const stored = storedText(cell)
  if (state === 'none') return undefined
  if (state === 'changed') return `Changed from ${stored}`
  if (state === 'invalid') return `${INVALID_AMOUNT}. Was ${stored}`
  const base = editOf(edits, cell)?.base ?? null
  return `Someone else changed it from ${centsText(base)} to ${stored}`
}

/** A cell's text in the footer of the grid: `Plan A, Loge · PH Total · Changed from $60.00`. */
export const cellText = (edits: PriceEdits, cell: PriceCell): string =>
  [planAndLocation(cell.row), priceLabels[cell.name], cellNote(edits, cell)]
    .filter(Boolean)
    .join(' · ')

/** Sets the text of a cell, or removes the edit if the text equals the stored price. */
function withText(edits: PriceEdits, cell: PriceCell, text: string): PriceEdits {
  if (isStored(cell, text)) return withCell(edits, cell, undefined)
  const cents = parseTypedMoney(text)
  const shownText = cents === undefined ? text : moneyInputText(cents)
  return withCell(edits, cell, { text: shownText, base: cell.row[cell.name] })
}

/** Sets one cell's edit; undefined removes it. */
function withCell(
  edits: PriceEdits,
  { row, name }: PriceCell,
  edit: v.InferOutput<typeof priceEdit> | undefined,
): PriceEdits {
  const { [row.id]: before, ...others } = edits
  const { [name]: _, ...cells } = before?.cells ?? {}
  if (!edit && Object.keys(cells).length === 0) return others
  return {
    ...others,
    [row.id]: { name: planAndLocation(row), cells: edit ? { ...cells, [name]: edit } : cells },
  }
}

/**
 * Sets the text of a cell, and computes the total that follows its price, as in the location's
 * dialog.
 * @param games the number of games in the location's plan; null if unknown or if totals aren't
 * computed.
 */
export function withTypedText(
  edits: PriceEdits,
  { row, name, text }: PriceCell & { text: string },
  games: number | null,
): PriceEdits {
  const next = withText(edits, { row, name }, text)
  const total = totalNames.find((totalName) => priceOfTotal[totalName] === name)
  const price = parseTypedMoney(text)
  if (total === undefined || games === null || price === undefined) return next
  // While the typed price isn't an amount, the total follows the stored price.
  const amount = cellAmount(edits, { row, name })
  const before = {
    price: amount === undefined ? row[name] : amount,
    total: cellAmount(edits, { row, name: total }),
  }
  return followsPrice(before, games)
    ? withText(next, { row, name: total }, moneyInputText(totalOf(price, games)))
    : next
}

/** The rows that someone else changed where they have unsaved edits, and the cells in conflict. */
export const conflictsOf = (edits: PriceEdits, rows: readonly PricingLocation[]) =>
  rows.flatMap((row) => {
    const cells = cellsOf(row).filter((cell) => cellState(edits, cell) === 'conflict')
    return cells.length > 0 ? [{ row, cells }] : []
  })

/** Removes the edits of these cells ('Take theirs'). */
export const withoutEdits = (edits: PriceEdits, cells: readonly PriceCell[]): PriceEdits =>
  cells.reduce((remaining, cell) => withCell(remaining, cell, undefined), edits)

/** Rebases the edits of a location on the currently stored prices ('Keep mine'). */
export const rebaseEdits = (edits: PriceEdits, row: PricingLocation): PriceEdits =>
  cellsOf(row).reduce((next, cell) => {
    const text = editOf(next, cell)?.text
    return text === undefined ? next : withText(next, cell, text)
  }, edits)

/**
 * The edits without those that are stored now. An edit typed after its location was sent is rebased
 * on the sent price.
 * @param sent the sent locations by id.
 */
export function unsavedEdits(
  edits: PriceEdits,
  rows: readonly PricingLocation[],
  sent: ReadonlyMap<number, PricingLocation>,
): PriceEdits {
  return rows.flatMap(cellsOf).reduce((remaining, cell) => {
    const { row, name } = cell
    const edit = editOf(edits, cell)
    if (edit === undefined) return remaining
    if (isStored(cell, edit.text)) return withCell(remaining, cell, undefined)
    const isOfSent = edit.base !== row[name] && sent.get(row.id)?.[name] === row[name]
    return isOfSent ? withCell(remaining, cell, { ...edit, base: row[name] }) : remaining
  }, edits)
}

/**
 * A location with its edits applied. Cells without a valid amount keep the stored price. @forTests
 */
export function applyEdits(edits: PriceEdits, row: PricingLocation): PricingLocation {
  const amounts = cellsOf(row).map((cell) => [cell.name, cellAmount(edits, cell)] as const)
  return withPrices(row, Object.fromEntries(amounts.filter(([, amount]) => amount !== undefined)))
}

/**
 * The changed locations with their changes, such as `PH Total`, `$1,353.00`, `$1,420.65` and the
 * state.
 */
export const changedLocations = (edits: PriceEdits, rows: readonly PricingLocation[]) =>
  rows.flatMap((before) => {
    const cells = cellsOf(before).filter((cell) => cellState(edits, cell) !== 'none')
    if (cells.length === 0) return []
    const after = applyEdits(edits, before)
    const changes = cells.map((cell) => ({
      label: priceLabels[cell.name],
      state: cellState(edits, cell),
      before: storedText(cell, '—'),
      after: storedText({ row: after, name: cell.name }, '—'),
    }))
    return [{ before, after, name: planAndLocation(before), changes }]
  })

export type ChangedLocation = ReturnType<typeof changedLocations>[number]
