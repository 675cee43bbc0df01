import type { GameRow } from './database'
import { type GameFields, type GameGroup, gameRows, groupByGame, groupByPlan } from './gamesQueries'
import { type Fields, type Json, looseList, looseNumber, nullable, text } from './wire'

/** distinct/plans: every plan with its games as one comma text. */
export function planList(rows: readonly GameRow[]): Json {
  return groupByPlan(rows).map(({ name, games }, index) => ({
    plan_event_name: name,
    event_name: games.length === 0 ? null : looseList(games, index),
  }))
}

/** distinct/games: one row per game, its ids and plans as comma texts. */
export function gameRow({ eventName, rows, plans }: GameGroup): Json {
  const row = rows[0]
  const seed = row?.event_id ?? 0
  return {
    event_id: looseList(
      rows.map((member) => member.event_id),
      seed,
    ),
    event_name: eventName,
    plans: plans.length === 0 ? null : looseList(plans, seed + 1),
    team: row?.team ?? null,
    game_number: row?.game_number === null ? null : String(row?.game_number ?? ''),
    event_date: row?.event_date ?? null,
    event_time: row?.event_time ?? null,
    opponent_logo: row?.opponent_logo ?? null,
  }
}

/** A game as an event of a plan; public sheets read these. */
export function eventRow(row: GameRow): Json {
  return {
    event_id: looseNumber(row.event_id),
    event_name: row.event_name,
    plan_event_name: row.plan_event_name,
    team: row.team,
    game_number: row.game_number === null ? null : looseNumber(row.game_number),
    event_date: row.event_date,
    event_time: row.event_time,
    opponent_logo: row.opponent_logo ?? null,
  }
}

/** A game as a write sends it. */
export function gameFields(body: Fields): GameFields {
  const number = Number.parseInt(text(body.game_number), 10)
  return {
    event_name: text(body.event_name),
    team: nullable(body.team),
    game_number: Number.isNaN(number) ? 0 : number,
    event_date: nullable(body.event_date),
    event_time: fullTime(text(body.event_time)),
  }
}

/** MySQL's TIME column gives back seconds whether they were sent or not. */
function fullTime(time: string): string | null {
  if (time === '') return null
  return /^\d{1,2}:\d{2}$/.test(time) ? `${time.padStart(5, '0')}:00` : time
}

/** A game as it stands after a write. */
export function written(rows: readonly GameRow[], eventName: string): Json {
  const [group] = groupByGame(gameRows(rows, eventName))
  return group ? gameRow(group) : null
}
