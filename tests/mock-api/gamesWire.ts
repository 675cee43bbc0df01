import { need, textOf, whole } from './checks'
import type { GameRow } from './database'
import { type GameFields, type GameGroup, gameRows, groupByGame, groupByPlan } from './gamesQueries'
import { badRequest, refuse } from './route'
import type { Fields, Json } from './wire'

/** distinct/plans: every plan with its games as one comma text, which ends with a comma. */
export function planList(rows: readonly GameRow[]): Json {
  return groupByPlan(rows).map(({ name, games }) => ({
    plan_event_name: name,
    event_name: games.length === 0 ? null : `${games.join(', ')},`,
  }))
}

/** distinct/plans/pricing: the names of the plans alone. */
export function planNames(rows: readonly GameRow[]): Json {
  return groupByPlan(rows).map(({ name }) => ({ plan_event_name: name }))
}

/** distinct/games: one row per game, its ids and plans as comma texts. */
export function gameRow({ eventName, rows, plans }: GameGroup): Json {
  const row = rows[0]
  return {
    event_id: rows.map((member) => member.event_id).join(','),
    event_name: eventName,
    plans: plans.length === 0 ? null : plans.join(','),
    team: row?.team ?? null,
    game_number: asText(row?.game_number),
    event_date: row?.event_date ?? null,
    event_time: row?.event_time ?? null,
    opponent_logo: row?.opponent_logo ?? null,
  }
}

/** A game as an event of a plan; public sheets read these. */
export function eventRow(row: GameRow): Json {
  return {
    event_id: String(row.event_id),
    event_name: row.event_name,
    team: row.team,
    game_number: asText(row.game_number),
    event_date: row.event_date,
    event_time: row.event_time,
    opponent_logo: row.opponent_logo ?? null,
  }
}

/** Numbers come as text, as mysqli gives them. */
const asText = (value: number | null | undefined) => (value == null ? null : String(value))

/** The fields of a game as a write sends them, without its name. */
export function gameFields(body: Fields): Omit<GameFields, 'event_name'> {
  const date = need(body, 'event_date')
  const time = need(body, 'event_time')
  if (!isDate(date)) refuse(badRequest('event_date must be YYYY-MM-DD'))
  if (!/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(time)) {
    refuse(badRequest('event_time must be HH:MM:SS'))
  }
  return {
    team: textOf(body, 'team'),
    game_number: whole(body, 'game_number', 0),
    event_date: date,
    event_time: time.length === 5 ? `${time}:00` : time,
  }
}

const isDate = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text

/** A game as it stands after a write, by one of its row ids where there is one. */
export function written(rows: readonly GameRow[], eventName: string, id?: number): Json {
  const groups = groupByGame(gameRows(rows, eventName))
  const has = (group: GameGroup) => group.rows.some((row) => row.event_id === id)
  const group = groups.find(has) ?? groups[0]
  return group ? gameRow(group) : null
}
