import { addPricing, deletePricing, editPricing, findPricing, pricingRow } from '../pricingTable'
import { addRep, deleteRep, findRep, repRow, setRepPlans } from '../repsTable'
import { badRequest, done, notFound, type Route } from '../route'
import { ids } from '../wire'

/** Specification 7 "Plans & Reps admin variant": the same tables, no credentials asked for. */
export const plansAndRepsRoutes: Route[] = [
  {
    method: 'get',
    path: 'game-plans/pricing-plans',
    access: 'open',
    answer: ({ db }) => ({ body: db.pricing.map((row) => pricingRow(db, row)) }),
  },
  {
    method: 'get',
    path: 'game-plans/reps',
    access: 'open',
    answer: ({ db }) => ({ body: db.reps.map((rep) => repRow(db, rep)) }),
  },
  {
    method: 'post',
    path: 'game-plans/pricing-plans',
    access: 'open',
    answer: ({ db, body }) => {
      const row = addPricing(db, body)
      return row
        ? done('Plan added.', { pricing_plan_id: row.pricing_plan_id })
        : badRequest('Please enter a pricing plan name')
    },
  },
  {
    method: 'put',
    path: 'game-plans/pricing-plans/:id',
    access: 'open',
    answer: ({ db, param, body }) => {
      const row = findPricing(db, param('id'))
      if (!row) return notFound('Plan not found.')
      return editPricing(row, body) ? done('Plan updated.') : badRequest('Name cannot be empty')
    },
  },
  {
    method: 'delete',
    path: 'game-plans/pricing-plans/:id',
    access: 'open',
    answer: ({ db, param }) =>
      deletePricing(db, param('id')) ? done('Plan deleted.') : notFound('Plan not found.'),
  },
  {
    method: 'post',
    path: 'game-plans/reps',
    access: 'open',
    answer: ({ db, body }) => {
      const rep = addRep(db, body)
      if (!rep) return badRequest('Name and email are required')
      setRepPlans(db, rep, ids(body.plans))
      return done('Rep added.', { rep_id: rep.rep_id })
    },
  },
  {
    method: 'post',
    path: 'game-plans/reps/:id/plans',
    access: 'open',
    answer: ({ db, param, body }) => {
      const rep = findRep(db, param('id'))
      if (!rep) return notFound('Rep not found.')
      setRepPlans(db, rep, ids(body.plans))
      return done('Plans updated.')
    },
  },
  {
    method: 'delete',
    path: 'game-plans/reps/:id',
    access: 'open',
    answer: ({ db, param }) =>
      deleteRep(db, param('id')) ? done('Rep deleted.') : notFound('Rep not found.'),
  },
]
