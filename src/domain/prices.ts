import { gamesPerPlan } from '../content/season/current'
import { moneyColumnText, moneyInputText } from './money'
import { pricingSheetName } from './sheetNames'
import { NOT_READABLE, type Unreadable } from './unreadable'

/* The four prices of a location: two prices per game and two totals. Also the customer's saving. */

/** The prices of a row that has none. */
export const NO_PRICES = {
  planHolderPerGame: null,
  planHolderTotal: null,
  boxOfficePerGame: null,
  boxOfficeTotal: null,
}
export type PriceName = keyof typeof NO_PRICES
/** The prices, in the order of docs/rules/screens.md. */
export const priceNames = Object.keys(NO_PRICES) as readonly PriceName[]

/**
 * The prices of a location in whole cents; null if the server sent nothing or an unreadable value.
 */
export type Prices = Record<PriceName, number | null>

/** The price per game that each total is computed from. */
export const priceOfTotal = {
  planHolderTotal: 'planHolderPerGame',
  boxOfficeTotal: 'boxOfficePerGame',
} as const satisfies Partial<Record<PriceName, PriceName>>

export type TotalName = keyof typeof priceOfTotal

export const totalNames = Object.keys(priceOfTotal) as readonly TotalName[]

/** The labels of a location's prices, in the order of docs/rules/screens.md. */
export const priceLabels: Record<PriceName, string> = {
  planHolderPerGame: 'PH Price/Game',
  planHolderTotal: 'PH Total',
  boxOfficePerGame: 'Box Price/Game',
  boxOfficeTotal: 'Box Total',
}

/** Some or all prices of a location, in cents. */
type SomePrices = { readonly [Name in PriceName]?: number | null } & {
  readonly unreadable?: Unreadable | undefined
}

/**
 * The server's text for an unreadable price or text, unchanged; undefined if the value is readable
 * or absent.
 */
export function unreadableText({ unreadable }: SomePrices, name: string): string | undefined {
  const value = unreadable?.[name]
  if (value === undefined) return undefined
  return typeof value === 'object' ? NOT_READABLE : String(value).trim()
}

/** A price in a staff table; '' for 0 and null. */
export const priceText = (row: SomePrices, name: PriceName): string =>
  unreadableText(row, name) ?? moneyColumnText(row[name] ?? null)

/** A price in a text field. */
export const priceInput = (row: SomePrices, name: PriceName): string =>
  unreadableText(row, name) ?? moneyInputText(row[name] ?? null)

/** The message for a text that is not an amount. */
export const INVALID_AMOUNT = 'Enter an amount in dollars, for example 1,234.50'

/** The number of games in a pricing plan, by its sheet or its name. Null if unknown. */
export function gameCountByName(name: string): number | null {
  const planname = pricingSheetName(name)
  if (planname !== undefined) return gamesPerPlan[planname]
  const digits = /\b(\d{1,2})[\s-]?games?\b/i.exec(name)?.[1]
  return digits === undefined ? null : Number(digits) || null
}

/**
 * The number of games in a pricing plan, by its sheet or its name, or else computed from its
 * prices. Null if unknown.
 */
export const gameCountOf = (name: string, rows: readonly Prices[]): number | null =>
  gameCountByName(name) ?? gameCountByPrices(rows)

/**
 * The first ratio of a total to its price per game that is a whole number; null if there is none.
 */
function gameCountByPrices(rows: readonly Prices[]): number | null {
  for (const row of rows) {
    for (const total of totalNames) {
      const price = row[priceOfTotal[total]]
      const games = price ? (row[total] ?? 0) / price : 0
      if (Number.isInteger(games) && games > 0) return games
    }
  }
  return null
}

/** The total of a price for this number of games, in cents; null if there is no price. */
export const totalOf = (price: number | null, games: number): number | null =>
  price === null ? null : price * games

/**
 * Whether a total is updated with its price: it is blank, or equals price times games. In cents;
 * undefined if the text isn't an amount.
 */
export const followsPrice = (
  { price, total }: Record<'price' | 'total', number | null | undefined>,
  games: number,
): boolean => total === null || (!!price && total === price * games)

/**
 * The printed saving in cents: box office total minus plan holder total. 0 isn't printed. It is 0
 * if the plan costs more, or a total is unknown, 0 (docs/rules/fields.md#prices) or negative.
 */
export function printedSaving({
  planHolderTotal,
  boxOfficeTotal,
}: Pick<Prices, 'planHolderTotal' | 'boxOfficeTotal'>): number {
  const planHolder = planHolderTotal ?? 0
  const boxOffice = boxOfficeTotal ?? 0
  return planHolder > 0 && boxOffice > 0 ? Math.max(0, boxOffice - planHolder) : 0
}
