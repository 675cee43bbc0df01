import { useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import type { PricingLocation } from '../domain/pricing'
import { addresses } from './addresses'
import { listQuery } from './cache/listQuery'
import { decodeList, isNothing, type RowList, type WireRow } from './cache/rowList'
import { gamePlansHttp } from './http/http'
import { cents, commaList, key, keyId, text, toCents } from './http/wire'
import { keys } from './keys'

/*
 * Pricing plans and their locations, as they are read; what is written:
 * src/api/writes/pricingWrites.ts.
 */

const pricingRow = v.pipe(
  v.object({
    pricing_plan_id: keyId,
    pricing_name: key,
    location: text,
    location_color: text,
    plan_holder_price_per_game: cents,
    plan_holder_total: cents,
    box_office_price_per_game: cents,
    box_office_plan_total: cents,
    associated_reps: commaList,
  }),
  v.transform(
    (row): PricingLocation => ({
      id: row.pricing_plan_id,
      pricingPlanName: row.pricing_name,
      location: row.location.trim(),
      color: row.location_color.trim(),
      planHolderPerGame: row.plan_holder_price_per_game,
      planHolderTotal: row.plan_holder_total,
      boxOfficePerGame: row.box_office_price_per_game,
      boxOfficeTotal: row.box_office_plan_total,
      repNames: row.associated_reps,
    }),
  ),
)

/** Reads a list of pricing rows; money becomes whole cents. One that cannot be read names its plan. */
export const decodePricingLocations = (body: unknown): RowList<PricingLocation> =>
  decodeList({ schema: pricingRow, carries: carriesLocation, group: 'pricing_name' }, body)

/** A row without plan, place and prices is nothing to miss. */
const carriesLocation = ({ pricing_plan_id: _, associated_reps: _reps, ...row }: WireRow) =>
  Object.values(row).some((value) => !isNothing(value) && toCents(value) !== 0)

/** GET bruins/pricing/with-reps — every location of every pricing plan. */
export const pricingLocationsQuery = () =>
  listQuery(keys.pricingLocations.list, async (signal) =>
    decodePricingLocations(await gamePlansHttp.get(addresses.pricingLocations(), signal)),
  )

/** Every location of every pricing plan. Throws ApiError into `error`. */
export const usePricingLocations = () => useQuery(pricingLocationsQuery())
