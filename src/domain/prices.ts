import { planGames } from '../content/season/current'
import { columnMoney, moneyInput } from './money'
import type { UnreadablePrices } from './pricing'
import { publicPlanName } from './publicSheets'

/* The four prices of a location: two prices per game, and the totals that follow them. */

/** The price per game that each total follows. */
export const priceOfTotal = {
  planHolderTotal: 'planHolderPerGame',
  boxOfficeTotal: 'boxOfficePerGame',
} as const

export type TotalName = keyof typeof priceOfTotal

/** The prices of a location. */
export type PriceName = TotalName | (typeof priceOfTotal)[TotalName]

export const totalNames = Object.keys(priceOfTotal) as readonly TotalName[]

/** How the prices of a location are called, in the order of docs/rules/screens.md. */
export const priceLabels: Record<PriceName, string> = {
  planHolderPerGame: 'PH Price/Game',
  planHolderTotal: 'PH Total',
  boxOfficePerGame: 'Box Price/Game',
  boxOfficeTotal: 'Box Total',
}

/** The prices, in the order of {@link priceLabels}. */
export const priceNames = Object.keys(priceLabels) as readonly PriceName[]

/** Some prices of a location, in cents. */
type SomePrices = { readonly [Name in PriceName]?: number | null } & {
  readonly unreadable?: UnreadablePrices | undefined
}

/** A price that is no amount as staff read it: as it came; undefined for one that is read or absent. */
export function unreadableText({ unreadable }: SomePrices, name: PriceName): string | undefined {
  const value = unreadable?.[name]
  if (value === undefined) return undefined
  return typeof value === 'object' ? 'Not readable' : String(value).trim()
}

/** A price as staff read it in a table; '' for 0 and none. */
export const priceText = (row: SomePrices, name: PriceName): string =>
  unreadableText(row, name) ?? columnMoney(row[name] ?? null)

/** A price as it is in a field, ready to be typed over. */
export const priceInput = (row: SomePrices, name: PriceName): string =>
  unreadableText(row, name) ?? moneyInput(row[name] ?? null)

/** Said of a text that is no price. */
export const NO_AMOUNT = 'Enter an amount in dollars, for example 1,234.50'

/** Games of a pricing plan: those its sheet tells, else the number in its name. Null when unknown. */
export function gamesOfPricingPlan(name: string): number | null {
  const planname = publicPlanName(name)
  if (planname !== undefined) return planGames[planname]
  const digits = /\b(\d{1,2})[\s-]?games?\b/i.exec(name)?.[1]
  return digits === undefined ? null : Number(digits) || null
}

/**
 * For how many games a pricing plan is sold: as its sheet or its name says, else as its rows reckon.
 * Null when nothing tells.
 * @param rows their prices in cents.
 */
export const gamesOf = (
  name: string,
  rows: readonly Record<PriceName, number | null>[],
): number | null => gamesOfPricingPlan(name) ?? gamesSold(rows)

/** The first whole ratio of a total to its price per game among these; null when there is none. */
function gamesSold(rows: readonly Record<PriceName, number | null>[]): number | null {
  for (const row of rows) {
    for (const total of totalNames) {
      const games = (row[total] ?? 0) / (row[priceOfTotal[total]] || Number.NaN)
      if (Number.isInteger(games) && games > 0) return games
    }
  }
  return null
}

/** The total of a price for so many games, in cents; none of no price. */
export const totalOf = (price: number | null, games: number): number | null =>
  price === null ? null : price * games

/**
 * Whether a total follows its price until somebody types another: it is blank, or what the price makes.
 * @param amounts in cents; undefined what is no amount.
 */
export const followsPrice = (
  { price, total }: Record<'price' | 'total', number | null | undefined>,
  games: number,
): boolean => total === null || (!!price && total === price * games)
