import { useMutation, useQuery } from '@tanstack/react-query'
import type { PricingLocation } from '../domain/pricing'
import type { Rep } from '../domain/rep'
import { addresses } from './addresses'
import { listQuery, useDeleteRow } from './cache/listQuery'
import { adminHttp } from './http'
import { keys } from './keys'
import { decodePricingLocations, type PricingLocationFields, sendLocation } from './pricing'
import { decodeReps } from './reps'

/*
 * The Plans & Reps admin variant (docs/rules/calls.md#plans-and-reps-admin-variant): the same
 * records under roots of their own, called without credentials because that server answers with a
 * wildcard origin.
 */
const invalidatedByAdmin = [keys.admin.all, keys.pricingLocations.all, keys.reps.all]

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
export const useAddAdminPricingLocation = () =>
  useMutation({
    mutationFn: async (plan: PricingLocationFields) =>
      sendLocation(plan, (sent) => adminHttp.post('pricing-plans', sent)),
    meta: { invalidates: invalidatedByAdmin },
  })

/** PUT /pricing-plans/{id}. */
export const useEditAdminPricingLocation = () =>
  useMutation({
    mutationFn: async ({ id, ...plan }: PricingLocationFields & { id: number }) =>
      sendLocation(plan, (sent) => adminHttp.put(`pricing-plans/${id}`, sent)),
    meta: { invalidates: invalidatedByAdmin },
  })

/** DELETE /pricing-plans/{id}. */
export const useDeleteAdminPricingLocation = () =>
  useDeleteRow(
    keys.admin.pricingLocations,
    (row: PricingLocation) => row.id,
    (id) => adminHttp.delete(`pricing-plans/${id}`),
    invalidatedByAdmin,
  )

/** POST /reps — name, e-mail and the ids of the plans the rep may sell. */
export const useAddAdminRep = () =>
  useMutation({
    mutationFn: (rep: Pick<Rep, 'name' | 'email' | 'pricingLocationIds'>) =>
      adminHttp.post('reps', {
        rep_name: rep.name.trim(),
        rep_email: rep.email.trim(),
        plans: rep.pricingLocationIds,
      }),
    meta: { invalidates: invalidatedByAdmin },
  })

/** POST /reps/{rep_id}/plans — replaces the plans the rep may sell. */
export const useSetAdminRepPricingLocations = () =>
  useMutation({
    mutationFn: ({ id, pricingLocationIds }: Pick<Rep, 'id' | 'pricingLocationIds'>) =>
      adminHttp.post(`reps/${id}/plans`, { plans: pricingLocationIds }),
    meta: { invalidates: invalidatedByAdmin },
  })

/** DELETE /reps/{id}. */
export const useDeleteAdminRep = () =>
  useDeleteRow(
    keys.admin.reps,
    (rep: Rep) => rep.id,
    (id) => adminHttp.delete(`reps/${id}`),
    invalidatedByAdmin,
  )
