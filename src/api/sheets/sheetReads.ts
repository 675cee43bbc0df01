import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import type { Game } from '../../domain/games/game'
import { withBlanks } from '../../domain/unreadable'
import { prefetched } from '../cache/listQuery'
import type { RowList } from '../cache/rowList'
import type { PlanGamesQuery } from '../plans'

/* What sheets read: the games of plans, what of them could not be read, and how old they are. */

/**
 * The games of several plans, in the same order. `list` is undefined if they could not be loaded.
 */
export const useGameLists = (codes: readonly string[], queryOf: (code: string) => PlanGamesQuery) =>
  useQueries({
    queries: codes.map((code) => ({ ...queryOf(code), ...prefetched, select: blankUnreadTexts })),
    combine: (results) => ({
      isPending: results.some((result) => result.isPending),
      lists: codes.map((code, index) => ({
        code,
        list: results[index]?.data,
        /** In milliseconds since 1970; 0 if the list has never been read. */
        readAt: results[index]?.dataUpdatedAt ?? 0,
      })),
      staleSince: staleSince(results),
      retry: () => refetchIncomplete(results),
    }),
  })

/** Games as sheets print them: unreadable texts are blank. Such games also count as unread. */
export function blankUnreadTexts({ rows, unread }: RowList<Game>): RowList<Game> {
  const incomplete = rows.filter((game) => withBlanks(game) !== game)
  const unreadGames = incomplete.map(({ eventName: row }) => ({ row, reason: '', owner: '' }))
  return { rows: rows.map(withBlanks), unread: [...unread, ...unreadGames] }
}

/** Rows of a plan that could not be read. */
export interface UnreadRows {
  /** The plan they belong to. */
  planName: string
  count: number
  /** A game by default. */
  kind?: 'location' | 'price' | 'value'
}

/** Refetches lists that failed or have unreadable rows. */
export function refetchIncomplete(
  reads: readonly Pick<UseQueryResult<RowList<unknown>>, 'data' | 'isError' | 'refetch'>[],
): void {
  for (const { data, isError, refetch } of reads) {
    if (isError || (data && data.unread.length > 0)) void refetch()
  }
}

type Read = Pick<UseQueryResult, 'data' | 'isError' | 'dataUpdatedAt'>

/**
 * When the oldest of the lists that could not be refreshed was read, in milliseconds since 1970;
 * null if all are fresh or were never read.
 */
export function staleSince(reads: readonly Read[]): number | null {
  const old = reads.filter(({ data, isError }) => isError && data !== undefined)
  return old.length === 0 ? null : Math.min(...old.map(({ dataUpdatedAt }) => dataUpdatedAt))
}

/** The older of two results of {@link staleSince}. */
export const olderStaleSince = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : Math.min(a, b)
