import { useMutation, useQuery } from '@tanstack/react-query'
import type { PricingLocation } from '../domain/pricing'
import type { Rep } from '../domain/rep'
import { addresses } from './addresses'
import { listQuery } from './cache/listQuery'
import { openHttp } from './http/http'
import { keys } from './keys'
import { decodePricingLocations } from './pricing'
import { decodeReps } from './reps'
import { encodePricingLocation, type PricingLocationFields } from './writes/pricingWrites'
import { useListDelete } from './writes/useListDelete'

/*
 * The Plans & Reps admin variant (docs/rules/calls.md#plans-and-reps-admin-variant): the same
 * records under roots of their own, called without credentials because that server answers with a
 * wildcard origin.
 */
const touched = { invalidates: [keys.admin.all, keys.pricingLocations.all, keys.reps.all] }

/** GET /pricing-plans. */
export const adminPricingLocationsQuery = () =>
  listQuery(keys.admin.pricingLocations, async (signal) =>
    decodePricingLocations(await openHttp.get(addresses.adminPricingLocations(), signal)),
  )

/** GET /reps. */
export const adminRepsQuery = () =>
  listQuery(keys.admin.reps, async (signal) =>
    decodeReps(await openHttp.get(addresses.adminReps(), signal)),
  )

/** The plans of the admin variant. */
export const useAdminPricingLocations = () => useQuery(adminPricingLocationsQuery())
/** The reps of the admin variant. */
export const useAdminReps = () => useQuery(adminRepsQuery())

/** POST /pricing-plans. */
export function useAddAdminPricingLocation() {
  return useMutation({
    mutationFn: async (plan: PricingLocationFields) =>
      openHttp.post('pricing-plans', encodePricingLocation(plan)),
    meta: touched,
  })
}

/** PUT /pricing-plans/{id}. */
export function useEditAdminPricingLocation() {
  return useMutation({
    mutationFn: async ({ id, ...plan }: PricingLocationFields & { id: number }) =>
      openHttp.put(`pricing-plans/${id}`, encodePricingLocation(plan)),
    meta: touched,
  })
}

/** DELETE /pricing-plans/{id}. */
export const useDeleteAdminPricingLocation = () =>
  useListDelete(
    keys.admin.pricingLocations,
    (row: PricingLocation) => row.id,
    async (id) => openHttp.delete(`pricing-plans/${id}`),
    touched,
  )

/** POST /reps — name, e-mail and the ids of the plans the rep may sell. */
export function useAddAdminRep() {
  return useMutation({
    mutationFn: async (rep: Pick<Rep, 'name' | 'email' | 'pricingLocationIds'>) =>
      openHttp.post('reps', {
        rep_name: rep.name.trim(),
        rep_email: rep.email.trim(),
        plans: rep.pricingLocationIds,
      }),
    meta: touched,
  })
}

/** POST /reps/{rep_id}/plans — replaces the plans the rep may sell. */
export function useSetAdminRepPricingLocations() {
  return useMutation({
    mutationFn: async ({ id, pricingLocationIds }: Pick<Rep, 'id' | 'pricingLocationIds'>) =>
      openHttp.post(`reps/${id}/plans`, { plans: pricingLocationIds }),
    meta: touched,
  })
}

/** DELETE /reps/{id}. */
export const useDeleteAdminRep = () =>
  useListDelete(
    keys.admin.reps,
    (rep: Rep) => rep.id,
    async (id) => openHttp.delete(`reps/${id}`),
    touched,
  )
