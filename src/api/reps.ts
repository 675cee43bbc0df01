import { useMutation, useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import type { Rep } from '../domain/rep'
import { addresses } from './addresses'
import { listQuery } from './cache/listQuery'
import { decodeList, type RowList } from './cache/rowList'
import { gamePlansHttp } from './http/http'
import { idList, keyId, text } from './http/wire'
import { keys } from './keys'
import { useListDelete } from './writes/useListDelete'

/* Reps over the wire: how rows are read and written, and the hooks that do it. */

const repRow = v.pipe(
  v.object({ rep_id: keyId, rep_name: text, rep_email: text, rep_phone: text, plans: idList }),
  v.transform(
    (row): Rep => ({
      id: row.rep_id,
      name: row.rep_name.trim(),
      email: row.rep_email.trim(),
      phone: row.rep_phone.trim(),
      pricingLocationIds: row.plans,
    }),
  ),
)

/** Reads a list of reps. One who cannot be read is known by name. */
export const decodeReps = (body: unknown): RowList<Rep> =>
  decodeList({ schema: repRow, group: 'rep_name' }, body)

/** A rep as the API stores him, without his id. @forTests */
export function encodeRep(rep: Omit<Rep, 'id' | 'pricingLocationIds'>) {
  return { rep_name: rep.name.trim(), rep_email: rep.email.trim(), rep_phone: rep.phone.trim() }
}

/** A rep's name stands in the pricing rows too, and Plans & Reps reads both by calls of its own. */
export const touchedByReps = [keys.reps.all, keys.pricingLocations.all, keys.admin.all]
const touched = { invalidates: touchedByReps }

/** GET bruins/reps — all reps. */
export const repsQuery = () =>
  listQuery(keys.reps.list, async (signal) =>
    decodeReps(await gamePlansHttp.get(addresses.reps(), signal)),
  )

/** All reps. Throws ApiError into `error`. */
export const useReps = () => useQuery(repsQuery())

/** POST bruins/reps/add. */
export function useAddRep() {
  return useMutation({
    mutationFn: async (rep: Omit<Rep, 'id' | 'pricingLocationIds'>) =>
      gamePlansHttp.post('bruins/reps/add', encodeRep(rep)),
    meta: touched,
  })
}

/** PUT bruins/reps/edit. */
export function useEditRep() {
  return useMutation({
    mutationFn: async (rep: Omit<Rep, 'pricingLocationIds'>) =>
      gamePlansHttp.put('bruins/reps/edit', { rep_id: rep.id, ...encodeRep(rep) }),
    meta: touched,
  })
}

/** DELETE bruins/reps/delete/{rep_id}. Throws ApiError. */
export const deleteRep = (id: number) => gamePlansHttp.delete(`bruins/reps/delete/${id}`)

/** {@link deleteRep} of a dialog; the rep leaves the list at once. */
export const useDeleteRep = () =>
  useListDelete(keys.reps.list, (rep: Rep) => rep.id, deleteRep, touched)
