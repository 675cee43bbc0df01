import { priceChangeWords as words } from '../../../content/words/priceChangeWords'
import { moneyText } from '../../../domain/money'
import { priceNames } from '../../../domain/prices'
import type { PricingLocation } from '../../../domain/pricing'
import { hashesOf, nameHash, type PriceStamp, type PrintedLocation } from './priceStamp'

const price = (cents: number | null | undefined) => moneyText(cents ?? 0) || words.none

/**
 * The differences between paper and page, by kind of price. `heading` is '' if the lines need none.
 */
export function comparePrices(stamp: PriceStamp, rows: readonly PricingLocation[]) {
  const changes = stamp.locations ? byLocation(stamp.locations, rows) : byHashes(stamp, rows)
  return changes.filter(({ lines }) => lines.length > 0)
}

/** Where a printed location has the plan holder's total. */
const PLAN_TOTAL = priceNames.indexOf('planHolderTotal')

function byLocation(printed: readonly PrintedLocation[], rows: readonly PricingLocation[]) {
  const names = rows.map(({ location }) => nameHash(location))
  const pairs = rows.map((row, index) => {
    // Of several locations with one name, the first is compared with the first.
    const earlier = names.slice(0, index).filter((name) => name === names[index])
    return { row, was: printed.filter(({ name }) => name === names[index])[earlier.length] }
  })
  const paired = new Set(pairs.map(({ was }) => was))
  const removed = printed
    .filter((location) => !paired.has(location))
    .map(({ amounts }) => words.removedOne(price(amounts[PLAN_TOTAL])))
  const added = pairs
    .filter(({ was }) => was === undefined)
    .map(({ row }) => words.addedOne(row.location, moneyText(row.planHolderTotal)))
  return [
    { heading: words.removed, lines: removed },
    ...priceNames.map((kind, index) => ({
      heading: words.kinds[kind],
      lines: pairs.flatMap(({ row, was }) => {
        const before = was?.amounts[index]
        const now = row[kind] ?? 0
        return before === undefined || before === Math.max(0, now)
          ? []
          : [words.changedPrice(row.location, price(before), price(now))]
      }),
    })),
    { heading: words.added, lines: added },
  ]
}

/** For long tables, a stamp only tells which kinds of prices have changed. */
function byHashes({ hashes }: PriceStamp, rows: readonly PricingLocation[]) {
  const now = hashesOf(rows)
  const isChanged = (index: number) => hashes[index] !== now[index]
  // A different list of locations changes every hash.
  if (isChanged(0)) return [{ heading: '', lines: [words.locations] }]
  return priceNames.map((kind, index) => ({
    heading: '',
    lines: isChanged(index + 1) ? [words.kindChanged(words.kinds[kind])] : [],
  }))
}
