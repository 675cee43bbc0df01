import type { Team } from '../data/season'
import { eventsOf, type GameFields, gameRows, groupByGame, storedPlanName } from '../gamesQueries'
import {
  addEmptyPlan,
  deleteGame,
  deletePlan,
  putInPlan,
  removeFromPlan,
  setPlans,
} from '../gamesTable'
import { eventRow, gameFields, gameRow, planList, written } from '../gamesWire'
import { type Answer, badRequest, type Call, declined, done, notFound, type Route } from '../route'
import { entries, ids, text } from '../wire'

/** Specification 7 "Games and plans" for one team. */
export function gameRoutes(team: Team): Route[] {
  const base = `game-plans/${team}-games`
  const plans = ({ db }: Call): Answer => ({ body: planList(db.games[team]) })
  const events = ({ db, param }: Call): Answer => ({
    body: eventsOf(db.games[team], param('name')).map(eventRow),
  })
  return [
    // Before distinct/plans/:name, or 'pricing' would be taken for a plan's name.
    { method: 'get', path: `${base}/distinct/plans/pricing`, access: 'open', answer: plans },
    { method: 'get', path: `${base}/distinct/plans/pricing/:name`, access: 'open', answer: events },
    { method: 'get', path: `${base}/distinct/plans`, access: 'open', answer: plans },
    { method: 'get', path: `${base}/distinct/plans/:name`, access: 'open', answer: events },
    {
      method: 'get',
      path: `${base}/distinct/games`,
      access: 'open',
      answer: ({ db }) => ({ body: groupByGame(db.games[team]).map(gameRow) }),
    },
    {
      method: 'post',
      path: `${base}/add`,
      access: 'staff',
      // The plan screens send one plan's name where the game screens send a list.
      answer: (call) =>
        typeof call.body.plans === 'string' ? addToPlan(call, team) : addGame(call, team),
    },
    { method: 'put', path: `${base}/edit`, access: 'staff', answer: (call) => edit(call, team) },
    {
      method: 'delete',
      path: `${base}/delete/:name`,
      access: 'staff',
      answer: ({ db, param }) =>
        deleteGame(db, team, param('name')) ? done('Game deleted.') : notFound('Game not found.'),
    },
    {
      method: 'delete',
      path: `${base}/distinct/plans/delete/:name`,
      access: 'staff',
      answer: (call) => removePlanOrEvent(call, team),
    },
  ]
}

function addGame({ db, body }: Call, team: Team): Answer {
  const fields = gameFields(body)
  if (!fields.event_name) return badRequest('Event name is required')
  if (gameRows(db.games[team], fields.event_name).length > 0) {
    return declined(`Game ${fields.event_name} already exists.`)
  }
  setPlans(db, team, fields, entries(body.plans))
  return done('Game added.', { newGame: written(db.games[team], fields.event_name) })
}

function addToPlan({ db, body }: Call, team: Team): Answer {
  const plan = text(body.plans)
  if (!plan) return badRequest('Plan Event Name is required')
  const eventName = text(body.event_name)
  const rows = db.games[team]
  if (!eventName) {
    if (storedPlanName(rows, plan)) return declined(`Plan ${plan} already exists.`)
    addEmptyPlan(db, team, plan)
    return done('Plan added.', { newGame: { plan_event_name: plan, event_name: null } })
  }
  const [known] = gameRows(rows, eventName)
  if (eventsOf(rows, plan).some((row) => row.event_name === known?.event_name)) {
    return declined(`${eventName} is already in ${plan}.`)
  }
  const fields = known?.event_name ? { ...known, event_name: known.event_name } : gameFields(body)
  putInPlan(db, team, pickFields(fields), plan)
  return done('Event added.', { newGame: written(db.games[team], eventName) })
}

function edit({ db, body }: Call, team: Team): Answer {
  const wanted = ids(body.event_id)
  const found = db.games[team].find((row) => row.event_name && wanted.includes(row.event_id))
  if (!found?.event_name) return notFound('Game not found.')
  const fields = gameFields(body)
  if (!fields.event_name) return badRequest('Event name is required')
  const mine = gameRows(db.games[team], found.event_name)
  if (gameRows(db.games[team], fields.event_name).some((row) => !mine.includes(row))) {
    return declined(`Game ${fields.event_name} already exists.`)
  }
  // Another opponent has another logo, which no call can set.
  const logo = fields.team === found.team ? {} : { opponent_logo: null }
  for (const row of mine) Object.assign(row, fields, logo)
  setPlans(db, team, fields, entries(body.plans))
  return done('Game updated.', { updatedData: written(db.games[team], fields.event_name) })
}

function removePlanOrEvent({ db, param, search }: Call, team: Team): Answer {
  const plan = param('name')
  if (search.has('event_name')) {
    const eventName = text(search.get('event_name'))
    if (!eventName) return badRequest('event_name is empty.')
    return removeFromPlan(db, team, plan, eventName)
      ? done('Event removed from the plan.')
      : notFound('Event not found.')
  }
  if (team === 'bruins') return badRequest('event_name is missing.')
  return deletePlan(db, team, plan) ? done('Plan deleted.') : notFound('Plan not found.')
}

function pickFields(fields: GameFields): GameFields {
  const { event_name, team, game_number, event_date, event_time } = fields
  return { event_name, team, game_number, event_date, event_time }
}
