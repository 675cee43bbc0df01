import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { gamesQuery } from '../../api/games'
import { keys } from '../../api/keys'
import { plansQuery } from '../../api/plans'
import { MESSAGES } from '../../api/writes/messages'
import { useRefetchFresh } from '../../api/writes/useRefetchFresh'
import { perTeam, teamKeys } from '../../content/teams'
import type { Game } from '../../domain/games/game'
import type { Plan } from '../../domain/plan'
import type { StoredSeason } from '../../domain/seasonFile/matchRows'

/**
 * The games and plan names of all teams. `stored` is undefined until all games are loaded. `readAgain` refetches
 * the games, and throws ApiError.
 */
export function useStoredSeason() {
  const games = useQueries({ queries: teamKeys.map(gamesQuery), combine })
  const plans = useQueries({ queries: teamKeys.map(plansQuery), combine })
  const refetchFresh = useRefetchFresh()
  const stored = useMemo(() => seasonOf(games.lists, plans.lists), [games.lists, plans.lists])
  return {
    stored,
    isLoading: games.isLoading,
    /** The lists, for `ListMessages`. */
    queriedLists: teamKeys.flatMap((team) => [
      { list: keys.games(team), failed: MESSAGES.game.load },
      { list: keys.plans.list(team), failed: MESSAGES.plan.load },
    ]),
    async readAgain(): Promise<StoredSeason | undefined> {
      const read = await Promise.all(teamKeys.map((team) => refetchFresh(gamesQuery(team))))
      return seasonOf(read, plans.lists)
    },
  }
}

/** For `useQueries`: the rows of each list, and whether any list is loading for the first time. */
const combine = <Row>(results: readonly UseQueryResult<Row[]>[]) => ({
  lists: results.map(({ data }) => data),
  isLoading: results.some(({ data, isFetching }) => data === undefined && isFetching),
})

/**
 * The season of these lists; undefined if a list of games is missing.
 * @param games the games of each team, and `plans` the plans, in the order of the teams.
 */
function seasonOf(
  games: readonly (Game[] | undefined)[],
  plans: readonly (Plan[] | undefined)[],
): StoredSeason | undefined {
  if (games.includes(undefined)) return undefined
  const gamesOf = perTeam((team) => games[teamKeys.indexOf(team)] ?? [])
  return {
    games: gamesOf,
    // If a list of plans failed to load, the games still name their plans.
    plans: perTeam((team) => [
      ...new Set([
        ...(plans[teamKeys.indexOf(team)] ?? []).map(({ name }) => name),
        ...gamesOf[team].flatMap((game) => game.plans),
      ]),
    ]),
  }
}
