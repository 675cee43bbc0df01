import { useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import type { PricingLocation } from '../../domain/pricing'
import { gamePlansHttp } from '../http/http'
import { fromCents, id } from '../http/wire'
import { keys } from '../keys'
import { type Batch, settleAll } from './settleAll'
import { useListDelete } from './useListDelete'

/* Writes of pricing plans: locations, names, and which rep sells which. */

/** `{pricing}` and `{base}` of docs/rules/calls.md#bases. */
const ROOT = 'bruins/pricing'

/** What is written of a location; its id and reps travel by themselves. */
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

/** What a write to pricing makes stale: reps list the pricing rows they may sell, also on Plans & Reps. */
export const touchedByPricing = [keys.pricingLocations.all, keys.reps.all, keys.admin.all]

const touched = { invalidates: touchedByPricing }

/** A write as dialogs start it. */
const usePricingWrite = <Change, Answer>(write: (change: Change) => Promise<Answer>) =>
  useMutation({ mutationFn: (change: Change) => write(change), meta: touched })

/** POST bruins/pricing — a new pricing plan, by name alone. */
export const addPricingPlan = async (name: string) =>
  gamePlansHttp.post(ROOT, { pricing_name: name.trim() })

/** Makes a new pricing plan, by name alone. */
export const useAddPricingPlan = () => usePricingWrite(addPricingPlan)

const newRow = v.object({ pricing_plan_id: id })

/** POST bruins/pricing/add — a new location. @returns its `pricing_plan_id`, null when not told. */
export async function addPricingLocation(location: PricingLocationFields) {
  const body = await gamePlansHttp.post(`${ROOT}/add`, encodePricingLocation(location))
  const result = v.safeParse(newRow, body)
  return result.success ? result.output.pricing_plan_id : null
}

/** Makes a new location; answers its id, null when not told. */
export const useAddPricingLocation = () => usePricingWrite(addPricingLocation)

/** A location's fields and which row they are written to. */
export type PricingLocationEdit = PricingLocationFields & { id: number }

/** POST bruins/pricing/edit — a location's fields. */
export const editPricingLocation = async ({ id, ...location }: PricingLocationEdit) =>
  gamePlansHttp.post(`${ROOT}/edit`, { pricing_plan_id: id, ...encodePricingLocation(location) })

/** Writes a location's fields. */
export const useEditPricingLocation = () => usePricingWrite(editPricingLocation)

/** The same for several locations, which is how a plan is renamed; read again once, at the end. */
export const useEditPricingLocations = () =>
  usePricingWrite((batch: Batch<PricingLocationEdit>) => settleAll(batch, editPricingLocation))

/** A rep and a pricing row, to be joined or parted. */
export interface RepAssignment {
  repId: number
  pricingLocationId: number
}

const assignRep = async ({ repId, pricingLocationId }: RepAssignment) =>
  gamePlansHttp.post(`${ROOT}/rep/plan/add`, { rep_id: repId, pricing_plan_id: pricingLocationId })

const unassignRep = async ({ repId, pricingLocationId }: RepAssignment) =>
  gamePlansHttp.delete(`${ROOT}/rep/plan/delete/${repId}/${pricingLocationId}`)

/** POST bruins/pricing/rep/plan/add — the rep may sell the row. @forTests */
export const useAssignRep = () => usePricingWrite(assignRep)

/**
 * DELETE bruins/pricing/rep/plan/delete/{rep_id}/{pricing_plan_id} — the rep may no longer sell it.
 * @forTests
 */
export const useUnassignRep = () => usePricingWrite(unassignRep)

/** Both for several reps and rows: `isAssigned` is what shall be; read again once, at the end. */
export const useChangeRepAssignments = () =>
  usePricingWrite((batch: Batch<RepAssignment & { isAssigned: boolean }>) =>
    settleAll(batch, (change) => (change.isAssigned ? assignRep(change) : unassignRep(change))),
  )

/** The admin variant's POST bruins/pricing/edit: the name alone. @forTests */
export function useRenamePricingLocation() {
  return useMutation({
    mutationFn: async ({ id, name }: { id: number; name: string }) =>
      gamePlansHttp.post(`${ROOT}/edit`, { pricing_plan_id: id, pricing_name: name.trim() }),
    meta: touched,
  })
}

/** The admin variant's DELETE bruins/pricing/delete/{pricing_plan_id} — one location. */
export const deletePricingLocation = async (id: number) =>
  gamePlansHttp.delete(`${ROOT}/delete/${id}`)

/** Deletes one location. */
export const useDeletePricingLocation = () =>
  useListDelete(
    keys.pricingLocations.list,
    (row: PricingLocation) => row.id,
    deletePricingLocation,
    touched,
  )
