import { moneyInput, parseMoney, withSign } from '../../domain/money'

/** The prices of a row, in cents or as typed. */
interface Prices<Amount> {
  planHolderPerGame: Amount
  planHolderTotal: Amount
  boxOfficePerGame: Amount
  boxOfficeTotal: Amount
}

const PAIRS = [
  ['planHolderPerGame', 'planHolderTotal'],
  ['boxOfficePerGame', 'boxOfficeTotal'],
] as const

/**
 * For how many games a plan is sold: the first whole ratio of a total to its price per game among
 * these rows; null when there is none.
 */
export function gamesSold(rows: readonly Prices<number | null>[]): number | null {
  for (const row of rows) {
    for (const [perGame, total] of PAIRS) {
      const games = (row[total] ?? 0) / (row[perGame] || Number.NaN)
      if (Number.isInteger(games) && games > 0) return games
    }
  }
  return null
}

/** A total that would fit its price per game. */
export interface TotalOffer {
  field: (typeof PAIRS)[number][1]
  /** As it stands in a money field. */
  total: string
  words: string
  /** Another total stands there. */
  isContradiction: boolean
}

/** The totals that do not follow from the typed prices, each with the one that would. */
export function totalOffers(typed: Prices<string>, games: number | null): TotalOffer[] {
  return PAIRS.flatMap(([perGame, field]) => {
    const price = parseMoney(typed[perGame])
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
