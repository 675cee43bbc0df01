import type { Database, GamePlanRow } from '../database'
import { eventsOf } from '../gamesQueries'
import { planExists, renamePlan } from '../gamesTable'
import { eventRow } from '../gamesWire'
import { type Answer, badRequest, type Call, declined, done, notFound, type Route } from '../route'
import { same, text } from '../wire'

/** Specification 7: `details/{id}` and `gameplans/{id}`. */
export const gamePlanRoutes: Route[] = [
  { method: 'get', path: 'game-plans/details/:id', access: 'open', answer: details },
  { method: 'get', path: 'game-plans/gameplans/:id', access: 'open', answer: read },
  { method: 'put', path: 'game-plans/gameplans/:id', access: 'staff', answer: write },
]

/** The games of a plan that belongs to neither team; plans of one team are not in this table. */
function details({ db, param }: Call): Answer {
  const id = param('id')
  return { body: /^[bc]/i.test(id) ? [] : eventsInBoth(db, id).map(eventRow) }
}

function eventsInBoth(db: Database, plan: string) {
  return eventsOf([...db.games.bruins, ...db.games.celtics], plan)
}

/** The record's id is its number or the plan's name. */
function find(db: Database, id: string): GamePlanRow | undefined {
  return (
    db.gamePlans.find((plan) => String(plan.id) === id) ??
    db.gamePlans.find((plan) => same(plan.plan_event_name, id))
  )
}

function read({ db, param }: Call): Answer {
  const plan = find(db, param('id'))
  if (!plan) return { status: 404, body: { error: 'Game Plan not found.' } }
  const { id, plan_event_name, plan_total_events } = plan
  const games = new Set(eventsInBoth(db, plan_event_name).map((row) => row.event_name))
  return {
    body: { id, plan_event_name, plan_total_events: String(plan_total_events ?? games.size) },
  }
}

function write({ db, param, body }: Call): Answer {
  const plan = find(db, param('id'))
  if (!plan) return notFound('Game Plan not found.')
  const name = text(body.plan_event_name)
  const total = Number.parseInt(text(body.plan_total_events), 10)
  if (!name || Number.isNaN(total)) {
    return badRequest('Plan Event Name and Plan Total Events are required.')
  }
  if (!same(name, plan.plan_event_name) && planExists(db, name)) {
    return declined(`Plan ${name} already exists.`)
  }
  renamePlan(db, plan.plan_event_name, name)
  plan.plan_total_events = total
  return done('Game plan updated.')
}
