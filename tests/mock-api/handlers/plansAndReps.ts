import { pricingRow } from '../pricingTable'
import { findRep, planIds, setRepPlans } from '../repsTable'
import { del, done, get, post, put, type Route } from '../route'
import { changePricing, postPricing, removePricing } from './pricing'
import { listReps, postRep, removeRep } from './reps'

/** docs/rules/calls.md#plans-and-reps-admin-variant: the same tables, no credentials asked for. */
export const plansAndRepsRoutes: Route[] = [
  get('game-plans/pricing-plans', 'open', ({ db }) => db.pricing.map(pricingRow)),
  post('game-plans/pricing-plans', 'open', postPricing),
  put('game-plans/pricing-plans/:id', 'open', (call) => changePricing(call, call.param('id'))),
  del('game-plans/pricing-plans/:id', 'open', removePricing),
  get('game-plans/reps', 'open', listReps),
  post('game-plans/reps', 'open', postRep),
  post('game-plans/reps/:id/plans', 'open', ({ db, param, body }) => {
    const rep = findRep(db, param('id'))
    setRepPlans(db, rep, planIds(db, body.plans))
    return done('Plans updated', { rep_id: String(rep.rep_id) })
  }),
  del('game-plans/reps/:id', 'open', removeRep),
]
