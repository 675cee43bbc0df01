import { useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import type { TeamKey } from '../content/teams'
import type { Game } from '../domain/games/game'
import { safeHref } from '../domain/hrefs'
import { addresses } from './addresses'
import { listQuery } from './cache/listQuery'
import { decodeList, isNothing, type RowList, type WireRow } from './cache/rowList'
import { gamePlansHttp } from './http/http'
import { decode, key, toIds, toInteger, toList, toText } from './http/wire'
import { keys } from './keys'

/* A team's games over the wire: how rows are read, and the hook that does it. */

/** Of a row that says which game it is. What cannot fail is read without a schema: a list may have thousands. */
const gameOf = (eventName: string, row: WireRow): Game => ({
  eventName,
  eventIds: toIds(row.event_id),
  plans: toList(row.plans),
  team: toText(row.team).trim(),
  gameNumber: toInteger(row.game_number),
  date: toText(row.event_date).trim(),
  time: toText(row.event_time).trim(),
  opponentLogo: safeHref(toText(row.opponent_logo)) ?? undefined,
})

const gameRow = v.pipe(
  v.looseObject({ event_name: key }),
  v.transform((row) => gameOf(row.event_name, row)),
)

/** A row whose event name is text, which nearly all have. */
function soundGame(row: WireRow): Game | undefined {
  const name = typeof row.event_name === 'string' ? row.event_name.trim() : ''
  return name === '' ? undefined : gameOf(name, row)
}

/**
 * Reads a list of games. Rows without an event name are hidden
 * (docs/rules/screens.md#bruins-games): plans without a game come as such rows. One that has a team
 * or a day is a game all the same, and missed.
 */
export const decodeGames = (body: unknown): RowList<Game> =>
  decodeList({ schema: gameRow, sound: soundGame, carries: carriesGame }, body)

const carriesGame = ({ event_name, team, event_date }: WireRow) =>
  [event_name, team, event_date].some((value) => !isNothing(value) && !isZeroDate(value))

/** How MySQL writes a day that is not set. */
const isZeroDate = (value: unknown) => typeof value === 'string' && /^0000-00-00/.test(value)

/** GET {team}/distinct/games/ — all games of a team. */
export const gamesQuery = (team: TeamKey) =>
  listQuery(keys.games(team), async (signal) =>
    decodeGames(await gamePlansHttp.get(addresses.games(team), signal)),
  )

/** All games of a team. Throws ApiError into `error`. */
export const useGames = (team: TeamKey) => useQuery(gamesQuery(team))

/** One row as a write's answer tells it; null for what is none. */
export const readGame = (row: unknown): Game | null =>
  v.is(gameRow, row) ? decode(gameRow, row) : null
