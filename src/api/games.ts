import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import type { Game, TeamKey } from '../domain/game'
import { safeUrl } from '../domain/links'
import { gamePlansHttp, segment } from './http'
import { commaList, decode, decodeList, idList, integer, key, text, toText } from './wire'

/** Section 7, "Games and plans": the two sports answer the same calls under two roots. */
export const teamRoot: Record<TeamKey, string> = {
  bruins: 'bruins-games',
  celtics: 'celtics-games',
}

const gameRow = v.pipe(
  v.object({
    event_name: key,
    event_id: idList,
    plans: commaList,
    team: text,
    game_number: integer,
    event_date: text,
    event_time: text,
    opponent_logo: text,
  }),
  v.transform(
    (row): Game => ({
      eventName: row.event_name,
      eventIds: row.event_id,
      plans: row.plans,
      team: row.team.trim(),
      gameNumber: row.game_number,
      date: row.event_date.trim(),
      time: row.event_time.trim(),
      opponentLogo: safeUrl(row.opponent_logo) ?? undefined,
    }),
  ),
)

/**
 * Reads a list of games. Rows without an event name are hidden (section 2): plans without a game
 * come as such rows, so they are not reported as broken.
 */
export function decodeGames(body: unknown): Game[] {
  return decodeList(gameRow, Array.isArray(body) ? body.filter((row) => !isNameless(row)) : body)
}

function isNameless(row: unknown): boolean {
  return (
    typeof row === 'object' &&
    row !== null &&
    (!('event_name' in row) || toText(row.event_name).trim() === '')
  )
}

/** A game as the API stores it: `event_id` and `plans` as lists, the time as HH:MM:SS. */
export function encodeGame(game: Game) {
  return {
    event_id: game.eventIds,
    event_name: game.eventName.trim(),
    plans: game.plans,
    team: game.team.trim(),
    game_number: game.gameNumber,
    event_date: game.date,
    event_time: withSeconds(game.time),
  }
}

/** `19:00`, as a time field gives it, in the API's `19:00:00`. */
export function withSeconds(time: string): string {
  return /^\d\d:\d\d$/.test(time) ? `${time}:00` : time
}

/** Everything a write to a team's games or plans can change: its lists, and mixed plans. */
export const gameKeys = {
  team: (team: TeamKey) => [team] as const,
  games: (team: TeamKey) => [team, 'games'] as const,
  plans: (team: TeamKey) => [team, 'plans'] as const,
  details: ['details'] as const,
  touchedBy: (team: TeamKey) => [[team], ['details']] as const,
}

/** GET {team}/distinct/games/ — all games of a team. */
export function gamesQuery(team: TeamKey) {
  return queryOptions({
    queryKey: gameKeys.games(team),
    queryFn: async ({ signal }) =>
      decodeGames(await gamePlansHttp.get(`${teamRoot[team]}/distinct/games/`, signal)),
  })
}

/** All games of a team (section 7). Throws ApiError into `error`. */
export const useGames = (team: TeamKey) => useQuery(gamesQuery(team))

const savedGame = (field: 'newGame' | 'updatedData', body: unknown): Game | null => {
  if (typeof body !== 'object' || body === null || !(field in body)) return null
  const row = (body as Record<string, unknown>)[field]
  return v.is(gameRow, row) ? decode(gameRow, row) : null
}

/** POST {team}/add — a new game; answers the stored game when the server tells it. */
export function useAddGame(team: TeamKey) {
  return useMutation({
    mutationFn: async (game: Game) =>
      savedGame('newGame', await gamePlansHttp.post(`${teamRoot[team]}/add`, encodeGame(game))),
    meta: { invalidates: gameKeys.touchedBy(team) },
  })
}

/** PUT {team}/edit — the game with these `eventIds`; answers the stored game when told. */
export function useEditGame(team: TeamKey) {
  return useMutation({
    mutationFn: async (game: Game) =>
      savedGame('updatedData', await gamePlansHttp.put(`${teamRoot[team]}/edit`, encodeGame(game))),
    meta: { invalidates: gameKeys.touchedBy(team) },
  })
}

/** DELETE {team}/delete/{event_name} — the game in all its plans. */
export function useDeleteGame(team: TeamKey) {
  return useMutation({
    mutationFn: async (eventName: string) =>
      gamePlansHttp.delete(`${teamRoot[team]}/delete/${segment(eventName)}`),
    meta: { invalidates: gameKeys.touchedBy(team) },
  })
}
