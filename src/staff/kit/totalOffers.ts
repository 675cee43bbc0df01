import { moneyInput, parseMoney, withSign } from '../../domain/money'
import { type PriceName, priceOfTotal, type TotalName, totalNames } from '../../domain/prices'

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
export function totalOffers(typed: Record<PriceName, string>, games: number | null): TotalOffer[] {
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
