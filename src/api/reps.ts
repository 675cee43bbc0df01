import { useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import type { Rep } from '../domain/rep'
import { addresses } from './addresses'
import { listQuery, useDeleteRow, useWrite } from './cache/listQuery'
import { decodeList, type RowList } from './cache/rowList'
import { gamePlansHttp } from './http'
import { keys } from './keys'
import { idList, keyId, text } from './wire'

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

/** Reads a list of reps; an unread row is identified by its name. */
export const decodeReps = (body: unknown): RowList<Rep> =>
  decodeList({ schema: repRow, group: 'rep_name' }, body)

type NewRep = Omit<Rep, 'id' | 'pricingLocationIds'>

/** A rep as the API stores it, without the id. @forTests */
export function encodeRep(rep: NewRep) {
  return { rep_name: rep.name.trim(), rep_email: rep.email.trim(), rep_phone: rep.phone.trim() }
}

/** A rep's name is in the pricing rows too, and Plans & Reps reads both by calls of its own. */
export const invalidatedByReps = [keys.reps.all, keys.pricingLocations.all, keys.admin.all]

/** GET bruins/reps — all reps. */
export const repsQuery = () => listQuery(keys.reps.list, addresses.reps, decodeReps)

export const useReps = () => useQuery(repsQuery())

/** POST bruins/reps/add. Throws ApiError. */
export const addRep = async (rep: NewRep) => gamePlansHttp.post('bruins/reps/add', encodeRep(rep))

export const useAddRep = () => useWrite(addRep, invalidatedByReps)

/** PUT bruins/reps/edit. */
export const useEditRep = () =>
  useWrite(
    (rep: NewRep & { id: number }) =>
      gamePlansHttp.put('bruins/reps/edit', { rep_id: rep.id, ...encodeRep(rep) }),
    invalidatedByReps,
  )

/** DELETE bruins/reps/delete/{rep_id}. Throws ApiError. */
export const deleteRep = (id: number) => gamePlansHttp.delete(`bruins/reps/delete/${id}`)

export const useDeleteRep = () =>
  useDeleteRow(keys.reps.list, (rep: Rep) => rep.id, deleteRep, invalidatedByReps)
