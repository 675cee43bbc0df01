import { addRep, deleteRep, findRep, repFields, repRow } from '../repsTable'
import { badRequest, done, notFound, type Route } from '../route'

const base = 'game-plans/bruins/reps'

/** Specification 7 "Reps". */
export const repRoutes: Route[] = [
  {
    method: 'get',
    path: base,
    access: 'open',
    answer: ({ db }) => ({ body: db.reps.map((rep) => repRow(db, rep)) }),
  },
  {
    method: 'post',
    path: `${base}/add`,
    access: 'staff',
    answer: ({ db, body }) => {
      const rep = addRep(db, body)
      return rep
        ? done('Representative added.', { rep_id: String(rep.rep_id) })
        : badRequest('Name and email are required')
    },
  },
  {
    method: 'put',
    path: `${base}/edit`,
    access: 'staff',
    answer: ({ db, body }) => {
      const rep = findRep(db, body.rep_id)
      if (!rep) return notFound('Representative not found.')
      const fields = repFields(body)
      if (!fields.rep_name || !fields.rep_email) return badRequest('Name and email are required')
      Object.assign(rep, fields)
      return done('Representative updated.')
    },
  },
  {
    method: 'delete',
    path: `${base}/delete/:id`,
    access: 'staff',
    answer: ({ db, param }) =>
      deleteRep(db, param('id'))
        ? done('Representative deleted.')
        : notFound('Representative not found.'),
  },
]
