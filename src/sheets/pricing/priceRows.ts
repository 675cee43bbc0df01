import { cssColor } from '../../domain/locationColor'
import { moneyText } from '../../domain/money'
import {
  isBlankLocation,
  type PricingLocation,
  type PricingPlan,
  printedSaving,
} from '../../domain/pricing'

/** One location as it is printed; '' where nothing is known (docs/rules/fields.md#prices). */
export interface PriceRow {
  id: number
  location: string
  /** CSS colour. */
  color: string
  holderPerGame: string
  holderTotal: string
  boxPerGame: string
  boxTotal: string
  saved: string
}

const isKnown = (cents: number | null): cents is number => cents !== null && cents > 0

const isPriced = (row: PricingLocation) =>
  [row.planHolderPerGame, row.planHolderTotal, row.boxOfficePerGame, row.boxOfficeTotal].some(
    isKnown,
  )

/** A negative price is a slip of the keyboard. */
const priceText = (cents: number | null) => (isKnown(cents) ? moneyText(cents) : '')

/** The rows customers see; none while not a single price is known. */
export function priceRows({ locations }: PricingPlan): PriceRow[] {
  if (!locations.some(isPriced)) return []
  return locations
    .filter((row) => !isBlankLocation(row))
    .map((row) => ({
      id: row.id,
      location: row.location || '—',
      color: cssColor(row.color),
      holderPerGame: priceText(row.planHolderPerGame),
      holderTotal: priceText(row.planHolderTotal),
      boxPerGame: priceText(row.boxOfficePerGame),
      boxTotal: priceText(row.boxOfficeTotal),
      saved: moneyText(printedSaving(row)),
    }))
}

/** The most that any location saves, and whether others save less; null when none saves. */
export function bestSaving({ locations }: PricingPlan): { text: string; isOnly: boolean } | null {
  const saved = locations.map(printedSaving).filter((cents) => cents > 0)
  if (saved.length === 0) return null
  return { text: moneyText(Math.max(...saved)), isOnly: new Set(saved).size === 1 }
}
