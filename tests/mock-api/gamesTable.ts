import type { Team } from './data/season'
import { type Database, emptyPlan, type GameRow } from './database'
import { eventsOf, type GameFields, gameRows, storedPlanName, unique } from './gamesQueries'
import { same } from './wire'

/** Puts a game into exactly these plans; plans that are new come to be, plans left behind stay. */
export function setPlans(db: Database, team: Team, fields: GameFields, plans: readonly string[]) {
  for (const row of gameRows(db.games[team], fields.event_name)) {
    const wanted = plans.some((plan) => same(plan, row.plan_event_name))
    if (!wanted && row.plan_event_name)
      removeFromPlan(db, team, row.plan_event_name, fields.event_name)
  }
  for (const plan of plans) putInPlan(db, team, fields, plan)
  if (gameRows(db.games[team], fields.event_name).length === 0) {
    insert(db, team, { ...fields, plan_event_name: null })
  }
}

/** Adds a game to one plan, new or not. Nothing happens when it is in there already. */
export function putInPlan(db: Database, team: Team, fields: GameFields, plan: string): void {
  const rows = db.games[team]
  const name = storedPlanName(rows, plan) ?? plan
  const mine = gameRows(rows, fields.event_name)
  if (mine.some((row) => same(row.plan_event_name, name))) return
  drop(db, team, (row) => row.event_name === null && same(row.plan_event_name, name))
  const planless = mine.find((row) => row.plan_event_name === null)
  if (planless) planless.plan_event_name = name
  else {
    const opponent_logo = mine[0]?.opponent_logo ?? null
    insert(db, team, { ...fields, opponent_logo, plan_event_name: name })
  }
  rememberPlan(db, name)
}

/** Makes a plan without games. */
export function addEmptyPlan(db: Database, team: Team, name: string): void {
  insert(db, team, emptyPlan(name))
  rememberPlan(db, name)
}

/** Takes a game out of a plan. Both live on: the game perhaps without plans, the plan perhaps empty. */
export function removeFromPlan(db: Database, team: Team, plan: string, eventName: string): boolean {
  const inPlan = (row: GameRow) =>
    same(row.plan_event_name, plan) && same(row.event_name, eventName)
  const [first] = db.games[team].filter(inPlan)
  if (!first?.plan_event_name) return false
  drop(db, team, inPlan)
  if (gameRows(db.games[team], eventName).length === 0) {
    db.games[team].push({ ...first, plan_event_name: null })
  }
  keepPlan(db, team, first.plan_event_name)
  return true
}

/** Deletes a game everywhere. Its plans live on, perhaps empty. */
export function deleteGame(db: Database, team: Team, eventName: string): boolean {
  const mine = gameRows(db.games[team], eventName)
  drop(db, team, (row) => mine.includes(row))
  for (const plan of unique(mine.map((row) => row.plan_event_name))) keepPlan(db, team, plan)
  return mine.length > 0
}

/** Deletes a plan. Its games live on, perhaps without plans. */
export function deletePlan(db: Database, team: Team, plan: string): boolean {
  const name = storedPlanName(db.games[team], plan)
  if (name === undefined) return false
  for (const row of eventsOf(db.games[team], name)) {
    if (row.event_name) removeFromPlan(db, team, name, row.event_name)
  }
  drop(db, team, (row) => same(row.plan_event_name, name))
  if (!planExists(db, name)) {
    db.gamePlans = db.gamePlans.filter((row) => !same(row.plan_event_name, name))
  }
  return true
}

/** Gives a plan another name in every table that knows it. Combined plans keep the text they hold. */
export function renamePlan(db: Database, from: string, to: string): void {
  for (const rows of [db.games.bruins, db.games.celtics, db.gamePlans]) {
    for (const row of rows) if (same(row.plan_event_name, from)) row.plan_event_name = to
  }
}

export function planExists(db: Database, name: string): boolean {
  return [...db.games.bruins, ...db.games.celtics].some((row) => same(row.plan_event_name, name))
}

function keepPlan(db: Database, team: Team, name: string): void {
  if (storedPlanName(db.games[team], name) === undefined) insert(db, team, emptyPlan(name))
}

function rememberPlan(db: Database, name: string): void {
  if (db.gamePlans.some((row) => same(row.plan_event_name, name))) return
  db.gamePlans.push({ id: db.nextId++, plan_event_name: name, plan_total_events: null })
}

function insert(db: Database, team: Team, row: Omit<GameRow, 'event_id'>): void {
  db.games[team].push({ event_id: db.nextId++, ...row })
}

function drop(db: Database, team: Team, leaves: (row: GameRow) => boolean): void {
  db.games[team] = db.games[team].filter((row) => !leaves(row))
}
