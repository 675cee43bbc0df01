import { useQuery } from '@tanstack/react-query'
import type { PricingLocation } from '../domain/pricing'
import type { Rep } from '../domain/rep'
import { readableNames } from '../domain/unreadable'
import { addresses } from './addresses'
import { listQuery, useDeleteRow, useWrite } from './cache/listQuery'
import { adminHttp } from './http'
import { keys } from './keys'
import {
  decodePricingLocations,
  type PricingLocationEdit,
  type PricingLocationFields,
  sendLocation,
} from './pricingRows'
import { decodeReps } from './reps'
import { encodeList } from './wireFields'

/*
 * The Plans & Reps admin variant (docs/rules/calls.md#plans-and-reps-admin-variant): the same
 * records under different paths. The calls have no credentials, because that server answers with a
 * wildcard origin.
 */

/** A write to Plans & Reps also invalidates the same records under their usual paths. */
const invalidatedByAdmin = [keys.admin.all, keys.pricingLocations.all, keys.reps.all]

/** GET /pricing-plans. */
export const adminPricingLocationsQuery = () =>
  listQuery(keys.admin.pricingLocations, addresses.adminPricingLocations, decodePricingLocations, {
    http: adminHttp,
  })

/** GET /reps. */
export const adminRepsQuery = () =>
  listQuery(keys.admin.reps, addresses.adminReps, decodeReps, { http: adminHttp })

export const useAdminPricingLocations = () => useQuery(adminPricingLocationsQuery())
export const useAdminReps = () => useQuery(adminRepsQuery())

/** POST /pricing-plans. */
export const useAddAdminPricingLocation = () =>
  useWrite(
    (location: PricingLocationFields) =>
      sendLocation(location, (sent) => adminHttp.post('pricing-plans', sent)),
    invalidatedByAdmin,
  )

/** PUT /pricing-plans/{id}. */
export const useEditAdminPricingLocation = () =>
  useWrite(
    ({ id, ...location }: PricingLocationEdit) =>
      sendLocation(location, (sent) => adminHttp.put(`pricing-plans/${id}`, sent)),
    invalidatedByAdmin,
  )

/** DELETE /pricing-plans/{id}. */
export const useDeleteAdminPricingLocation = () =>
  useDeleteRow({
    list: keys.admin.pricingLocations,
    keyOf: (row: PricingLocation) => row.id,
    remove: (id) => adminHttp.delete(`pricing-plans/${id}`),
    invalidates: invalidatedByAdmin,
  })

/** POST /reps — name, e-mail and the ids of the plans the rep may sell. */
export const useAddAdminRep = () =>
  useWrite(
    ({ name, email, pricingLocationIds }: Pick<Rep, 'name' | 'email' | 'pricingLocationIds'>) =>
      adminHttp.post('reps', {
        rep_name: name.trim(),
        rep_email: email.trim(),
        plans: readableNames(pricingLocationIds),
      }),
    invalidatedByAdmin,
  )

/** POST /reps/{rep_id}/plans — replaces the plans the rep may sell. */
export const useSetAdminRepPricingLocations = () =>
  useWrite(
    async (rep: Pick<Rep, 'id' | 'pricingLocationIds' | 'unreadable'>) =>
      adminHttp.post(`reps/${rep.id}/plans`, {
        plans: encodeList(rep, 'pricingLocationIds', 'plans'),
      }),
    invalidatedByAdmin,
  )

/** DELETE /reps/{id}. */
export const useDeleteAdminRep = () =>
  useDeleteRow({
    list: keys.admin.reps,
    keyOf: (rep: Rep) => rep.id,
    remove: (id) => adminHttp.delete(`reps/${id}`),
    invalidates: invalidatedByAdmin,
  })
