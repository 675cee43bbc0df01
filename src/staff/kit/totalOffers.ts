import { gamesOfPricingPlan } from '../../domain/checks/pricingRules'
import { moneyInput, parseMoney, withSign } from '../../domain/money'

/** The prices of a row, in cents or as typed. */
interface Prices<Amount> {
  planHolderPerGame: Amount
  planHolderTotal: Amount
  boxOfficePerGame: Amount
  boxOfficeTotal: Amount
}

/** The price per game that each total follows. */
export const priceOfTotal = {
  planHolderTotal: 'planHolderPerGame',
  boxOfficeTotal: 'boxOfficePerGame',
} as const

export type TotalName = keyof typeof priceOfTotal

/** The prices of a location. */
export type PriceName = TotalName | (typeof priceOfTotal)[TotalName]

/** How the prices of a location are called, in the order of docs/rules/screens.md. */
export const priceLabels: Record<PriceName, string> = {
  planHolderPerGame: 'PH Price/Game',
  planHolderTotal: 'PH Total',
  boxOfficePerGame: 'Box Price/Game',
  boxOfficeTotal: 'Box Total',
}

export const totalNames = Object.keys(priceOfTotal) as readonly TotalName[]

/**
 * For how many games a pricing plan is sold: as its sheet or its name says, else as its rows reckon.
 * Null when nothing tells.
 */
export const gamesOf = (name: string, rows: readonly Prices<number | null>[]): number | null =>
  gamesOfPricingPlan(name) ?? gamesSold(rows)

/**
 * For how many games rows reckon: the first whole ratio of a total to its price per game among
 * these; null when there is none.
 */
function gamesSold(rows: readonly Prices<number | null>[]): number | null {
  for (const row of rows) {
    for (const total of totalNames) {
      const games = (row[total] ?? 0) / (row[priceOfTotal[total]] || Number.NaN)
      if (Number.isInteger(games) && games > 0) return games
    }
  }
  return null
}

/** The total of a price for so many games; none of no price. */
export const totalOf = (price: number | null, games: number): number | null =>
  price === null ? null : price * games

/**
 * Whether a total follows its price until somebody types another: it is blank, or what the price makes.
 * @param price what stands beside it, in cents; undefined what is no amount.
 */
export const followsPrice = (
  { price, total }: Record<'price' | 'total', number | null | undefined>,
  games: number,
): boolean => total === null || (!!price && total === price * games)

/** A total that would fit its price per game. */
export interface TotalOffer {
  field: TotalName
  /** As it stands in a money field. */
  total: string
  words: string
  /** Another total stands there. */
  isContradiction: boolean
}

/** The totals that do not follow from the typed prices, each with the one that would. */
export function totalOffers(typed: Prices<string>, games: number | null): TotalOffer[] {
  return totalNames.flatMap((field) => {
    const price = parseMoney(typed[priceOfTotal[field]])
    const total = parseMoney(typed[field])
    if (games === null || !price || total === undefined || total === price * games) return []
    const right = moneyInput(price * games)
    const sum = `${games} ${games === 1 ? 'game' : 'games'} at ${withSign(moneyInput(price))} make ${withSign(right)}`
    return [
      {
        field,
        total: right,
        words: total === null ? `${sum}.` : `${sum}, not ${withSign(moneyInput(total))}.`,
        isContradiction: total !== null,
      },
    ]
  })
}
