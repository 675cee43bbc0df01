import { CURRENCY_SIGN, parseMoney } from '../../domain/money'

/** What prices are rounded to, in cents. */
const roundings = { cent: 1, half: 50, dollar: 100 } as const
export type Rounding = keyof typeof roundings

/** By how much prices change: an amount in cents, or hundredths of a percent; below zero they fall. */
export interface ChangeBy {
  unit: 'amount' | 'percent'
  by: number
  rounding: Rounding
}

/**
 * A typed change: '5', '+5', '-2.5', '−1', '5 %', '$5'. Undefined for anything else, and for nothing.
 * @returns cents, or hundredths of a percent.
 */
export function readChange(text: string): number | undefined {
  const sign = /^\s*([+−-]?)/.exec(text)
  const amount = parseMoney(text.slice(sign?.[0].length).replace(/\s*%\s*$/, ''))
  // '$5 %' is neither.
  if (!amount || (/%/.test(text) && text.includes(CURRENCY_SIGN))) return undefined
  return sign?.[1] === '' || sign?.[1] === '+' ? amount : -amount
}

/** The unit in a typed change: '5 %', '$5'; undefined where it has none. */
export function unitOf(text: string): ChangeBy['unit'] | undefined {
  if (/%\s*$/.test(text)) return 'percent'
  return text.includes(CURRENCY_SIGN) ? 'amount' : undefined
}

/**
 * A price after a change, in cents: computed exactly, then rounded once, half up. It may be below zero.
 */
export function changedPrice(cents: number, { unit, by, rounding }: ChangeBy): number {
  const step = roundings[rounding]
  const [amount, parts] = unit === 'amount' ? [cents + by, 1] : [cents * (10_000 + by), 10_000]
  return Math.floor((2 * amount + step * parts) / (2 * step * parts)) * step
}

/** What a change does to some prices, in cents; null for no price at all. */
export function effectOf(prices: readonly number[], change: ChangeBy) {
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
