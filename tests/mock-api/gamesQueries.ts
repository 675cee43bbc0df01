import type { GameRow } from './database'
import { same } from './wire'

/** The fields of a game that are the same in all its rows. */
export interface GameFields {
  event_name: string
  team: string | null
  game_number: number | null
  event_date: string | null
  event_time: string | null
}

/** Different values in the order they come, without nulls. */
export const unique = (values: readonly (string | null)[]) => [
  ...new Set(values.filter((value) => value !== null)),
]

/** All rows of one game; null collects the rows of empty plans, as GROUP BY does. */
export interface GameGroup {
  eventName: string | null
  rows: GameRow[]
  plans: string[]
}

/** The games table grouped by game, by date and then code; rows without a game come last. */
export function groupByGame(rows: readonly GameRow[]): GameGroup[] {
  const groups = new Map<string | null, GameRow[]>()
  for (const row of rows) {
    const group = groups.get(row.event_name)
    if (group) group.push(row)
    else groups.set(row.event_name, [row])
  }
  return [...groups]
    .map(([eventName, members]) => ({
      eventName,
      rows: members,
      plans: unique(members.map((row) => row.plan_event_name)),
    }))
    .sort((a, b) => byDate(a.rows[0], b.rows[0]))
}

function byDate(a: GameRow | undefined, b: GameRow | undefined): number {
  const [first, second] = [sortKey(a), sortKey(b)]
  return first < second ? -1 : first > second ? 1 : 0
}

/** '~' stands behind every digit. */
function sortKey(row: GameRow | undefined): string {
  return row?.event_name ? `${row.event_date} ${row.event_name}` : '~'
}

/** Plan names in the order they were made, each with its game codes by date. */
export function groupByPlan(rows: readonly GameRow[]): { name: string; games: string[] }[] {
  return unique(rows.map((row) => row.plan_event_name)).map((name) => ({
    name,
    games: unique(eventsOf(rows, name).map((row) => row.event_name)),
  }))
}

/** The rows of a plan that hold a game, by date. */
export function eventsOf(rows: readonly GameRow[], plan: string): GameRow[] {
  return rows
    .filter((row) => row.event_name !== null && same(row.plan_event_name, plan))
    .sort(byDate)
}

/** A plan's name as stored, whatever the letter case asked for; undefined when there is no such plan. */
export function storedPlanName(rows: readonly GameRow[], plan: string): string | undefined {
  return rows.find((row) => same(row.plan_event_name, plan))?.plan_event_name ?? undefined
}

export function gameRows(rows: readonly GameRow[], eventName: string): GameRow[] {
  return rows.filter((row) => same(row.event_name, eventName))
}
