import { useQueries } from '@tanstack/react-query'
import type { ApiError } from '../../api/errors'
import { plansQuery, useGamesOfOriginalPlans } from '../../api/plans'
import { teamKeys } from '../../content/teams'
import { isSamePlanName } from '../../domain/plan'
import { codeKey } from '../../domain/recordKeys'
import { counted, joined } from '../../domain/text'
import { readableNames } from '../../domain/unreadable'
import { combineTeamLists, failedListNames } from '../records/teamLists'

/** The lists of all teams' plans, and the names that they suggest. */
export function usePlanSuggestions() {
  const lists = useQueries({ queries: teamKeys.map(plansQuery), combine: combineTeamLists })
  // A plan without games may be new, or the old name of a renamed plan. The lists don't tell which.
  const filled = lists.rows.filter(({ eventNames }) => eventNames.length > 0)
  return {
    lists,
    /** The names in all lists. Plans without games come last. */
    suggestions: [...new Set([...filled, ...lists.rows].map(({ name }) => name))],
    /** The lists that failed to load. */
    failed: lists.queries.filter(({ isError, data }) => isError && data === undefined),
  }
}

/**
 * Finds the unknown names among a combined plan's original plans, and says what is known about the
 * others. A plan is unknown if it isn't in any team's list and the server returns no games for it.
 */
export function useOriginalPlans(names: readonly string[]) {
  const { lists, suggestions } = usePlanSuggestions()
  const unlisted = lists.queries.some((list) => list.isPending)
    ? []
    : readableNames(names).filter(
        (name) => !suggestions.some((other) => isSamePlanName(other, name)),
      )
  const responses = useGamesOfOriginalPlans(unlisted)
  const unknown = unlisted.filter((_, index) => responses[index] && isUnknownPlan(responses[index]))
  return {
    suggestions,
    /** The number of a plan's games, as text. */
    noteOf(name: string) {
      const listed = lists.rows.filter((plan) => plan.name === name)
      const { size } = new Set(listed.flatMap(({ eventNames }) => eventNames.map(codeKey)))
      if (listed.length === 0) return undefined
      return size === 0 ? 'no games yet' : counted(size, 'game')
    },
    unknown,
    /** The plans of all lists; undefined until every list is loaded. */
    listed: lists.isComplete ? lists.rows : undefined,
    /** The names of the lists that failed to load. */
    unread: failedListNames(lists.queries, 'plans'),
  }
}

/** 'No plan named C26WK, so customers don’t see its games.' */
export const unknownPlansText = (names: readonly string[]): string =>
  names.length === 1
    ? `No plan named ${names[0]}, so customers don’t see its games.`
    : `No plans named ${joined(names)}, so customers don’t see their games.`

/**
 * Whether the response shows that the plan is unknown. Other failures say nothing about the plan.
 */
const isUnknownPlan = ({ data, error }: { data: unknown[] | undefined; error: ApiError | null }) =>
  data?.length === 0 || error?.status === 404 || error?.kind === 'refused'
