import { arenaNow } from '../arenaNow'
import { need, textOf } from '../checks'
import type { CombinedPlanRow, Database } from '../database'
import * as route from '../route'
import { type Answer, badRequest, type Call, declined, done, notFound, refuse } from '../route'
import { type Fields, type Json, same } from '../wire'

const base = 'game-plans/combined/distinct'

/** docs/rules/calls.md#combined-plans. */
export const combinedPlanRoutes: route.Route[] = [
  route.get(base, 'staff', ({ db }) => db.combinedPlans.map((plan) => ({ ...plan }))),
  route.get(`${base}/single/:code`, 'open', single),
  route.post(base, 'staff', create),
  route.put(`${base}/:code`, 'staff', update),
  route.del(`${base}/:code`, 'staff', remove),
]

function find(db: Database, code: string): CombinedPlanRow | undefined {
  return db.combinedPlans.find((plan) => same(plan.combine_plan_event, code))
}

/** Public links hold the code in lower case and without blanks. */
function single({ db, param }: Call): Json {
  const asked = param('code').toLowerCase().replace(/\s+/g, '')
  const plan = db.combinedPlans.find(
    ({ combine_plan_event }) => combine_plan_event.toLowerCase().replaceAll(' ', '') === asked,
  )
  return plan ? { ...plan } : { message: 'No plan found' }
}

function create({ db, body }: Call): Answer {
  const plan = planOf(body)
  if (find(db, plan.combine_plan_event)) return taken(plan)
  db.combinedPlans.push(plan)
  return saved(plan)
}

function update({ db, param, body }: Call): Answer {
  const plan = planOf(body)
  const stored = find(db, param('code'))
  if (find(db, plan.combine_plan_event) && !same(plan.combine_plan_event, param('code'))) {
    return taken(plan)
  }
  if (!stored) return notFound(`No plan named '${param('code')}'`)
  Object.assign(stored, plan)
  return saved(plan)
}

const taken = (plan: CombinedPlanRow) =>
  declined(`Plan '${plan.combine_plan_event}' already exists`)
const saved = (plan: CombinedPlanRow) => done('Plan saved successfully', { plan: { ...plan } })

function remove({ db, param }: Call): Answer {
  const plan = find(db, param('code'))
  if (!plan) return notFound(`No plan named '${param('code')}'`)
  db.combinedPlans = db.combinedPlans.filter((other) => other !== plan)
  return done('Plan deleted successfully')
}

function planOf(body: Fields): CombinedPlanRow {
  const { original_plans = '', plan_event_pdf = null } = body
  if (typeof original_plans !== 'string') {
    refuse(badRequest('original_plans must be comma-separated text'))
  }
  if (plan_event_pdf !== null && typeof plan_event_pdf !== 'string') {
    refuse(badRequest('plan_event_pdf must be text or null'))
  }
  return {
    combine_plan_event: need(body, 'combine_plan_event', 'Combined Plan Event is required.'),
    plan_event_title: textOf(body, 'plan_event_title'),
    plan_event_pdf,
    last_updated: arenaNow(),
    original_plans,
  }
}
