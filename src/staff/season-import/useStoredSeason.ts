import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { gamesQuery } from '../../api/games'
import { keys } from '../../api/keys'
import { plansQuery } from '../../api/plans'
import { MESSAGES } from '../../api/writes/messages'
import { useRefetchFresh } from '../../api/writes/useRefetchFresh'
import { perTeam, type TeamKey, teamKeys } from '../../content/teams'
import type { Game } from '../../domain/games/game'
import type { Plan } from '../../domain/plan'
import type { StoredSeason } from '../../domain/seasonFile/matchRows'
import { byTeam } from '../records/teamLists'

/**
 * The games and plan names of all teams. `stored` is undefined until all games are loaded.
 * `readAgain` refetches the games, and throws ApiError.
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
      const latest = await Promise.all(teamKeys.map((team) => refetchFresh(gamesQuery(team))))
      return seasonOf(byTeam(latest), plans.lists)
    },
  }
}

/** For `useQueries`: the list of each team, and whether any list is loading for the first time. */
const combine = <Row>(results: readonly UseQueryResult<Row[]>[]) => ({
  lists: byTeam(results.map(({ data }) => data)),
  isLoading: results.some(({ data, isFetching }) => data === undefined && isFetching),
})

type ListsByTeam<Row> = Readonly<Record<TeamKey, Row[] | undefined>>

/** The season of these lists; undefined if a list of games is missing. */
function seasonOf(games: ListsByTeam<Game>, plans: ListsByTeam<Plan>): StoredSeason | undefined {
  if (teamKeys.some((team) => games[team] === undefined)) return undefined
  return {
    games: perTeam((team) => games[team] ?? []),
    // If a list of plans failed to load, the games still name their plans.
    plans: perTeam((team) => [
      ...new Set([
        ...(plans[team] ?? []).map(({ name }) => name),
        ...(games[team] ?? []).flatMap((game) => game.plans),
      ]),
    ]),
  }
}
