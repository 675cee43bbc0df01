import { need, whole, withoutComma } from '../checks'
import type { Database, GamePlanRow } from '../database'
import { eventsOf } from '../gamesQueries'
import { renamePlan } from '../gamesTable'
import { eventRow } from '../gamesWire'
import { type Answer, type Call, declined, done, get, put, type Route, refuse } from '../route'
import { type Json, same } from '../wire'

/** docs/rules/calls.md#games-and-plans: `details/{id}` and `gameplans/{id}`. */
export const gamePlanRoutes: Route[] = [
  // The games of a plan, of both teams.
  get('game-plans/details/:id', 'open', ({ db, param }) =>
    eventsOf(Object.values(db.games).flat(), param('id')).map(eventRow),
  ),
  get('game-plans/gameplans/:id', 'staff', ({ db, param }) => planRow(find(db, param('id')))),
  put('game-plans/gameplans/:id', 'staff', write),
]

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
