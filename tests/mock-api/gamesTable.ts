import type { Team } from './data/season'
import { type Database, emptyPlan, type GameRow } from './database'
import { eventsOf, type GameFields, gameRows, storedPlanName, unique } from './gamesQueries'
import { same } from './wire'

/**
 * Changes the rows of one game and puts it into exactly these plans. The rows of plans that stay
 * keep their ids, those of plans left behind go to new plans; plans left behind live on, empty.
 */
export function editRows(
  db: Database,
  team: Team,
  edit: { rows: readonly GameRow[]; fields: GameFields; plans: readonly string[] },
): void {
  const { rows, fields, plans } = edit
  const before = unique(rows.map((row) => row.plan_event_name))
  // Another opponent has another logo, which no call can set.
  const opponent_logo = rows[0]?.team === fields.team ? (rows[0]?.opponent_logo ?? null) : null
  const others = gameRows(db.games[team], fields.event_name).filter(
    (row) => !rows.includes(row) && row.event_date === rows[0]?.event_date,
  )
  const isIn = (plan: string) => [...rows, ...others].some((row) => same(row.plan_event_name, plan))
  const isWanted = (row: GameRow) => plans.some((plan) => same(plan, row.plan_event_name))
  const free = rows.filter((row) => !isWanted(row))
  let kept = others.length + rows.length - free.length
  for (const plan of plans.filter((plan) => !isIn(plan))) {
    kept += 1
    const name = knownPlanName(db, plan)
    const row = free.shift()
    if (row) row.plan_event_name = name
    else insert(db, team, { ...fields, opponent_logo, plan_event_name: name })
  }
  for (const row of free) {
    // The last row of a game stays: the game is then in no plan.
    if (kept++ > 0) drop(db, team, (other) => other === row)
    else row.plan_event_name = null
  }
  for (const row of rows) Object.assign(row, fields, { opponent_logo })
  tidy(db, team, [...before, ...plans])
}

/** The spelling of a plan that some team has already, else the one given. */
export const knownPlanName = (db: Database, plan: string) =>
  storedPlanName(Object.values(db.games).flat(), plan) ?? plan

/** After a write: a plan that lost its last game stays as a row without one, and has its record. */
function tidy(db: Database, team: Team, plans: readonly string[]): void {
  for (const plan of plans) {
    const name = knownPlanName(db, plan)
    const hasGames = eventsOf(db.games[team], plan).length > 0
    if (hasGames)
      drop(db, team, (row) => row.event_name === null && same(row.plan_event_name, plan))
    else if (storedPlanName(db.games[team], plan) === undefined) insert(db, team, emptyPlan(name))
    if (db.gamePlans.some((row) => same(row.plan_event_name, name))) continue
    const plan_total_events = eventsOf(Object.values(db.games).flat(), name).length
    db.gamePlans.push({ id: db.nextId++, plan_event_name: name, plan_total_events })
  }
}

/** Adds a game to one plan, new or not. Nothing happens when it is in there already. */
export function putInPlan(db: Database, team: Team, fields: GameFields, plan: string): void {
  const name = storedPlanName(db.games[team], plan) ?? plan
  const mine = gameRows(db.games[team], fields.event_name)
  if (mine.some((row) => same(row.plan_event_name, name))) return
  const planless = mine.find((row) => row.plan_event_name === null)
  const opponent_logo = mine[0]?.opponent_logo ?? null
  if (planless) planless.plan_event_name = name
  else insert(db, team, { ...fields, opponent_logo, plan_event_name: name })
  tidy(db, team, [name])
}

/** Adds a game to no plan. */
export function addGame(db: Database, team: Team, fields: GameFields): void {
  insert(db, team, { ...fields, plan_event_name: null })
}

/** Makes a plan without games; gives its row's id. */
export function addEmptyPlan(db: Database, team: Team, name: string): number {
  const id = insert(db, team, emptyPlan(name))
  tidy(db, team, [name])
  return id
}

/** Takes a game out of a plan. Both live on: the game perhaps without plans, the plan perhaps empty. */
export function removeFromPlan(db: Database, team: Team, plan: string, eventName: string): boolean {
  const [first, ...others] = gameRows(db.games[team], eventName).filter((row) =>
    same(row.plan_event_name, plan),
  )
  if (!first?.plan_event_name) return false
  const name = first.plan_event_name
  const isLast = gameRows(db.games[team], eventName).length === others.length + 1
  drop(db, team, (row) => others.includes(row) || (row === first && !isLast))
  if (isLast) first.plan_event_name = null
  tidy(db, team, [name])
  return true
}

/** Deletes a game everywhere. Its plans live on, perhaps empty. */
export function deleteGame(db: Database, team: Team, eventName: string): boolean {
  const mine = gameRows(db.games[team], eventName)
  drop(db, team, (row) => mine.includes(row))
  tidy(db, team, unique(mine.map((row) => row.plan_event_name)))
  return mine.length > 0
}

/** Deletes a plan. Its games live on, perhaps without plans. */
export function deletePlan(db: Database, team: Team, plan: string): boolean {
  const name = storedPlanName(db.games[team], plan)
  if (name === undefined) return false
  for (const { event_name } of eventsOf(db.games[team], name)) {
    removeFromPlan(db, team, name, event_name ?? '')
  }
  drop(db, team, (row) => same(row.plan_event_name, name))
  if (storedPlanName(Object.values(db.games).flat(), name) === undefined) {
    db.gamePlans = db.gamePlans.filter((row) => !same(row.plan_event_name, name))
  }
  return true
}

/** Gives a plan another name in every table that knows it. */
export function renamePlan(db: Database, from: string, to: string): void {
  for (const rows of [...Object.values(db.games), db.gamePlans]) {
    for (const row of rows) if (same(row.plan_event_name, from)) row.plan_event_name = to
  }
  if (!db.renamesInCombinedPlans) return
  for (const plan of db.combinedPlans) {
    const names = plan.original_plans.split(',')
    const renamed = names.map((name) =>
      same(name.trim(), from) ? name.replace(name.trim(), () => to) : name,
    )
    plan.original_plans = renamed.join(',')
  }
}

function insert(db: Database, team: Team, row: Omit<GameRow, 'event_id'>): number {
  const event_id = db.nextId++
  db.games[team].push({ event_id, ...row })
  return event_id
}

function drop(db: Database, team: Team, leaves: (row: GameRow) => boolean): void {
  db.games[team] = db.games[team].filter((row) => !leaves(row))
}
