import type { UseQueryResult } from '@tanstack/react-query'
import { teamKeys, teams } from '../../content/teams'

/** Results of one query for each team: each by itself, and their rows as one list. */
export function combineTeamLists<Row>(queries: UseQueryResult<Row[]>[]) {
  return {
    queries,
    rows: queries.flatMap(({ data }) => data ?? []),
    isWhole: queries.every(({ data }) => data !== undefined),
  }
}

/**
 * The lists among these, one for each team, that could not be loaded: 'Bruins games'.
 * @param noun what each holds: 'games'.
 */
export const failedLists = (
  queries: readonly Pick<UseQueryResult, 'data' | 'isError'>[],
  noun: string,
): string[] =>
  teamKeys.flatMap((team, index) => {
    const { data, isError } = queries[index] ?? {}
    return isError && data === undefined ? [`${teams[team].name} ${noun}`] : []
  })
