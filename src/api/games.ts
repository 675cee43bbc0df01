import { useMutation, useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import type { TeamKey } from '../content/teams'
import type { Game } from '../domain/games/game'
import { safeHref } from '../domain/hrefs'
import { addresses, teamRoot } from './addresses'
import { listQuery } from './cache/listQuery'
import { decodeList, isNothing, type RowList, type WireRow } from './cache/rowList'
import { gamePlansHttp } from './http/http'
import { segment } from './http/segment'
import { commaList, decode, idList, integer, key, text } from './http/wire'
import { keys } from './keys'
import { useListDelete } from './writes/useListDelete'
import { useListUpdate } from './writes/useListUpdate'

/* A team's games over the wire: how rows are read and written, and the hooks that do it. */

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
      opponentLogo: safeHref(row.opponent_logo) ?? undefined,
    }),
  ),
)

/**
 * Reads a list of games. Rows without an event name are hidden
 * (docs/rules/screens.md#bruins-games): plans without a game come as such rows. One that has a team
 * or a day is a game all the same, and missed.
 */
export const decodeGames = (body: unknown): RowList<Game> =>
  decodeList({ schema: gameRow, carries: carriesGame }, body)

const carriesGame = ({ event_name, team, event_date }: WireRow) =>
  [event_name, team, event_date].some((value) => !isNothing(value) && !isZeroDate(value))

/** How MySQL writes a day that is not set. */
const isZeroDate = (value: unknown) => typeof value === 'string' && /^0000-00-00/.test(value)

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

/** `19:00`, as a time field gives it, in the API's `19:00:00`. @forTests */
export function withSeconds(time: string): string {
  return /^\d\d:\d\d$/.test(time) ? `${time}:00` : time
}

/** What a write to a team's games or plans makes stale: all its lists, and mixed plans. */
export const touchedBy = (team: TeamKey) => [keys.team(team), keys.mixedPlans.all]

/** GET {team}/distinct/games/ — all games of a team. */
export const gamesQuery = (team: TeamKey) =>
  listQuery(keys.games(team), async (signal) =>
    decodeGames(await gamePlansHttp.get(addresses.games(team), signal)),
  )

/** All games of a team. Throws ApiError into `error`. */
export const useGames = (team: TeamKey) => useQuery(gamesQuery(team))

const savedGame = (field: 'newGame' | 'updatedData', body: unknown): Game | null => {
  if (typeof body !== 'object' || body === null || !(field in body)) return null
  const row = (body as Record<string, unknown>)[field]
  return v.is(gameRow, row) ? decode(gameRow, row) : null
}

const isOneOf = (ids: readonly number[]) => (game: Game) =>
  game.eventIds.some((id) => ids.includes(id))

/** Puts a stored game in the place of the rows with these ids, or at the end when there are none. */
function useStoredGame(team: TeamKey) {
  const update = useListUpdate()
  return async (stored: Game | null, ids: readonly number[]) => {
    if (stored === null) return
    await update<Game>(keys.games(team), (games) => {
      const place = games.findIndex(isOneOf(ids))
      const others = games.filter((game) => !isOneOf(ids)(game))
      return others.toSpliced(place === -1 ? others.length : place, 0, stored)
    })
  }
}

/** POST {team}/add. @returns the stored game, null when the server does not tell it. */
export const addGame = async (team: TeamKey, game: Game) =>
  savedGame('newGame', await gamePlansHttp.post(`${teamRoot(team)}/add`, encodeGame(game)))

/** PUT {team}/edit. @returns as {@link addGame}. */
export const editGame = async (team: TeamKey, game: Game) =>
  savedGame('updatedData', await gamePlansHttp.put(`${teamRoot(team)}/edit`, encodeGame(game)))

/** DELETE {team}/delete/{event_name}. */
export const deleteGame = async (team: TeamKey, eventName: string) =>
  gamePlansHttp.delete(`${teamRoot(team)}/delete/${segment(eventName)}`)

/** A new game; the stored game, when the server tells it, joins the list. */
export function useAddGame(team: TeamKey) {
  const show = useStoredGame(team)
  return useMutation({
    mutationFn: (game: Game) => addGame(team, game),
    onSuccess: (stored) => show(stored, stored?.eventIds ?? []),
    meta: { invalidates: touchedBy(team) },
  })
}

/** The game with these `eventIds`; when told, the stored game is put into the list. */
export function useEditGame(team: TeamKey) {
  const show = useStoredGame(team)
  return useMutation({
    mutationFn: (game: Game) => editGame(team, game),
    onSuccess: (stored, game) => show(stored, game.eventIds),
    meta: { invalidates: touchedBy(team) },
  })
}

/** The game goes, in all its plans. */
export const useDeleteGame = (team: TeamKey) =>
  useListDelete(
    keys.games(team),
    (game: Game) => game.eventName,
    (eventName) => deleteGame(team, eventName),
    { invalidates: touchedBy(team) },
  )
