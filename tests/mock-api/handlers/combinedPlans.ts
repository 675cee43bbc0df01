import { arenaNow } from '../arenaNow'
import type { CombinedPlanRow, Database } from '../database'
import { type Answer, type Call, declined, done, notFound, type Route } from '../route'
import { type Fields, nullable, same, text } from '../wire'

const base = 'game-plans/combined/distinct'

/** Specification 7 "Combined plans". */
export const combinedPlanRoutes: Route[] = [
  {
    method: 'get',
    path: base,
    access: 'open',
    answer: ({ db }) => ({ body: db.combinedPlans.map((plan) => ({ ...plan })) }),
  },
  { method: 'get', path: `${base}/single/:code`, access: 'open', answer: single },
  { method: 'post', path: base, access: 'staff', answer: create },
  { method: 'put', path: `${base}/:code`, access: 'staff', answer: update },
  { method: 'delete', path: `${base}/:code`, access: 'staff', answer: remove },
]

function find(db: Database, code: string): CombinedPlanRow | undefined {
  return db.combinedPlans.find((plan) => same(plan.combine_plan_event, code))
}

function single({ db, param }: Call): Answer {
  const plan = find(db, param('code'))
  const nothing = {
    combine_plan_event: null,
    plan_event_title: null,
    plan_event_pdf: null,
    last_updated: null,
    original_plans: null,
  }
  return { body: plan ? { ...plan } : nothing }
}

function create({ db, body }: Call): Answer {
  const row = rowOf(body)
  if (!row.combine_plan_event) return declined('Combined Plan Event is required.')
  if (find(db, row.combine_plan_event)) {
    return declined(`Combined plan ${row.combine_plan_event} already exists.`)
  }
  db.combinedPlans.push(row)
  return done('Combined plan created.')
}

function update({ db, param, body }: Call): Answer {
  const plan = find(db, param('code'))
  if (!plan) return notFound('Combined plan not found.')
  const row = rowOf(body)
  const taken = find(db, row.combine_plan_event)
  if (!row.combine_plan_event) return declined('Combined Plan Event is required.')
  if (taken && taken !== plan) {
    return declined(`Combined plan ${row.combine_plan_event} already exists.`)
  }
  Object.assign(plan, row)
  return done('Combined plan updated.')
}

function remove({ db, param }: Call): Answer {
  const plan = find(db, param('code'))
  if (!plan) return notFound('Combined plan not found.')
  db.combinedPlans = db.combinedPlans.filter((other) => other !== plan)
  return done('Combined plan deleted.')
}

function rowOf(body: Fields): CombinedPlanRow {
  return {
    combine_plan_event: text(body.combine_plan_event),
    plan_event_title: nullable(body.plan_event_title),
    plan_event_pdf: nullable(body.plan_event_pdf),
    last_updated: arenaNow(),
    original_plans: text(body.original_plans),
  }
}
