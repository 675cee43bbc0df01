import { mapSections } from '../../content/venueMap'
import { cssColor } from '../../domain/colors'
import { moneyText } from '../../domain/money'
import { priceNames, printedSaving } from '../../domain/prices'
import { isBlankLocation, type PricingLocation, type PricingPlan } from '../../domain/pricing'
import { slug } from '../../domain/slug'

/** One location as printed. Unknown values are '' (docs/rules/fields.md#prices). */
export type PriceRow = ReturnType<typeof priceRows>[number]

/** A row with the size of its name on paper, in points. */
export interface SizedRow extends PriceRow {
  nameFont: number
}

const isKnown = (cents: number | null): cents is number => cents !== null && cents > 0

const isPriced = (row: PricingLocation) => priceNames.some((name) => isKnown(row[name]))

/** Returns a formatter for a column of amounts: if one has cents, all show cents. */
function formatterOf(amounts: readonly (number | null)[]): (cents: number | null) => string {
  const keepsCents = amounts.some((cents) => isKnown(cents) && cents % 100 !== 0)
  // A negative price is a typing mistake and is not printed.
  return (cents) => (isKnown(cents) ? moneyText(cents, keepsCents) : '')
}

/** The numbers of the locations on the arena's map, by link name. */
function mapNumbers(locations: readonly string[]): Map<string, number> {
  const onMap = new Set(mapSections.map(({ location }) => slug(location)))
  const known = [...new Set(locations.map(slug))].filter((name) => onMap.has(name))
  return new Map(known.map((name, index) => [name, index + 1]))
}

/** The rows that customers see. Empty if no price is known. */
export function priceRows({ locations }: PricingPlan) {
  if (!locations.some(isPriced)) return []
  const shown = locations.filter((row) => !isBlankLocation(row))
  const perGame = formatterOf(shown.flatMap((row) => [row.planHolderPerGame, row.boxOfficePerGame]))
  const total = formatterOf(shown.flatMap((row) => [row.planHolderTotal, row.boxOfficeTotal]))
  const saved = formatterOf(shown.map(printedSaving))
  const numbers = mapNumbers(shown.map(({ location }) => location))
  return shown.map((row) => ({
    id: row.id,
    /** Its number on the arena's map, also shown beside the name. Null if it is not on the map. */
    number: numbers.get(slug(row.location)) ?? null,
    location: row.location || '—',
    /** A CSS color. */
    color: cssColor(row.color),
    holderPerGame: perGame(row.planHolderPerGame),
    holderTotal: total(row.planHolderTotal),
    boxPerGame: perGame(row.boxOfficePerGame),
    boxTotal: total(row.boxOfficeTotal),
    saved: saved(printedSaving(row)),
  }))
}

/**
 * The largest saving of any location, and whether it is the same for all. Null if no location
 * saves.
 */
export function bestSaving({ locations }: PricingPlan): { text: string; isOnly: boolean } | null {
  const saved = locations.map(printedSaving).filter((cents) => cents > 0)
  if (saved.length === 0) return null
  return { text: moneyText(Math.max(...saved)), isOnly: new Set(saved).size === 1 }
}
