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

/** All rows of one game; an empty plan's row stands alone. */
export interface GameGroup {
  eventName: string | null
  rows: GameRow[]
  plans: string[]
}

/**
 * The games table grouped by game, by date; rows without a game come first. Two games of one code,
 * as they happen in grown databases, are told apart by their dates.
 */
export function groupByGame(rows: readonly GameRow[]): GameGroup[] {
  const groups = new Map<string, GameRow[]>()
  for (const row of rows.toSorted(byDate)) {
    const key =
      row.event_name === null
        ? `row ${row.event_id}`
        : `game ${row.event_date} ${row.event_name.toLowerCase()}`
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return [...groups.values()].map((members) => ({
    eventName: members[0]?.event_name ?? null,
    rows: members,
    plans: unique(members.map((row) => row.plan_event_name)),
  }))
}

function byDate(a: GameRow, b: GameRow): number {
  return compare(sortKey(a), sortKey(b)) || a.event_id - b.event_id
}

const sortKey = (row: GameRow) => `${row.event_date ?? ''} ${row.event_time ?? ''}`

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** Plans by name, each with the codes of its rows by date. */
export function groupByPlan(rows: readonly GameRow[]): { name: string; games: string[] }[] {
  return unique(rows.map((row) => row.plan_event_name))
    .sort((a, b) => compare(a.toLowerCase(), b.toLowerCase()))
    .map((name) => ({
      name,
      games: eventsOf(rows, name).flatMap((row) => row.event_name ?? []),
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
