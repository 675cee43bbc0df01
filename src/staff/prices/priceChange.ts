import { CURRENCY_SIGN, parseTypedMoney } from '../../domain/money'

/** What prices are rounded to, in cents. */
const roundings = { cent: 1, half: 50, dollar: 100 } as const

/** How prices change. */
export interface PriceChange {
  unit: 'amount' | 'percent'
  /** Cents, or hundredths of a percent; prices fall by a negative amount. */
  amount: number
  rounding: keyof typeof roundings
}

/**
 * A typed change: '5', '+5', '-2.5', '−1', '5 %', '$5'. Undefined for anything else, and for nothing.
 * @returns cents, or hundredths of a percent.
 */
export function readChange(text: string): number | undefined {
  const sign = /^\s*([+−-]?)/.exec(text)
  const amount = parseTypedMoney(text.slice(sign?.[0].length).replace(/\s*%\s*$/, ''))
  // '$5 %' is neither.
  if (!amount || (/%/.test(text) && text.includes(CURRENCY_SIGN))) return undefined
  return sign?.[1] === '' || sign?.[1] === '+' ? amount : -amount
}

/** The unit in a typed change: '5 %', '$5'; undefined where it has none. */
export function unitOf(text: string): PriceChange['unit'] | undefined {
  if (/%\s*$/.test(text)) return 'percent'
  return text.includes(CURRENCY_SIGN) ? 'amount' : undefined
}

/**
 * A price after a change, in cents; it may be below zero. It is rounded once, half up, in whole
 * numbers: $129.50 by 5 % is 12950 × 10500 / 10000 = 13597.5 cents, so $135.98.
 */
export function changedPrice(cents: number, { unit, amount, rounding }: PriceChange): number {
  const step = roundings[rounding]
  const denominator = unit === 'amount' ? 1 : 10_000
  const numerator = unit === 'amount' ? cents + amount : cents * (10_000 + amount)
  // Half a step is added before rounding down; twice as much of all keeps the half a whole number.
  return Math.floor((2 * numerator + step * denominator) / (2 * step * denominator)) * step
}

/** What a change does to some prices, in cents; null for no price at all. */
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
    /** How many fall by more than a fifth, or to nothing. */
    steep: pairs.filter(([before, after]) => after === 0 || after * 5 < before * 4).length,
    isBelowZero: pairs.some(([, after]) => after < 0),
  }
}

export type Effect = NonNullable<ReturnType<typeof effectOf>>
