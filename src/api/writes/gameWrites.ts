import { useMutation } from '@tanstack/react-query'
import type { TeamKey } from '../../content/teams'
import type { Game } from '../../domain/games/game'
import { teamRoot } from '../addresses'
import { readGame } from '../games'
import { gamePlansHttp } from '../http/http'
import { segment } from '../http/segment'
import { keys } from '../keys'
import { useListDelete } from './useListDelete'
import { useListUpdate } from './useListUpdate'

/* Writes of a team's games: what a game is sent as, and the hooks that add, edit and delete. */

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

const savedGame = (field: 'newGame' | 'updatedData', body: unknown): Game | null =>
  typeof body === 'object' && body !== null && field in body
    ? readGame((body as Record<string, unknown>)[field])
    : null

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
