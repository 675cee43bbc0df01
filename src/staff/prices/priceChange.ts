import { CURRENCY_SIGN, parseTypedMoney } from '../../domain/money'

/** The steps that prices are rounded to, in cents. */
const roundings = { cent: 1, half: 50, dollar: 100 } as const

/** A change of prices by an amount or a percentage. */
export interface PriceChange {
  unit: 'amount' | 'percent'
  /** Cents, or hundredths of a percent; negative to lower prices. */
  amount: number
  rounding: keyof typeof roundings
}

/**
 * Reads a typed change: '5', '+5', '-2.5', '−1', '5 %', '$5'.
 * @returns cents, or hundredths of a percent; undefined for a text that is no change.
 */
export function parseChange(text: string): number | undefined {
  const sign = /^\s*([+−-]?)/.exec(text)
  const amount = parseTypedMoney(text.slice(sign?.[0].length).replace(/\s*%\s*$/, ''))
  // '$5 %' has two units.
  if (!amount || (/%/.test(text) && text.includes(CURRENCY_SIGN))) return undefined
  return sign?.[1] === '' || sign?.[1] === '+' ? amount : -amount
}

/** The unit in a typed change: '5 %', '$5'; undefined where it has none. */
export function unitOf(text: string): PriceChange['unit'] | undefined {
  if (/%\s*$/.test(text)) return 'percent'
  return text.includes(CURRENCY_SIGN) ? 'amount' : undefined
}

/**
 * The price after a change, in cents, which may be below zero. It is computed in integers and rounded once,
 * half up: $129.50 by 5 % is 12950 × 10500 / 10000 = 13597.5 cents, so $135.98.
 */
export function changedPrice(cents: number, { unit, amount, rounding }: PriceChange): number {
  const step = roundings[rounding]
  const denominator = unit === 'amount' ? 1 : 10_000
  const numerator = unit === 'amount' ? cents + amount : cents * (10_000 + amount)
  // Half a step is added before rounding down. Both sides are doubled, so that the half is an integer.
  return Math.floor((2 * numerator + step * denominator) / (2 * step * denominator)) * step
}

/** The effect of a change on some prices, in cents; null without prices. */
export function effectOf(prices: readonly number[], change: PriceChange) {
  const sorted = prices.toSorted((a, b) => a - b)
  const pairs = sorted.map((price) => [price, changedPrice(price, change)] as const)
  const [lowest, highest] = [pairs[0], pairs.at(-1)]
  if (!lowest || !highest) return null
  return {
    count: pairs.length,
    /** Before and after. */
    lowest,
    highest,
    /** The change of all prices together. */
    sum: pairs.reduce((sum, [before, after]) => sum + after - before, 0),
    /** The number of prices that fall by more than a fifth, or to 0. */
    steep: pairs.filter(([before, after]) => after === 0 || after * 5 < before * 4).length,
    isBelowZero: pairs.some(([, after]) => after < 0),
  }
}

export type Effect = NonNullable<ReturnType<typeof effectOf>>
