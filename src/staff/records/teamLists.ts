import type { UseQueryResult } from '@tanstack/react-query'
import { perTeam, type TeamKey, teamKeys, teams } from '../../content/teams'

/** The results of `useQueries`, by team. There is one for each of {@link teamKeys}, in that order. */
export const byTeam = <Result>(results: readonly Result[]): Record<TeamKey, Result> =>
  perTeam((team) => results[teamKeys.indexOf(team)] as Result)

/**
 * Combines the queries of all teams: returns the queries, all rows as one list, and whether it is
 * complete.
 */
export function combineTeamLists<Row>(queries: UseQueryResult<Row[]>[]) {
  return {
    queries,
    rows: queries.flatMap(({ data }) => data ?? []),
    isComplete: queries.every(({ data }) => data !== undefined),
  }
}

/**
 * The names of the teams' lists that failed to load: 'Bruins games'.
 * @param noun the plural of the records: 'games'.
 */
export const failedListNames = (
  queries: readonly Pick<UseQueryResult, 'data' | 'isError'>[],
  noun: string,
): string[] =>
  teamKeys.flatMap((team, index) => {
    const { data, isError } = queries[index] ?? {}
    return isError && data === undefined ? [`${teams[team].name} ${noun}`] : []
  })
