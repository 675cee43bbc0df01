import { need, whole, withoutComma } from '../checks'
import type { Database, GamePlanRow } from '../database'
import { eventsOf } from '../gamesQueries'
import { renamePlan } from '../gamesTable'
import { eventRow } from '../gamesWire'
import { type Answer, type Call, declined, done, type Route, refuse } from '../route'
import { type Json, same } from '../wire'

/** docs/rules/calls.md#games-and-plans: `details/{id}` and `gameplans/{id}`. */
export const gamePlanRoutes: Route[] = [
  { method: 'get', path: 'game-plans/details/:id', access: 'open', answer: details },
  {
    method: 'get',
    path: 'game-plans/gameplans/:id',
    access: 'staff',
    answer: ({ db, param }) => ({ body: planRow(find(db, param('id'))) }),
  },
  { method: 'put', path: 'game-plans/gameplans/:id', access: 'staff', answer: write },
]

/** The games of a plan, of both teams. */
function details({ db, param }: Call): Answer {
  const rows = eventsOf(Object.values(db.games).flat(), param('id'))
  return { body: rows.map(eventRow) }
}

/** The record's id is its number or, because no list of the API tells the number, the plan's name. */
function find(db: Database, id: string): GamePlanRow {
  return (
    db.gamePlans.find((plan) => String(plan.id) === id) ??
    db.gamePlans.find((plan) => same(plan.plan_event_name, id)) ??
    refuse({ status: 404, body: { error: 'Game Plan not found' } })
  )
}

const planRow = ({ id, plan_event_name, plan_total_events }: GamePlanRow): Json => ({
  id: String(id),
  plan_event_name,
  plan_total_events: String(plan_total_events),
})

function write({ db, param, body }: Call): Answer {
  const plan = find(db, param('id'))
  const name = withoutComma(need(body, 'plan_event_name'), 'plan_event_name')
  if (db.gamePlans.some((other) => other !== plan && same(other.plan_event_name, name))) {
    return declined(`Plan '${name}' already exists`)
  }
  const total = whole(body, 'plan_total_events')
  renamePlan(db, plan.plan_event_name, name)
  plan.plan_total_events = total
  return done('Game plan updated successfully', { updatedData: planRow(plan) })
}
