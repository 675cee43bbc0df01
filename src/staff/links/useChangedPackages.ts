import { useQueries, useQueryClient } from '@tanstack/react-query'
import { selectList } from '../../api/cache/rowList'
import { useCombinedPlans } from '../../api/combinedPlans'
import { gamesQuery } from '../../api/games'
import { clockSkewMs } from '../../api/serverClock'
import { teamKeys } from '../../content/teams'
import { changedPackage } from '../../domain/games/changedPackage'
import type { Game } from '../../domain/games/game'
import { createGameFinder } from '../../domain/games/gameChange'
import { todayEastern } from '../../domain/time/dates'
import { useStore } from '../../lib/externalStore'
import { gameChangeLogOf } from './gameChanges'
import { actionKey, useDoneMarks } from './useDoneMarks'

interface ChangedPackagesOptions {
  /** Whether to load lists of games that aren't cached, which the messages need. */
  readsGames?: boolean
  /** Skips packages without a later change, in milliseconds since 1970. */
  since?: number | undefined
}

/** The packages whose games this person has changed, and the query of all packages. */
export function useChangedPackages({ readsGames = false, since }: ChangedPackagesOptions = {}) {
  const query = useCombinedPlans()
  const changes = useStore(gameChangeLogOf(useQueryClient()))
  const { timesOf } = useDoneMarks()
  const today = todayEastern()
  const findListed = useListedGames({ changedAt: changes.at(-1)?.at ?? 0, enabled: readsGames })
  const changedPackages = query.data?.map((plan) =>
    changedPackage(plan, changes, {
      told: timesOf(actionKey('told', plan)),
      marked: timesOf(actionKey('marked', plan)),
      dismissed: timesOf(actionKey('dismissed', plan)),
      today,
      findListed,
      since,
    }),
  )
  return { query, packages: changedPackages?.filter((changed) => changed !== undefined) ?? [] }
}

/**
 * Finds games in the lists that were loaded after a change.
 * @param changedAt milliseconds since 1970 by the server's clock. The times of queries use this
 * device's clock.
 */
function useListedGames({ changedAt, enabled }: { changedAt: number; enabled: boolean }) {
  const queries = useQueries({
    queries: teamKeys.map((team) => ({ ...gamesQuery(team), enabled, select: selectList<Game> })),
  })
  const fresh = queries.map(({ data, dataUpdatedAt }) =>
    dataUpdatedAt > changedAt + clockSkewMs() ? data : null,
  )
  return createGameFinder(
    fresh.flatMap((list) => list?.rows ?? []),
    // An unreadable game isn't a deleted game.
    teamKeys.filter((_team, index) => fresh[index]?.unread.length === 0),
  )
}
