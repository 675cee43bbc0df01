import { pricingRow } from '../pricingTable'
import { findRep, planIds, setRepPlans } from '../repsTable'
import { done, type Route } from '../route'
import { changePricing, postPricing, removePricing } from './pricing'
import { listReps, postRep, removeRep } from './reps'

/** docs/rules/calls.md#plans-and-reps-admin-variant: the same tables, no credentials asked for. */
export const plansAndRepsRoutes: Route[] = [
  {
    method: 'get',
    path: 'game-plans/pricing-plans',
    access: 'open',
    answer: ({ db }) => ({ body: db.pricing.map(pricingRow) }),
  },
  { method: 'post', path: 'game-plans/pricing-plans', access: 'open', answer: postPricing },
  {
    method: 'put',
    path: 'game-plans/pricing-plans/:id',
    access: 'open',
    answer: (call) => changePricing(call, call.param('id')),
  },
  { method: 'delete', path: 'game-plans/pricing-plans/:id', access: 'open', answer: removePricing },
  { method: 'get', path: 'game-plans/reps', access: 'open', answer: listReps },
  { method: 'post', path: 'game-plans/reps', access: 'open', answer: postRep },
  {
    method: 'post',
    path: 'game-plans/reps/:id/plans',
    access: 'open',
    answer: ({ db, param, body }) => {
      const rep = findRep(db, param('id'))
      setRepPlans(db, rep, planIds(db, body.plans))
      return done('Plans updated', { rep_id: String(rep.rep_id) })
    },
  },
  { method: 'delete', path: 'game-plans/reps/:id', access: 'open', answer: removeRep },
]
