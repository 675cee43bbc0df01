import { mutationOptions, useMutation, useQuery } from '@tanstack/react-query'
import type { PricingLocation } from '../domain/pricing'
import type { Rep } from '../domain/rep'
import { addresses } from './addresses'
import { deleteRowMutation, listQuery } from './cache/listQuery'
import { adminHttp } from './http'
import { keys } from './keys'
import {
  decodePricingLocations,
  encodePricingLocation,
  type PricingLocationFields,
} from './pricing'
import { decodeReps } from './reps'

/*
 * The Plans & Reps admin variant (docs/rules/calls.md#plans-and-reps-admin-variant): the same
 * records under roots of their own, called without credentials because that server answers with a
 * wildcard origin.
 */
const touched = { invalidates: [keys.admin.all, keys.pricingLocations.all, keys.reps.all] }

/** GET /pricing-plans. */
export const adminPricingLocationsQuery = () =>
  listQuery(keys.admin.pricingLocations, async (signal) =>
    decodePricingLocations(await adminHttp.get(addresses.adminPricingLocations(), { signal })),
  )

/** GET /reps. */
export const adminRepsQuery = () =>
  listQuery(keys.admin.reps, async (signal) =>
    decodeReps(await adminHttp.get(addresses.adminReps(), { signal })),
  )

export const useAdminPricingLocations = () => useQuery(adminPricingLocationsQuery())
export const useAdminReps = () => useQuery(adminRepsQuery())

/** POST /pricing-plans. */
const addLocationMutation = () =>
  mutationOptions({
    mutationFn: async (plan: PricingLocationFields) =>
      adminHttp.post('pricing-plans', encodePricingLocation(plan)),
    meta: touched,
  })

export const useAddAdminPricingLocation = () => useMutation(addLocationMutation())

/** PUT /pricing-plans/{id}. */
const editLocationMutation = () =>
  mutationOptions({
    mutationFn: async ({ id, ...plan }: PricingLocationFields & { id: number }) =>
      adminHttp.put(`pricing-plans/${id}`, encodePricingLocation(plan)),
    meta: touched,
  })

export const useEditAdminPricingLocation = () => useMutation(editLocationMutation())

/** DELETE /pricing-plans/{id}. */
const deleteLocationMutation = () =>
  deleteRowMutation(
    keys.admin.pricingLocations,
    (row: PricingLocation) => row.id,
    (id) => adminHttp.delete(`pricing-plans/${id}`),
    touched,
  )

export const useDeleteAdminPricingLocation = () => useMutation(deleteLocationMutation())

/** POST /reps — name, e-mail and the ids of the plans the rep may sell. */
const addRepMutation = () =>
  mutationOptions({
    mutationFn: (rep: Pick<Rep, 'name' | 'email' | 'pricingLocationIds'>) =>
      adminHttp.post('reps', {
        rep_name: rep.name.trim(),
        rep_email: rep.email.trim(),
        plans: rep.pricingLocationIds,
      }),
    meta: touched,
  })

export const useAddAdminRep = () => useMutation(addRepMutation())

/** POST /reps/{rep_id}/plans — replaces the plans the rep may sell. */
const setRepLocationsMutation = () =>
  mutationOptions({
    mutationFn: ({ id, pricingLocationIds }: Pick<Rep, 'id' | 'pricingLocationIds'>) =>
      adminHttp.post(`reps/${id}/plans`, { plans: pricingLocationIds }),
    meta: touched,
  })

export const useSetAdminRepPricingLocations = () => useMutation(setRepLocationsMutation())

/** DELETE /reps/{id}. */
const deleteRepMutation = () =>
  deleteRowMutation(
    keys.admin.reps,
    (rep: Rep) => rep.id,
    (id) => adminHttp.delete(`reps/${id}`),
    touched,
  )

export const useDeleteAdminRep = () => useMutation(deleteRepMutation())
