import { useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { NO_PRICES, type PriceName, priceLabels, priceNames } from '../domain/prices'
import { isBlankLocation, type PricingLocation } from '../domain/pricing'
import { addresses } from './addresses'
import { listQuery, useDeleteRow, useWrite } from './cache/listQuery'
import { decodeList, isPhpEmpty, type RowList, type WireRow } from './cache/rowList'
import { rethrowWithUnreadableValues } from './errors'
import { gamePlansHttp } from './http'
import { keys } from './keys'
import { fromCents, id, key, keyId, toCents, toList } from './wire'
import { decodeTexts, encodeTexts } from './wireFields'

/** `{pricing}` and `{base}` of docs/rules/calls.md#bases. */
const ROOT = 'bruins/pricing'

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
  const prices: Record<PriceName, number | null> = { ...NO_PRICES }
  let { unreadable } = texts
  for (const name of priceNames) {
    const value = row[priceFields[name]]
    prices[name] = toCents(value)
    if (prices[name] === null && !isMissing(value)) unreadable = { ...unreadable, [name]: value }
  }
  return { ...texts, ...prices, ...(unreadable && { unreadable }) }
}

/**
 * Whether the server sent no price. An object, even an empty one, counts as an unreadable price.
 */
const isMissing = (value: unknown) =>
  value === null || (typeof value !== 'object' && isPhpEmpty(value))

// Only the keys have a schema, because a list may have thousands of rows and a schema per field is
// slow.
const pricingRow = v.pipe(
  v.looseObject({ pricing_plan_id: keyId, pricing_name: key }),
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
  decodeList({ schema: pricingRow, hasContent: hasLocationContent, group: 'pricing_name' }, body)

/**
 * Whether a row has a plan, a location or a price. Rows with nothing but ids and reps are ignored.
 */
const hasLocationContent = ({ pricing_plan_id: _, associated_reps: _reps, ...row }: WireRow) =>
  Object.values(row).some((value) => !isPhpEmpty(value) && toCents(value) !== 0)

/** GET bruins/pricing/with-reps — every location of every pricing plan. */
export const pricingLocationsQuery = () =>
  listQuery(keys.pricingLocations.list, addresses.pricingLocations, decodePricingLocations)

export const usePricingLocations = () => useQuery(pricingLocationsQuery())

/** The fields of a location that are written together; its reps have separate calls. */
export type PricingLocationFields = Omit<PricingLocation, 'id' | 'repNames'>

/**
 * A location in the API's format, with its plan's name. Prices are decimal texts; unreadable values
 * are sent back unchanged.
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
 */
export const sendLocation = <Result>(
  location: PricingLocationFields,
  send: (body: ReturnType<typeof encodePricingLocation>) => Promise<Result>,
): Promise<Result> =>
  send(encodePricingLocation(location)).catch((error: unknown) => {
    const values = Object.entries(location.unreadable ?? {})
    const prices = values.filter(([, value]) => typeof value !== 'object')
    const labels = prices.map(([name, value]) => `${priceLabels[name as PriceName]} “${value}”`)
    return rethrowWithUnreadableValues(error, labels)
  })

/**
 * A write to pricing also invalidates reps, which list the pricing rows they may sell, and Plans &
 * Reps.
 */
export const invalidatedByPricing = [keys.pricingLocations.all, keys.reps.all, keys.admin.all]

/** POST bruins/pricing — a new pricing plan, which has only a name. */
export const addPricingPlan = async (name: string) =>
  gamePlansHttp.post(ROOT, { pricing_name: name.trim() })

export const useAddPricingPlan = () => useWrite(addPricingPlan, invalidatedByPricing)

/**
 * POST bruins/pricing/add — a new location.
 * @returns its `pricing_plan_id`, or null if the response does not have it.
 */
export async function addPricingLocation(location: PricingLocationFields) {
  const body = await sendLocation(location, (sent) => gamePlansHttp.post(`${ROOT}/add`, sent))
  const result = v.safeParse(v.object({ pricing_plan_id: id }), body)
  return result.success ? result.output.pricing_plan_id : null
}

export const useAddPricingLocation = () => useWrite(addPricingLocation, invalidatedByPricing)

/** A location's fields with the id of its row. */
export type PricingLocationEdit = PricingLocationFields & { id: number }

/** POST bruins/pricing/edit — a location's fields. */
const editPricingLocation = async ({ id, ...location }: PricingLocationEdit) =>
  sendLocation(location, (sent) =>
    gamePlansHttp.post(`${ROOT}/edit`, { pricing_plan_id: id, ...sent }),
  )

export const useEditPricingLocation = () => useWrite(editPricingLocation, invalidatedByPricing)

/**
 * POST bruins/pricing/edit — a whole row: all fields of a location. For the blank row of a new
 * plan, only the plan's name is sent.
 */
export const editPricingRow = async (row: PricingLocation) =>
  isBlankLocation(row)
    ? gamePlansHttp.post(`${ROOT}/edit`, {
        pricing_plan_id: row.id,
        pricing_name: row.pricingPlanName.trim(),
      })
    : editPricingLocation(row)

/** Whether a rep sells a pricing row. */
export interface RepAssignment {
  repId: number
  pricingLocationId: number
  isAssigned: boolean
}

/** POST bruins/pricing/rep/plan/add, or DELETE bruins/pricing/rep/plan/delete/{rep_id}/{pricing_plan_id}. */
export const changeRepAssignment = async (change: RepAssignment) => {
  const { repId, pricingLocationId, isAssigned } = change
  return isAssigned
    ? gamePlansHttp.post(`${ROOT}/rep/plan/add`, {
        rep_id: repId,
        pricing_plan_id: pricingLocationId,
      })
    : gamePlansHttp.delete(`${ROOT}/rep/plan/delete/${repId}/${pricingLocationId}`)
}

export const useChangeRepAssignment = () => useWrite(changeRepAssignment, invalidatedByPricing)

/** The admin variant's DELETE bruins/pricing/delete/{pricing_plan_id} — one location. */
export const deletePricingLocation = async (id: number) =>
  gamePlansHttp.delete(`${ROOT}/delete/${id}`)

export const useDeletePricingLocation = () =>
  useDeleteRow(
    keys.pricingLocations.list,
    (row: PricingLocation) => row.id,
    deletePricingLocation,
    invalidatedByPricing,
  )
