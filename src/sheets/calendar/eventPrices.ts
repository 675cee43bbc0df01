import { eventPrices } from '../../content/eventPrices'

/** Prices of a game's two rows as printed, without the dollar sign; '' prints nothing. */
export interface RowPrices {
  a: string
  b: string
}

const table = new Map(eventPrices.map((entry) => [entry.event_id.toUpperCase(), entry]))

/**
 * Row A and Row B of an event by its code (docs/rules/fields.md#prices): `xx` for a code the table
 * does not know, `xx.xx` for a potential cup game without a price yet.
 */
export function eventPrice(code: string, isPotentialCup: boolean): RowPrices {
  const entry = table.get(code.trim().toUpperCase())
  if (entry) return { a: printedPrice(entry.pricing_a), b: printedPrice(entry.pricing_b) }
  const unknown = isPotentialCup ? 'xx.xx' : 'xx'
  return { a: unknown, b: unknown }
}

/**
 * `90.00` → `90`, `61.5` → `61.50`, 0 and blank → '', what is no number stays as it is.
 * @forTests
 */
export function printedPrice(price: string): string {
  const text = price.trim()
  if (text === '') return ''
  const amount = Number(text.replaceAll(',', ''))
  if (Number.isNaN(amount)) return text
  return amount === 0 ? '' : amount.toFixed(2).replace(/\.00$/, '')
}

/** `A:$61.50` for a calendar cell; '' when there is no price. */
export function priceLabel(row: 'A' | 'B', price: string): string {
  return price === '' ? '' : `${row}:$${price}`
}
