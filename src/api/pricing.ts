import { useMutation, useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { isBlankLocation, type PricingLocation } from '../domain/pricing'
import { addresses } from './addresses'
import { listQuery, useDeleteRow } from './cache/listQuery'
import { decodeList, isNothing, type RowList, type WireRow } from './cache/rowList'
import { gamePlansHttp } from './http'
import { keys } from './keys'
import { cents, commaList, fromCents, id, key, keyId, text, toCents } from './wire'

/** `{pricing}` and `{base}` of docs/rules/calls.md#bases. */
const ROOT = 'bruins/pricing'

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
  decodeList({ schema: pricingRow, hasContent: hasLocationContent, group: 'pricing_name' }, body)

/** A row without plan, location and prices is empty. */
const hasLocationContent = ({ pricing_plan_id: _, associated_reps: _reps, ...row }: WireRow) =>
  Object.values(row).some((value) => !isNothing(value) && toCents(value) !== 0)

/** GET bruins/pricing/with-reps — every location of every pricing plan. */
export const pricingLocationsQuery = () =>
  listQuery(keys.pricingLocations.list, async (signal) =>
    decodePricingLocations(await gamePlansHttp.get(addresses.pricingLocations(), { signal })),
  )

export const usePricingLocations = () => useQuery(pricingLocationsQuery())

/** The fields of a location that are written together; its reps have calls of their own. */
export type PricingLocationFields = Omit<PricingLocation, 'id' | 'repNames'>

/** A location with its plan's name as the API stores it: money as decimal strings. */
export function encodePricingLocation(location: PricingLocationFields) {
  return {
    pricing_name: location.pricingPlanName.trim(),
    location: location.location.trim(),
    location_color: location.color.trim(),
    plan_holder_price_per_game: fromCents(location.planHolderPerGame),
    plan_holder_total: fromCents(location.planHolderTotal),
    box_office_price_per_game: fromCents(location.boxOfficePerGame),
    box_office_plan_total: fromCents(location.boxOfficeTotal),
  }
}

/** A write to pricing makes reps stale too: they list the pricing rows they may sell, also on Plans & Reps. */
export const invalidatedByPricing = [keys.pricingLocations.all, keys.reps.all, keys.admin.all]

const usePricingMutation = <Change, Result>(write: (change: Change) => Promise<Result>) =>
  useMutation({
    mutationFn: (change: Change) => write(change),
    meta: { invalidates: invalidatedByPricing },
  })

/** POST bruins/pricing — a new pricing plan, by name alone. */
export const addPricingPlan = async (name: string) =>
  gamePlansHttp.post(ROOT, { pricing_name: name.trim() })

export const useAddPricingPlan = () => usePricingMutation(addPricingPlan)

/** POST bruins/pricing/add — a new location. @returns its `pricing_plan_id`, null when not reported. */
export async function addPricingLocation(location: PricingLocationFields) {
  const body = await gamePlansHttp.post(`${ROOT}/add`, encodePricingLocation(location))
  const result = v.safeParse(v.object({ pricing_plan_id: id }), body)
  return result.success ? result.output.pricing_plan_id : null
}

export const useAddPricingLocation = () => usePricingMutation(addPricingLocation)

/** A location's fields with the id of its row. */
export type PricingLocationEdit = PricingLocationFields & { id: number }

/** POST bruins/pricing/edit — a location's fields. */
const editPricingLocation = async ({ id, ...location }: PricingLocationEdit) =>
  gamePlansHttp.post(`${ROOT}/edit`, { pricing_plan_id: id, ...encodePricingLocation(location) })

export const useEditPricingLocation = () => usePricingMutation(editPricingLocation)

/**
 * POST bruins/pricing/edit — a whole row: all fields of a location, but the name alone of a new plan's
 * only row, which has nothing else.
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

export const useChangeRepAssignment = () => usePricingMutation(changeRepAssignment)

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
