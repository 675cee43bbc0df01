import * as v from 'valibot'
import { NO_PRICES, type PriceName, type Prices, priceLabels, priceNames } from '../domain/prices'
import type { PricingLocation } from '../domain/pricing'
import { decodeList, isPhpEmpty, type RowList, type WireRow } from './cache/rowList'
import { rethrowWithUnreadableValues } from './errors'
import { fromCents, keyIdSchema, keySchema, toCents, toList } from './wire'
import { decodeTexts, encodeTexts } from './wireFields'

/* Converts pricing rows from and to the API's format, for both variants of its calls. */

/** The API's names of the four prices. */
const priceFields = {
  planHolderPerGame: 'plan_holder_price_per_game',
  planHolderTotal: 'plan_holder_total',
  boxOfficePerGame: 'box_office_price_per_game',
  boxOfficeTotal: 'box_office_plan_total',
} as const satisfies Record<PriceName, string>

const locationTexts = { location: 'location', color: 'location_color' }

/**
 * Parses the texts and the prices (in cents) of a row. `unreadable` has the values that could not
 * be parsed, unchanged.
 */
function decodeTextsAndPrices(row: WireRow) {
  const texts = decodeTexts(row, locationTexts)
  const prices: Prices = { ...NO_PRICES }
  let { unreadable } = texts
  for (const name of priceNames) {
    const value = row[priceFields[name]]
    prices[name] = toCents(value)
    if (prices[name] === null && !isMissing(value)) unreadable = { ...unreadable, [name]: value }
  }
  return { ...texts, ...prices, ...(unreadable && { unreadable }) }
}

/** Whether the server sent no price. An object, even an empty one, counts as an unreadable price. */
const isMissing = (value: unknown) =>
  value === null || (typeof value !== 'object' && isPhpEmpty(value))

// Only the keys have a schema, because a list may have thousands of rows and a schema per field is
// slow.
const pricingRow = v.pipe(
  v.looseObject({ pricing_plan_id: keyIdSchema, pricing_name: keySchema }),
  v.transform(
    (row): PricingLocation => ({
      id: row.pricing_plan_id,
      pricingPlanName: row.pricing_name,
      ...decodeTextsAndPrices(row),
      repNames: toList(row.associated_reps),
    }),
  ),
)

/**
 * Parses a list of pricing rows; money becomes whole cents. An unread row is reported with its
 * plan's name.
 */
export const decodePricingLocations = (body: unknown): RowList<PricingLocation> =>
  decodeList({ schema: pricingRow, hasContent, ownerField: 'pricing_name' }, body)

/**
 * Whether a row has a plan, a location or a price. Rows with nothing but ids and reps are ignored.
 */
const hasContent = ({ pricing_plan_id: _, associated_reps: _reps, ...row }: WireRow) =>
  Object.values(row).some((value) => !isPhpEmpty(value) && toCents(value) !== 0)

/** The fields of a location that are written together; its reps have separate calls. */
export type PricingLocationFields = Omit<PricingLocation, 'id' | 'repNames'>

/** These fields with the id of their row. */
export type PricingLocationEdit = PricingLocationFields & { id: number }

/**
 * A location in the API's format, with its plan's name. Prices are decimal texts; unreadable values
 * are sent back unchanged. @forTests
 */
export const encodePricingLocation = (location: PricingLocationFields) => ({
  pricing_name: location.pricingPlanName.trim(),
  ...encodeTexts(location, locationTexts),
  ...Object.fromEntries(
    priceNames.map((name) => {
      const cents = location[name]
      const sent = cents === null ? location.unreadable?.[name] : undefined
      return [priceFields[name], sent ?? fromCents(cents)]
    }),
  ),
})

/**
 * Sends a location. If the server refuses it, the error names the prices that could not be parsed.
 * Values that are objects are left out, because http.ts names them.
 */
export const sendLocation = <Result>(
  location: PricingLocationFields,
  send: (body: WireRow) => Promise<Result>,
): Promise<Result> =>
  send(encodePricingLocation(location)).catch((error: unknown) => {
    const labels = Object.entries(location.unreadable ?? {})
      .filter(([, value]) => typeof value !== 'object')
      .map(([name, value]) => `${priceLabels[name as PriceName]} “${value}”`)
    return rethrowWithUnreadableValues(error, labels)
  })
