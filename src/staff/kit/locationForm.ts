import * as v from 'valibot'
import { moneyText, parseMoney } from '../../domain/money'
import {
  NO_AMOUNT,
  type PriceName,
  priceInput,
  priceNames,
  unreadableText,
} from '../../domain/prices'
import type { PricingLocation, UnreadablePrices } from '../../domain/pricing'
import type { FieldTexts } from '../../ui/form/fieldTexts'

/* What both forms of a location share: its name, color and four prices. */

const perPrice = <T>(make: (name: PriceName) => T): Record<PriceName, T> => ({
  planHolderPerGame: make('planHolderPerGame'),
  planHolderTotal: make('planHolderTotal'),
  boxOfficePerGame: make('boxOfficePerGame'),
  boxOfficeTotal: make('boxOfficeTotal'),
})

/** A location as the fields hold it; the fields of a new one are blank. */
export const typedLocation = (row: PricingLocation | null) => ({
  location: row?.location ?? '',
  color: row?.color ?? '',
  ...perPrice((name) => (row ? priceInput(row, name) : '')),
})

export type TypedLocation = ReturnType<typeof typedLocation>

/** A price as a form gives it: cents, null where it is blank, or what the server sent that is no amount. */
type FormPrice = number | null | { sent: unknown }

/** A record as a form has seen it, and as it is. */
export type StoredLocations = readonly (PricingLocation | null | undefined)[]

/**
 * The rules of the fields: text in; prices in cents, or null, out. A price that the server sent and that is
 * no amount may stay.
 */
export const locationEntries = (known: StoredLocations) => ({
  location: v.pipe(v.string(), v.trim()),
  color: v.pipe(v.string(), v.trim()),
  ...perPrice((name) => {
    const sentAs = (text: string) =>
      known.find((row) => row && unreadableText(row, name) === text)?.unreadable?.[name]
    return v.pipe(
      v.string(),
      v.check((text) => parseMoney(text) !== undefined || sentAs(text) !== undefined, NO_AMOUNT),
      v.transform((text): FormPrice => {
        const sent = sentAs(text)
        return sent === undefined ? (parseMoney(text) ?? null) : { sent }
      }),
    )
  }),
})

/** What a form gives, with prices that are no amounts as a location has them. */
export function withUnreadable<Values extends Record<PriceName, FormPrice>>(values: Values) {
  const unreadable = priceNames.flatMap((name) => {
    const price = values[name]
    return typeof price === 'object' && price !== null ? [[name, price.sent]] : []
  })
  const cents = perPrice((name) => (typeof values[name] === 'number' ? values[name] : null))
  return {
    ...values,
    ...cents,
    unreadable:
      unreadable.length > 0 ? (Object.fromEntries(unreadable) as UnreadablePrices) : undefined,
  }
}

/** What is typed in cents; null where it is blank or no amount. */
export const centsOf = (typed: Record<PriceName, string>) =>
  perPrice((name) => parseMoney(typed[name]) ?? null)

/** What is typed, as a location has it. */
export const locationOf = (typed: TypedLocation) => ({
  location: typed.location.trim(),
  color: typed.color.trim(),
  ...centsOf(typed),
})

/** The labels and texts of the fields, for `useRecordSave`. */
export const locationTexts = (labels: Record<PriceName, string>): FieldTexts<TypedLocation> => ({
  location: 'Location',
  color: 'Color',
  // 0 is no price, however it is written (docs/rules/fields.md#prices).
  ...perPrice(
    (name) =>
      [
        labels[name],
        (text: string) => {
          const cents = parseMoney(text)
          return cents === undefined ? text : moneyText(cents)
        },
      ] as const,
  ),
})
