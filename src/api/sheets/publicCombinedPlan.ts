import type { CombinedPlan } from '../../domain/combinedPlan'
import type { Game } from '../../domain/games/game'
import { mergeByNewest } from '../../domain/games/uniqueGames'
import { readableNames, withBlanks } from '../../domain/unreadable'
import { useCombinedPlan } from '../combinedPlans'
import { originalPlanGamesQuery } from '../plans'
import { olderStaleSince, staleSince, type UnreadRows, useGameLists } from './sheetReads'

/** The data of a combined plan's sheet. */
export type PublicCombinedPlan =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'not-found' }
  | {
      state: 'ready'
      plan: CombinedPlan
      /** The games of all original plans, each once. If lists differ, the newest list wins. */
      games: Game[]
      /** Original plans whose games could not be loaded: the sheet must name them. */
      missingPlans: string[]
      /** Values and games that could not be read: the sheet must name their plans too. */
      unreadGames: UnreadRows[]
      /**
       * When the oldest list that could not be refreshed was read, in milliseconds; null if all are
       * fresh.
       */
      staleSince: number | null
      /** Refetches what is missing. */
      retry: () => void
    }

/**
 * One combined plan with all its games, read in parallel (docs/rules/calls.md#games-and-plans). It
 * is loading until every original plan has been read or has failed, because half a sheet must not
 * look complete.
 */
export function usePublicCombinedPlan(code: string): PublicCombinedPlan {
  const plan = useCombinedPlan(code)
  const games = useGameLists(readableNames(plan.data?.originalPlans ?? []), originalPlanGamesQuery)

  if (plan.data === undefined) {
    const hasFailed = plan.isError && !plan.isFetching
    return hasFailed ? { state: 'failed', retry: () => void plan.refetch() } : { state: 'loading' }
  }
  if (plan.data === null) return { state: 'not-found' }
  if (games.isPending) return { state: 'loading' }
  const unreadable = Object.keys(plan.data.unreadable ?? {})
  return {
    state: 'ready',
    plan: withBlanks(plan.data),
    games: mergeByNewest(
      games.lists.map(({ list, readAt }) => ({ games: list?.rows ?? [], readAt })),
    ),
    missingPlans: games.lists.flatMap(({ code, list }) => (list ? [] : [code])),
    unreadGames: [
      { planName: plan.data.code, count: unreadable.length, kind: 'value' as const },
      ...games.lists.map(({ code, list }) => ({ planName: code, count: list?.unread.length ?? 0 })),
    ].filter(({ count }) => count > 0),
    staleSince: olderStaleSince(staleSince([plan]), games.staleSince),
    retry: games.retry,
  }
}
