import { addRep, deleteRep, editRep, repRow } from '../repsTable'
import { type Call, del, done, get, post, put, type Route } from '../route'

const base = 'game-plans/bruins/reps'

/** All reps, for the staff screens and the admin variant alike. */
export const listReps = ({ db }: Call) => db.reps.map((rep) => repRow(db, rep))

export const postRep = ({ db, body }: Call) =>
  done('Representative added', { rep_id: String(addRep(db, body).rep_id) })

export function removeRep({ db, param }: Call) {
  deleteRep(db, param('id'))
  return done('Representative deleted')
}

/** docs/rules/calls.md#reps. */
export const repRoutes: Route[] = [
  get(base, 'open', listReps),
  post(`${base}/add`, 'staff', postRep),
  put(`${base}/edit`, 'staff', ({ db, body }) => {
    const { rep_id, ...rep } = editRep(db, body)
    return done('Representative updated', { updatedData: { rep_id: String(rep_id), ...rep } })
  }),
  del(`${base}/delete/:id`, 'staff', removeRep),
]
