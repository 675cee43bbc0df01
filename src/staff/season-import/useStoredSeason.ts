import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { gamesQuery } from '../../api/games'
import { keys } from '../../api/keys'
import { plansQuery } from '../../api/plans'
import { useReread } from '../../api/writes/useReread'
import { WORDS } from '../../api/writes/words'
import { type TeamKey, teamKeys } from '../../content/teams'
import type { Game } from '../../domain/games/game'
import { perTeam } from '../../domain/games/gameCode'
import type { Plan } from '../../domain/plan'
import type { StoredSeason } from '../../domain/seasonFile/matchRows'

const NO_PLANS: Plan[] = []

function seasonOf(
  games: Readonly<Record<TeamKey, Game[] | undefined>>,
  plans: Readonly<Record<TeamKey, Plan[] | undefined>>,
): StoredSeason | undefined {
  if (teamKeys.some((team) => games[team] === undefined)) return undefined
  return {
    games: perTeam((team) => games[team] ?? []),
    // Where the list of plans could not be read, the games still name those that have any.
    plans: perTeam((team) => [
      ...new Set([
        ...(plans[team] ?? NO_PLANS).map(({ name }) => name),
        ...(games[team] ?? []).flatMap((game) => game.plans),
      ]),
    ]),
  }
}

/** What each team's list holds, in the order of the teams. */
const dataOf = <Row>(results: readonly UseQueryResult<Row[]>[]) => ({
  lists: results.map(({ data }) => data),
  isReading: results.some(({ data, isFetching }) => data === undefined && isFetching),
})

const byTeam = <T>(list: readonly T[]) =>
  Object.fromEntries(teamKeys.map((team, index) => [team, list[index]])) as Record<TeamKey, T>

/**
 * The games and the plans' names of all teams.
 * `stored` is undefined until all games are there; `readAgain` asks the server now and throws
 * ApiError.
 */
export function useStoredSeason() {
  const games = useQueries({ queries: teamKeys.map((team) => gamesQuery(team)), combine: dataOf })
  const plans = useQueries({ queries: teamKeys.map((team) => plansQuery(team)), combine: dataOf })
  const reread = useReread()
  const stored = useMemo(
    () => seasonOf(byTeam(games.lists), byTeam(plans.lists)),
    [games.lists, plans.lists],
  )
  return {
    stored,
    isReading: games.isReading,
    notes: teamKeys.flatMap((team) => [
      { list: keys.games(team), failed: WORDS.game.load },
      { list: keys.plans.list(team), failed: WORDS.plan.load },
    ]),
    async readAgain(): Promise<StoredSeason | undefined> {
      const read = await Promise.all(teamKeys.map((team) => reread(gamesQuery(team))))
      return seasonOf(byTeam(read), byTeam(plans.lists))
    },
  }
}
