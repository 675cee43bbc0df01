import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import type { TeamKey } from '../content/teams'
import type { Game } from '../domain/games/game'
import { safeHref } from '../domain/hrefs'
import { addresses, segment, teamRoot } from './addresses'
import { listQuery, updateList, useDeleteRow } from './cache/listQuery'
import { decodeList, isPhpEmpty, type RowList, type WireRow } from './cache/rowList'
import { gamePlansHttp } from './http'
import { keys } from './keys'
import { keySchema, readAs, toIds, toInteger, toList, toText } from './wire'
import { decodeTexts, encodeList, encodeTexts } from './wireFields'

const gameTexts = { team: 'team', date: 'event_date', time: 'event_time' }

// Only the key has a schema, because a list may have thousands of rows and a schema per field is
// slow.
const gameRow = v.pipe(
  v.looseObject({ event_name: keySchema }),
  v.transform(
    (row): Game => ({
      eventName: row.event_name,
      eventIds: toIds(row.event_id),
      plans: toList(row.plans),
      ...decodeTexts(row, gameTexts, { plans: 'plans' }),
      gameNumber: toInteger(row.game_number),
      opponentLogo: safeHref(toText(row.opponent_logo)) ?? undefined,
    }),
  ),
)

/** MySQL stores a missing date as 0000-00-00. */
const isZeroDate = (value: unknown) => typeof value === 'string' && /^0000-00-00/.test(value)

const hasContent = ({ event_name, team, event_date }: WireRow) =>
  [event_name, team, event_date].some((value) => !isPhpEmpty(value) && !isZeroDate(value))

/**
 * Parses a list of games. Rows without an event name are hidden
 * (docs/rules/screens.md#bruins-games), because plans without games are sent as such rows. A row
 * without a name that has a team or a date is reported as unread.
 */
export const decodeGames = (body: unknown): RowList<Game> =>
  decodeList({ schema: gameRow, hasContent }, body)

/** GET {team}/distinct/games/ — all games of a team. */
export const gamesQuery = (team: TeamKey) =>
  listQuery(keys.games(team), () => addresses.games(team), decodeGames)

export const useGames = (team: TeamKey) => useQuery(gamesQuery(team))

/** A game in the API's format: `event_id` and `plans` as lists, the time as HH:MM:SS. */
export const encodeGame = (game: Game) => ({
  event_id: game.eventIds,
  event_name: game.eventName.trim(),
  plans: encodeList(game, 'plans', 'plans'),
  game_number: game.gameNumber,
  ...encodeTexts({ ...game, time: withSeconds(game.time) }, gameTexts),
})

/** Converts the `19:00` of a time field to the API's `19:00:00`. @forTests */
export const withSeconds = (time: string): string => time.replace(/^\d\d:\d\d$/, '$&:00')

/** A write to a team's games or plans invalidates all lists of the team, and mixed plans. */
export const invalidatedByGames = (team: TeamKey) => [keys.team(team), keys.mixedPlans.all]

/** Reads the saved game from a response. Each of the two calls returns it in a different field. */
const readSavedGame = (body: unknown, field: 'newGame' | 'updatedData'): Game | null =>
  readAs(v.object({ [field]: gameRow }), body)?.[field] ?? null

/**
 * POST {team}/add.
 * @returns the stored game, or null if the response does not have it.
 */
export const addGame = async (team: TeamKey, game: Game) =>
  readSavedGame(await gamePlansHttp.post(`${teamRoot(team)}/add`, encodeGame(game)), 'newGame')

/**
 * PUT {team}/edit.
 * @returns the same as {@link addGame}.
 */
export const editGame = async (team: TeamKey, game: Game) =>
  readSavedGame(await gamePlansHttp.put(`${teamRoot(team)}/edit`, encodeGame(game)), 'updatedData')

/** DELETE {team}/delete/{event_name} — deletes the game, and removes it from all its plans. */
export const deleteGame = async (team: TeamKey, eventName: string) =>
  gamePlansHttp.delete(`${teamRoot(team)}/delete/${segment(eventName)}`)

/** Replaces the rows with these ids by the stored game, or appends it if there are none. */
function putIntoList(client: QueryClient, team: TeamKey, stored: Game, ids: readonly number[]) {
  const isReplaced = (game: Game) => game.eventIds.some((id) => ids.includes(id))
  return updateList<Game>(client, keys.games(team), (games) => {
    const index = games.findIndex(isReplaced)
    const rest = games.filter((game) => !isReplaced(game))
    return rest.toSpliced(index === -1 ? rest.length : index, 0, stored)
  })
}

/** A write of one game. Puts the stored game into the cached list if the server returns it. */
const useGameMutation = (team: TeamKey, write: typeof addGame) =>
  useMutation({
    mutationFn: (game: Game) => write(team, game),
    onSuccess: (stored, game, _result, { client }) =>
      stored && putIntoList(client, team, stored, [...game.eventIds, ...stored.eventIds]),
    meta: { invalidates: invalidatedByGames(team) },
  })

export const useAddGame = (team: TeamKey) => useGameMutation(team, addGame)

/** Changes the game with these `eventIds`. */
export const useEditGame = (team: TeamKey) => useGameMutation(team, editGame)

export const useDeleteGame = (team: TeamKey) =>
  useDeleteRow({
    list: keys.games(team),
    keyOf: (game: Game) => game.eventName,
    remove: (eventName) => deleteGame(team, eventName),
    invalidates: invalidatedByGames(team),
  })
