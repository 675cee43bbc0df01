import type { SamplePricingRow } from './mock-api/data/pricing'

type Prices = Pick<
  SamplePricingRow,
  | 'location'
  | 'plan_holder_price_per_game'
  | 'plan_holder_total'
  | 'box_office_price_per_game'
  | 'box_office_plan_total'
>

/**
 * The rows of a plan's price table as they must stand on paper, left to right; not by the app's own
 * functions. Amounts of a kind all have cents where one has some.
 */
export function printedPrices(rows: readonly Prices[]): string[][] {
  const numbers = rows.map((row) => ({
    location: row.location ?? '',
    perGame: [Number(row.plan_holder_price_per_game), Number(row.box_office_price_per_game)],
    totals: [Number(row.plan_holder_total), Number(row.box_office_plan_total)],
    saved: [Number(row.box_office_plan_total) - Number(row.plan_holder_total)],
  }))
  const perGame = dollars(numbers.flatMap((row) => row.perGame))
  const totals = dollars(numbers.flatMap((row) => row.totals))
  const saved = dollars(numbers.flatMap((row) => row.saved))
  return numbers.map((row) => {
    const [holderGame = '', boxGame = ''] = row.perGame.map(perGame)
    const [holder = '', box = ''] = row.totals.map(totals)
    return [row.location, holderGame, holder, boxGame, box, ...row.saved.map(saved)]
  })
}

/** `$1,234.50` of a number. */
function dollars(amounts: readonly number[]): (amount: number) => string {
  const minimumFractionDigits = amounts.every(Number.isInteger) ? 0 : 2
  return (amount) => `$${amount.toLocaleString('en-US', { minimumFractionDigits })}`
}
