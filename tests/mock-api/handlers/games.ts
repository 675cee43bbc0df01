import { teams } from '../../../src/content/teams'
import { ids, names, need, textOf, withoutComma } from '../checks'
import type { Team } from '../data/season'
import type { Database, GameRow } from '../database'
import { eventsOf, type GameFields, gameRows, groupByGame, storedPlanName } from '../gamesQueries'
import {
  addEmptyPlan,
  addGame,
  deleteGame,
  deletePlan,
  editRows,
  knownPlanName,
  putInPlan,
  removeFromPlan,
} from '../gamesTable'
import { eventRow, gameFields, gameRow, planList, planNames, written } from '../gamesWire'
import type { Answer, Call, Route } from '../route'
import { badRequest, declined, del, done, get, notFound, post, put } from '../route'
import { same } from '../wire'

/** docs/rules/calls.md#games-and-plans for one team. */
export function gameRoutes(team: Team): Route[] {
  const base = `game-plans/${team}-games`
  const events = ({ db, param }: Call) => eventsOf(db.games[team], param('name')).map(eventRow)
  return [
    // Before distinct/plans/:name, or 'pricing' would be taken for a plan's name.
    get(`${base}/distinct/plans/pricing`, 'staff', ({ db }) => planNames(db.games[team])),
    get(`${base}/distinct/plans/pricing/:name`, 'open', events),
    get(`${base}/distinct/plans`, 'staff', ({ db }) => planList(db.games[team])),
    get(`${base}/distinct/plans/:name`, 'open', events),
    get(`${base}/distinct/games`, 'staff', ({ db }) => groupByGame(db.games[team]).map(gameRow)),
    post(`${base}/add`, 'staff', (call) => add(call, team)),
    put(`${base}/edit`, 'staff', (call) => edit(call, team)),
    del(`${base}/delete/:name`, 'staff', (call) => remove(call, team)),
    del(`${base}/distinct/plans/delete/:name`, 'staff', (call) => removePlanOrEvent(call, team)),
  ]
}

/** A games dialog sends plans as a list and a new code; a plan dialog sends one plan as text. */
function add({ db, body }: Call, team: Team): Answer {
  const eventName = withoutComma(textOf(body, 'event_name'), 'event_name')
  const plans = names(body.plans, 'plans').map((plan) => knownPlanName(db, plan))
  if (!eventName) return addEmpty(db, team, plans)
  const rows = db.games[team]
  const [known] = gameRows(rows, eventName)
  if (known && (Array.isArray(body.plans ?? []) || plans.length === 0)) {
    return declined(`An event named '${eventName}' already exists`)
  }
  const inPlan = plans.find((plan) => gameRows(eventsOf(rows, plan), eventName).length > 0)
  if (inPlan !== undefined) return declined(`'${eventName}' is already in plan '${inPlan}'`)
  const fields = known ? fieldsOf(known) : { event_name: eventName, ...gameFields(body) }
  if (plans.length === 0) addGame(db, team, fields)
  for (const plan of plans) putInPlan(db, team, fields, plan)
  return done('Game added successfully', { newGame: written(db.games[team], eventName) })
}

function addEmpty(db: Database, team: Team, plans: readonly string[]): Answer {
  if (plans.length === 0) return badRequest('Event name is required')
  const taken = plans.find((plan) => storedPlanName(db.games[team], plan) !== undefined)
  if (taken !== undefined) return declined(`Plan '${taken}' already exists`)
  const ids = plans.map((plan) => addEmptyPlan(db, team, plan))
  return done('Plan added successfully', {
    newGame: { event_id: String(ids.at(-1)), event_name: null, plans: plans.join(',') },
  })
}

function edit({ db, body }: Call, team: Team): Answer {
  const wanted = ids(body.event_id, 'event_id')
  if (wanted.length === 0) return badRequest('event_id is required')
  const rows = db.games[team]
    .filter((row) => wanted.includes(row.event_id))
    .sort((a, b) => a.event_id - b.event_id)
  if (rows.length !== wanted.length) return notFound('Unknown event_id')
  const old = rows[0]?.event_name ?? null
  if (rows.some((row) => row.event_name !== old && !same(row.event_name, old))) {
    return badRequest('event_id names more than one game')
  }
  const name = withoutComma(need(body, 'event_name', 'Event name is required'), 'event_name')
  const fields = { event_name: name, ...gameFields(body) }
  const isTaken = gameRows(db.games[team], name).some((row) => !rows.includes(row))
  if (isTaken && !same(name, old)) return declined(`An event named '${name}' already exists`)
  editRows(db, team, { rows, fields, plans: names(body.plans, 'plans') })
  return done('Game updated successfully', {
    updatedData: written(db.games[team], name, rows[0]?.event_id),
  })
}

function remove({ db, param }: Call, team: Team): Answer {
  return deleteGame(db, team, param('name'))
    ? done('Game deleted successfully')
    : notFound(`No event named '${param('name')}'`)
}

/** A whole plan, where the team has this call, or with ?event_name= one event of it. */
function removePlanOrEvent({ db, param, search }: Call, team: Team): Answer {
  const plan = param('name')
  const eventName = search.get('event_name')
  if (eventName === '' || (eventName === null && !teams[team].canDeletePlans)) {
    return badRequest('event_name is required')
  }
  if (eventName === null) {
    return deletePlan(db, team, plan)
      ? done('Plan deleted successfully')
      : notFound(`No plan named '${plan}'`)
  }
  return removeFromPlan(db, team, plan, eventName)
    ? done('Event deleted successfully')
    : notFound(`'${eventName}' is not in plan '${plan}'`)
}

function fieldsOf(row: GameRow): GameFields {
  const { event_id: _, plan_event_name: _plan, opponent_logo: _logo, ...fields } = row
  return { ...fields, event_name: fields.event_name ?? '' }
}
