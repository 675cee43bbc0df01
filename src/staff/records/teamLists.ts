import type { UseQueryResult } from '@tanstack/react-query'
import { teamKeys, teams } from '../../content/teams'

/** Combines the queries of all teams: the queries, their rows as one list, and whether it has all rows. */
export function combineTeamLists<Row>(queries: UseQueryResult<Row[]>[]) {
  return {
    queries,
    rows: queries.flatMap(({ data }) => data ?? []),
    isComplete: queries.every(({ data }) => data !== undefined),
  }
}

/**
 * The names of the teams' lists that could not be loaded: 'Bruins games'.
 * @param noun the records of the lists: 'games'.
 */
export const failedListNames = (
  queries: readonly Pick<UseQueryResult, 'data' | 'isError'>[],
  noun: string,
): string[] =>
  teamKeys.flatMap((team, index) => {
    const { data, isError } = queries[index] ?? {}
    return isError && data === undefined ? [`${teams[team].name} ${noun}`] : []
  })
