import { CURRENCY_SIGN, parseTypedMoney } from '../../domain/money'

/** The rounding steps in cents. */
const ROUNDING_STEPS = { cent: 1, halfDollar: 50, dollar: 100 } as const

/** A price change by an amount or a percentage. */
export interface PriceChange {
  unit: 'amount' | 'percent'
  /** Cents, or hundredths of a percent; negative to lower prices. */
  amount: number
  rounding: keyof typeof ROUNDING_STEPS
}

/**
 * Parses a typed change: '5', '+5', '-2.5', '−1', '5 %', '$5'.
 * @returns cents, or hundredths of a percent; undefined if the text isn't a change.
 */
export function parseChange(text: string): number | undefined {
  const sign = /^\s*([+−-]?)/.exec(text)
  const amount = parseTypedMoney(text.slice(sign?.[0].length).replace(/\s*%\s*$/, ''))
  // Rejects two units, as in '$5 %'.
  if (!amount || (/%/.test(text) && text.includes(CURRENCY_SIGN))) return undefined
  return sign?.[1] === '' || sign?.[1] === '+' ? amount : -amount
}

/** The unit in a typed change such as '5 %' or '$5'; undefined if it has none. */
export function parseUnit(text: string): PriceChange['unit'] | undefined {
  if (/%\s*$/.test(text)) return 'percent'
  return text.includes(CURRENCY_SIGN) ? 'amount' : undefined
}

/**
 * The price after a change, in cents; may be negative. Computes in integers and rounds half up
 * once: $129.50 plus 5 % is 12950 × 10500 / 10000 = 13597.5 cents, which gives $135.98.
 */
export function changedPrice(cents: number, { unit, amount, rounding }: PriceChange): number {
  const step = ROUNDING_STEPS[rounding]
  const denominator = unit === 'amount' ? 1 : 10_000
  const numerator = unit === 'amount' ? cents + amount : cents * (10_000 + amount)
  // Adds half a step before rounding down. Numerator and denominator are doubled to keep the half
  // an integer.
  return Math.floor((2 * numerator + step * denominator) / (2 * step * denominator)) * step
}

/** The effect of a change on these prices, in cents; null without prices. */
export function effectOf(prices: readonly number[], change: PriceChange) {
  const sorted = prices.toSorted((a, b) => a - b)
  const pairs = sorted.map((before) => ({ before, after: changedPrice(before, change) }))
  const lowest = pairs[0]
  const highest = pairs.at(-1)
  if (!lowest || !highest) return null
  return {
    count: pairs.length,
    /** The lowest price before and after the change. */
    lowest,
    highest,
    /** The change of the sum of all prices. */
    sumChange: pairs.reduce((sum, { before, after }) => sum + after - before, 0),
    /** The number of prices that fall by more than a fifth or become 0. */
    steepDrops: pairs.filter(({ before, after }) => after === 0 || after * 5 < before * 4).length,
    isBelowZero: pairs.some(({ after }) => after < 0),
  }
}

export type PriceEffect = NonNullable<ReturnType<typeof effectOf>>
