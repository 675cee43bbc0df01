import { type QueryKey, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { combinedPlansQuery } from '../../api/combinedPlans'
import { gamesQuery } from '../../api/games'
import { keys } from '../../api/keys'
import { mixedPlanGamesQuery, plansQuery } from '../../api/plans'
import { pricingLocationsQuery } from '../../api/pricingLocations'
import { repsQuery } from '../../api/reps'
import { MESSAGES } from '../../api/writes/messages'
import { eventPrices } from '../../content/season/current'
import { type TeamKey, teamKeys, teams } from '../../content/teams'
import type { RecordKind } from '../../domain/checks/finding'
import { kindChecks, recordKinds } from '../../domain/checks/kindChecks'
import { indexSeason, listNames, unlistedPlans } from '../../domain/checks/seasonIndex'
import type { ListName, SeasonRecords } from '../../domain/checks/seasonRecords'
import type { CombinedPlan } from '../../domain/combinedPlan'
import type { Plan } from '../../domain/plan'
import { todayEastern } from '../../domain/time/dates'
import { useClock } from '../../lib/externalStore'
import { combineTeamLists } from './teamLists'

/** A list that the checks use, with its query. */
interface SeasonList {
  /** The kind of the records. */
  list: ListName
  /** The list's name in a sentence. */
  name: string
  key: QueryKey
  /** The result of the query. */
  query: { data: unknown; isFetching: boolean; error: unknown; dataUpdatedAt: number } | undefined
}

/** The messages of failed loads (docs/rules/words.md#load-failures). */
export const LOAD_FAILURES: Record<ListName, string> = {
  games: MESSAGES.game.load,
  plans: MESSAGES.plan.load,
  combinedPlans: MESSAGES.combinedPlan.load,
  pricing: MESSAGES.pricingPlan.load,
  reps: MESSAGES.rep.load,
}

const NONE: never[] = []

/**
 * {@link useSeasonRecords} with `season`, the index that the checks use; null in the first render.
 * `isIndexed` is false while the index is of earlier records.
 */
export function useSeason(needed: readonly ListName[] = listNames) {
  const { records, ...rest } = useSeasonRecords(needed)
  // Deferred, because indexing a large season must not delay the first paint.
  const indexed = useDeferredValue<SeasonRecords | null>(records, null)
  const season = useMemo(() => indexed && indexSeason(indexed), [indexed])
  return { season, isIndexed: indexed === records, ...rest }
}

/**
 * All lists of the API, for the checks (docs/rules/checks.md) and for the impact of a save. `checked` are the
 * record kinds whose checks can run.
 * @param needed the lists to load. The other lists are only read from the cache.
 */
export function useSeasonRecords(needed: readonly ListName[] = listNames) {
  const client = useQueryClient()
  const enabledFor = (list: ListName) => ({ enabled: needed.includes(list) })
  const games = useQueries({
    queries: teamKeys.map((team) => ({ ...gamesQuery(team), ...enabledFor('games') })),
    combine: combineTeamLists,
  })
  const plans = useQueries({
    queries: teamKeys.map((team) => ({ ...plansQuery(team), ...enabledFor('plans') })),
    combine: combineTeamLists,
  })
  const combinedPlans = useQuery({ ...combinedPlansQuery(), ...enabledFor('combinedPlans') })
  const mixedPlans = useMixedPlans(combinedPlans.data, plans.isComplete ? plans.rows : undefined)
  const pricing = useQuery({ ...pricingLocationsQuery(), ...enabledFor('pricing') })
  const reps = useQuery({ ...repsQuery(), ...enabledFor('reps') })
  const today = useClock(todayEastern)

  const listsOfTeams = (
    list: 'games' | 'plans',
    keyOf: (team: TeamKey) => QueryKey,
    queries: readonly SeasonList['query'][],
  ): SeasonList[] =>
    teamKeys.map((team, index) => {
      return { list, name: `${teams[team].name} ${list}`, key: keyOf(team), query: queries[index] }
    })
  const lists: SeasonList[] = [
    ...listsOfTeams('games', keys.games, games.queries),
    ...listsOfTeams('plans', keys.plans.list, plans.queries),
    { list: 'combinedPlans', name: 'packages', key: keys.combinedPlans.list, query: combinedPlans },
    { list: 'pricing', name: 'pricing plans', key: keys.pricingLocations.list, query: pricing },
    { list: 'reps', name: 'representatives', key: keys.reps.list, query: reps },
  ]
  const checkable = useMemo(() => {
    const isLoaded: Record<ListName, boolean> = {
      games: games.isComplete,
      plans: plans.isComplete,
      combinedPlans: combinedPlans.data !== undefined,
      pricing: pricing.data !== undefined,
      reps: reps.data !== undefined,
    }
    const canCheck = (kind: RecordKind) => kindChecks[kind].lists.every((list) => isLoaded[list])
    return {
      records: {
        games: [...games.rows, ...mixedPlans.games],
        plans: [...plans.rows, ...mixedPlans.plans],
        combinedPlans: combinedPlans.data ?? NONE,
        pricing: pricing.data ?? NONE,
        reps: reps.data ?? NONE,
        prices: eventPrices,
        unreadPlans: mixedPlans.unread,
        today,
      } satisfies SeasonRecords,
      checked: recordKinds.filter(canCheck),
      /** The kinds whose checks can't run, because a list isn't loaded. */
      unchecked: recordKinds.filter((kind) => !canCheck(kind)),
    }
  }, [
    games.rows,
    games.isComplete,
    plans.rows,
    plans.isComplete,
    mixedPlans,
    combinedPlans.data,
    pricing.data,
    reps.data,
    today,
  ])
  return {
    ...checkable,
    lists,
    refetch: () => {
      for (const { key } of lists) void client.refetchQueries({ queryKey: key, exact: true })
    },
  }
}

/** Loads the plans in combined plans that aren't in any list, such as plans with games of both teams. */
function useMixedPlans(combinedPlans: CombinedPlan[] = NONE, listed?: Plan[]) {
  const names = listed ? unlistedPlans(combinedPlans, listed) : NONE
  return useQueries({
    queries: names.map(mixedPlanGamesQuery),
    combine(results) {
      const read = names.map((name, index) => ({ name, games: results[index]?.data }))
      return {
        games: read.flatMap(({ games }) => games ?? NONE),
        // The server returns the same response for an unknown plan and for a plan without games.
        plans: read.flatMap(({ name, games = NONE }) =>
          games.length > 0 ? [{ name, eventNames: games.map(({ eventName }) => eventName) }] : NONE,
        ),
        unread: read.filter(({ games }) => games === undefined).map(({ name }) => name),
      }
    },
  })
}
