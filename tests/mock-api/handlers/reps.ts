import { addRep, deleteRep, editRep, repRow } from '../repsTable'
import { type Call, done, type Route } from '../route'

const base = 'game-plans/bruins/reps'

/** All reps, for the staff screens and the admin variant alike. */
export const listReps = ({ db }: Call) => ({ body: db.reps.map((rep) => repRow(db, rep)) })

export const postRep = ({ db, body }: Call) =>
  done('Representative added', { rep_id: String(addRep(db, body).rep_id) })

export function removeRep({ db, param }: Call) {
  deleteRep(db, param('id'))
  return done('Representative deleted')
}

/** docs/rules/calls.md#reps. */
export const repRoutes: Route[] = [
  { method: 'get', path: base, access: 'open', answer: listReps },
  { method: 'post', path: `${base}/add`, access: 'staff', answer: postRep },
  {
    method: 'put',
    path: `${base}/edit`,
    access: 'staff',
    answer: ({ db, body }) => {
      const { rep_id, ...rep } = editRep(db, body)
      return done('Representative updated', { updatedData: { rep_id: String(rep_id), ...rep } })
    },
  },
  { method: 'delete', path: `${base}/delete/:id`, access: 'staff', answer: removeRep },
]
