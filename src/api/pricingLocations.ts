import { useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { isBlankLocation, type PricingLocation } from '../domain/pricing'
import { addresses } from './addresses'
import { listQuery, useDeleteRow, useWrite } from './cache/listQuery'
import { gamePlansHttp } from './http'
import { keys } from './keys'
import {
  decodePricingLocations,
  type PricingLocationEdit,
  type PricingLocationFields,
  sendLocation,
} from './pricingRows'
import { idSchema, readAs } from './wire'

/** The path of all calls about pricing. docs/rules/calls.md writes it `{pricing}` and `{base}`. */
const ROOT = 'bruins/pricing'

/** GET bruins/pricing/with-reps — every location of every pricing plan. */
export const pricingLocationsQuery = () =>
  listQuery(keys.pricingLocations.list, addresses.pricingLocations, decodePricingLocations)

export const usePricingLocations = () => useQuery(pricingLocationsQuery())

/**
 * A write to pricing also invalidates reps, which list the pricing rows they may sell, and Plans &
 * Reps.
 */
export const invalidatedByPricing = [keys.pricingLocations.all, keys.reps.all, keys.admin.all]

/** POST bruins/pricing — a new pricing plan, which has only a name. */
export const addPricingPlan = (name: string) =>
  gamePlansHttp.post(ROOT, { pricing_name: name.trim() })

export const useAddPricingPlan = () => useWrite(addPricingPlan, invalidatedByPricing)

/**
 * POST bruins/pricing/add — a new location.
 * @returns its `pricing_plan_id`, or null if the response does not have it.
 */
export async function addPricingLocation(location: PricingLocationFields) {
  const body = await sendLocation(location, (sent) => gamePlansHttp.post(`${ROOT}/add`, sent))
  return readAs(v.object({ pricing_plan_id: idSchema }), body)?.pricing_plan_id ?? null
}

export const useAddPricingLocation = () => useWrite(addPricingLocation, invalidatedByPricing)

/** POST bruins/pricing/edit — a location's fields. */
const editPricingLocation = ({ id, ...location }: PricingLocationEdit) =>
  sendLocation(location, (sent) =>
    gamePlansHttp.post(`${ROOT}/edit`, { pricing_plan_id: id, ...sent }),
  )

export const useEditPricingLocation = () => useWrite(editPricingLocation, invalidatedByPricing)

/**
 * POST bruins/pricing/edit — a whole row: all fields of a location. For the blank row of a new
 * plan, only the plan's name is sent.
 */
export const editPricingRow = (row: PricingLocation) =>
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

/**
 * POST bruins/pricing/rep/plan/add, or DELETE
 * bruins/pricing/rep/plan/delete/{rep_id}/{pricing_plan_id}.
 */
export function changeRepAssignment({ repId, pricingLocationId, isAssigned }: RepAssignment) {
  const assigned = { rep_id: repId, pricing_plan_id: pricingLocationId }
  return isAssigned
    ? gamePlansHttp.post(`${ROOT}/rep/plan/add`, assigned)
    : gamePlansHttp.delete(`${ROOT}/rep/plan/delete/${repId}/${pricingLocationId}`)
}

export const useChangeRepAssignment = () => useWrite(changeRepAssignment, invalidatedByPricing)

/** The admin variant's DELETE bruins/pricing/delete/{pricing_plan_id} — one location. */
export const deletePricingLocation = (id: number) => gamePlansHttp.delete(`${ROOT}/delete/${id}`)

export const useDeletePricingLocation = () =>
  useDeleteRow({
    list: keys.pricingLocations.list,
    keyOf: (row: PricingLocation) => row.id,
    remove: deletePricingLocation,
    invalidates: invalidatedByPricing,
  })
