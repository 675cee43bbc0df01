import { priceChangeWords as words } from '../../../content/words/priceChangeWords'
import { moneyText } from '../../../domain/money'
import type { PricingLocation } from '../../../domain/pricing'
import { hashesOf, nameHash, type PriceStamp, priceKinds } from './priceStamp'

const price = (cents: number | null | undefined) => moneyText(cents ?? 0) || words.none

/** What differs between paper and page, kind by kind; a heading is '' where the lines say all. Rows without a name are compared as well. */
export function comparePrices(stamp: PriceStamp, rows: readonly PricingLocation[]) {
  const changes =
    stamp.locations === null ? byChecks(stamp, rows) : byLocation(stamp.locations, rows)
  return changes.filter(({ lines }) => lines.length > 0)
}

function byLocation(
  printed: NonNullable<PriceStamp['locations']>,
  rows: readonly PricingLocation[],
) {
  const left = [...printed]
  const pairs = rows.map((row) => {
    const at = left.findIndex(({ name }) => name === nameHash(row.location))
    return { row, was: at < 0 ? undefined : left.splice(at, 1)[0] }
  })
  const removed = left.map(({ amounts }) => words.removedOne(price(amounts[1])))
  const added = pairs
    .filter(({ was }) => was === undefined)
    .map(({ row }) => words.addedOne(row.location, moneyText(row.planHolderTotal)))
  return [
    { heading: words.removed, lines: removed },
    ...priceKinds.map((kind, index) => ({
      heading: words.kinds[kind],
      lines: pairs.flatMap(({ row, was }) => {
        const [before, now] = [was?.amounts[index], row[kind] ?? 0]
        return before === undefined || before === Math.max(0, now)
          ? []
          : [words.changedPrice(row.location, price(before), price(now))]
      }),
    })),
    { heading: words.added, lines: added },
  ]
}

/** Of many locations only the kinds that changed are known. */
function byChecks({ hashes }: PriceStamp, rows: readonly PricingLocation[]) {
  const now = hashesOf(rows)
  const isOther = (index: number) => hashes[index] !== now[index]
  // Another list of locations changes every check.
  if (isOther(0)) return [{ heading: '', lines: [words.locations] }]
  return priceKinds.map((kind, index) => ({
    heading: '',
    lines: isOther(index + 1) ? [words.kindChanged(words.kinds[kind])] : [],
  }))
}
