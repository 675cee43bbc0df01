import { eventPrices } from '../../content/season/current'
import { listedPrice, withSign } from '../../domain/money'

/* Row A and Row B of a game, as calendars print them. */

const table = new Map(eventPrices.map(([code, , a, b]) => [code.toUpperCase(), { a, b }]))

/**
 * Row A and Row B of an event by its code (docs/rules/fields.md#prices): `xx` for a code the table
 * does not know, `xx.xx` for a potential cup game without a price yet. As printed, without the currency;
 * '' prints nothing.
 */
export function eventPrice(code: string, isPotentialCup: boolean) {
  const entry = table.get(code.trim().toUpperCase())
  if (entry) return { a: listedPrice(entry.a), b: listedPrice(entry.b) }
  const unknown = isPotentialCup ? 'xx.xx' : 'xx'
  return { a: unknown, b: unknown }
}

/** `A:$61.50` for a calendar cell; '' when there is no price. */
export function priceLabel(row: 'A' | 'B', price: string): string {
  return price === '' ? '' : `${row}:${withSign(price)}`
}

/** The dollars of a price, which are set larger, and its cents: `61`, `.50`; `xx`, `.xx`. */
export function priceParts(price: string) {
  const [dollars = '', cents] = price.split('.')
  return { dollars, cents: cents ? `.${cents}` : '' }
}
