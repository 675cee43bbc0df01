import { useQueries } from '@tanstack/react-query'
import type { CombinedPlan } from '../../domain/combinedPlan'
import type { Game } from '../../domain/games/game'
import { newestOfCode } from '../../domain/games/gameLists'
import { wholeList } from '../cache/rowList'
import { useCombinedPlan } from '../combinedPlans'
import { originalPlanGamesQuery } from '../plans'
import { asOf, older, prefetched, readWhatIsMissing, type UnreadGames } from './sheetReads'

/**
 * A public sheet's data from the two calls of docs/rules/calls.md#games-and-plans.
 */
export type PublicCombinedPlan =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'not-found' }
  | {
      state: 'ready'
      plan: CombinedPlan
      /** All games of all original plans, each once, as the newest list of its code has it. */
      games: Game[]
      /** Original plans whose games could not be loaded: the sheet must name them. */
      missingPlans: string[]
      /** Games that could not be read: it must report them too. */
      unreadGames: UnreadGames[]
      /** When the oldest of it was read that could not be refreshed, in milliseconds; else null. */
      asOf: number | null
      /** Loads again what is missing. */
      retry: () => void
    }

/**
 * One combined plan with all its games, fetched in parallel (design "Games of a combined plan").
 * Loading lasts until every original plan has answered or failed: half a sheet must not look whole.
 */
export function usePublicCombinedPlan(code: string): PublicCombinedPlan {
  const plan = useCombinedPlan(code)
  const games = useQueries({
    queries: (plan.data?.originalPlans ?? []).map((planId) => ({
      ...originalPlanGamesQuery(planId),
      ...prefetched,
      select: wholeList<Game>,
    })),
    combine: (results) => ({
      isPending: results.some((result) => result.isPending),
      lists: results.map((result) => result.data),
      readAt: results.map(({ dataUpdatedAt }) => dataUpdatedAt),
      asOf: asOf(results),
      retry: () => readWhatIsMissing(results),
    }),
  })

  if (plan.data === undefined) {
    if (plan.isError && !plan.isFetching)
      return { state: 'failed', retry: () => void plan.refetch() }
    return { state: 'loading' }
  }
  if (plan.data === null) return { state: 'not-found' }
  if (games.isPending) return { state: 'loading' }
  const { originalPlans } = plan.data
  return {
    state: 'ready',
    plan: plan.data,
    games: newestOfCode(
      games.lists.map((list, index) => ({
        games: list?.rows ?? [],
        readAt: games.readAt[index] ?? 0,
      })),
    ),
    missingPlans: originalPlans.filter((_, index) => games.lists[index] === undefined),
    unreadGames: originalPlans.flatMap((of, index) => {
      const count = games.lists[index]?.unread.length ?? 0
      return count === 0 ? [] : [{ of, count }]
    }),
    asOf: older(asOf([plan]), games.asOf),
    retry: games.retry,
  }
}
