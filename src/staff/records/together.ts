import type { UseQueryResult } from '@tanstack/react-query'
import { teamKeys, teams } from '../../content/teams'

const NONE: never[] = []

/** Results of one query for each team: each by itself, and their rows as one list. */
export function together<Row>(queries: UseQueryResult<Row[]>[]) {
  return {
    queries,
    rows: queries.flatMap(({ data }) => data ?? NONE),
    isWhole: queries.every(({ data }) => data !== undefined),
  }
}

/** 'Bruins games': the lists among these, one for each team, that could not be loaded. */
export const unreadLists = (
  queries: readonly Pick<UseQueryResult, 'data' | 'isError'>[],
  of: string,
): string[] =>
  teamKeys.flatMap((team, index) => {
    const { data, isError } = queries[index] ?? {}
    return isError && data === undefined ? [`${teams[team].name} ${of}`] : []
  })
