import * as v from 'valibot'
import { moneyText, parseTypedMoney } from '../../domain/money'
import {
  INVALID_AMOUNT,
  type PriceName,
  priceInput,
  priceNames,
  unreadableText,
} from '../../domain/prices'
import type { PricingLocation } from '../../domain/pricing'
import type { FieldTexts } from '../writes/fieldTexts'

/* The location fields shared by two forms: name, color and four prices. */

const perPrice = <T>(make: (name: PriceName) => T) =>
  Object.fromEntries(priceNames.map((name) => [name, make(name)])) as Record<PriceName, T>

/** A location as field values, which are blank for a new location. */
export const typedLocation = (row: PricingLocation | null) => ({
  location: row?.location ?? '',
  color: row?.color ?? '',
  ...perPrice((name) => (row ? priceInput(row, name) : '')),
})

export type TypedLocation = ReturnType<typeof typedLocation>

/** Versions of a location, such as the opened one and the currently stored one. */
export type StoredLocations = readonly (PricingLocation | null | undefined)[]

/** The server's unreadable value that is shown as this text; undefined if there is none. */
const unreadableValue = (stored: StoredLocations, name: string, text: string): unknown =>
  stored.find((location) => location && unreadableText(location, name) === text)?.unreadable?.[name]

/** The validation rules. An unreadable price from the server is accepted unchanged. */
export const locationSchemas = (stored: StoredLocations) => ({
  location: v.pipe(v.string(), v.trim()),
  color: v.pipe(v.string(), v.trim()),
  ...perPrice((name) => {
    const isValid = (text: string) =>
      parseTypedMoney(text) !== undefined || unreadableValue(stored, name, text) !== undefined
    return v.pipe(v.string(), v.check(isValid, INVALID_AMOUNT))
  }),
})

/** The typed prices in cents, and unreadable prices unchanged. */
export function readTypedPrices(stored: StoredLocations, typed: TypedLocation) {
  const unreadable = Object.fromEntries(
    Object.entries(typed)
      .map(([name, text]) => [name, unreadableValue(stored, name, text)])
      .filter(([, sent]) => sent !== undefined),
  )
  return {
    ...perPrice((name) => (name in unreadable ? null : (parseTypedMoney(typed[name]) ?? null))),
    unreadable: Object.keys(unreadable).length > 0 ? unreadable : undefined,
  }
}

/** The typed prices in cents; null if a price is blank or not an amount. */
export const typedCents = (typed: Record<PriceName, string>) =>
  perPrice((name) => parseTypedMoney(typed[name]) ?? null)

/** The typed values as the fields of a location. */
export const locationFromTyped = (typed: TypedLocation) => ({
  location: typed.location.trim(),
  color: typed.color.trim(),
  ...typedCents(typed),
})

/** A typed price as comparable text. Any form of 0 means no price (docs/rules/fields.md#prices). */
function typedPriceText(text: string): string {
  const cents = parseTypedMoney(text)
  return cents === undefined ? text : moneyText(cents)
}

/** The labels and texts of the fields, for `useRecordSave`. */
export const locationTexts = (labels: Record<PriceName, string>): FieldTexts<TypedLocation> => ({
  location: 'Location',
  color: 'Color',
  ...perPrice((name) => [labels[name], typedPriceText] as const),
})
