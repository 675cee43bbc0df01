import { useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import type { Rep } from '../domain/rep'
import { addresses } from './addresses'
import { listQuery, useDeleteRow, useWrite } from './cache/listQuery'
import { decodeList, type RowList } from './cache/rowList'
import { gamePlansHttp } from './http'
import { keys } from './keys'
import { keyIdSchema, toIds, toList } from './wire'
import { decodeTexts, encodeTexts } from './wireFields'

const repTexts = { name: 'rep_name', email: 'rep_email', phone: 'rep_phone' }

const repRow = v.pipe(
  v.looseObject({ rep_id: keyIdSchema }),
  v.transform(
    (row): Rep => ({
      id: row.rep_id,
      ...decodeTexts(row, repTexts, { pricingLocationIds: 'plans' }),
      // An entry that isn't an id stays a text, so that it is not lost when the rep is saved.
      pricingLocationIds: [...new Set(toList(row.plans).map((part) => toIds(part)[0] ?? part))],
    }),
  ),
)

/** Parses a list of reps. An unread row is reported with its name. */
export const decodeReps = (body: unknown): RowList<Rep> =>
  decodeList({ schema: repRow, ownerField: 'rep_name' }, body)

type NewRep = Omit<Rep, 'id' | 'pricingLocationIds'>

/** A rep in the API's format, without the id. @forTests */
export const encodeRep = (rep: NewRep) => encodeTexts(rep, repTexts)

/**
 * A rep's name is also in the pricing rows, and Plans & Reps reads both lists by separate calls.
 */
export const invalidatedByReps = [keys.reps.all, keys.pricingLocations.all, keys.admin.all]

/** GET bruins/reps — all reps. */
export const repsQuery = () => listQuery(keys.reps.list, addresses.reps, decodeReps)

export const useReps = () => useQuery(repsQuery())

/** POST bruins/reps/add. */
export const addRep = (rep: NewRep) => gamePlansHttp.post('bruins/reps/add', encodeRep(rep))

export const useAddRep = () => useWrite(addRep, invalidatedByReps)

/** PUT bruins/reps/edit. */
export const useEditRep = () =>
  useWrite(
    (rep: NewRep & { id: number }) =>
      gamePlansHttp.put('bruins/reps/edit', { rep_id: rep.id, ...encodeRep(rep) }),
    invalidatedByReps,
  )

/** DELETE bruins/reps/delete/{rep_id}. */
export const deleteRep = (id: number) => gamePlansHttp.delete(`bruins/reps/delete/${id}`)

export const useDeleteRep = () =>
  useDeleteRow({
    list: keys.reps.list,
    keyOf: (rep: Rep) => rep.id,
    remove: deleteRep,
    invalidates: invalidatedByReps,
  })
