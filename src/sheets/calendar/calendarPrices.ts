import { eventPrices } from '../../content/season/current'
import { listedPriceText, withSign } from '../../domain/money'

/* Row A and Row B of a game, as calendars print them. */

const table = new Map(eventPrices.map(([code, , a, b]) => [code.toUpperCase(), { a, b }]))

/**
 * The prices of Row A and Row B by event code, as printed without the currency (docs/rules/fields.md#prices): `xx` for
 * an unknown code, `xx.xx` for a potential cup game without a price yet, '' to print nothing.
 */
export function eventPrice(code: string, isPotentialCup: boolean) {
  const entry = table.get(code.trim().toUpperCase())
  if (entry) return { a: listedPriceText(entry.a), b: listedPriceText(entry.b) }
  const unknown = isPotentialCup ? 'xx.xx' : 'xx'
  return { a: unknown, b: unknown }
}

/** `A:$61.50` for a calendar cell, or '' without a price. */
export function priceLabel(row: 'A' | 'B', price: string): string {
  return price === '' ? '' : `${row}:${withSign(price)}`
}

/** Splits a price into dollars, which are printed larger, and cents: `61` and `.50`, or `xx` and `.xx`. */
export function priceParts(price: string) {
  const [dollars = '', cents] = price.split('.')
  return { dollars, cents: cents ? `.${cents}` : '' }
}
