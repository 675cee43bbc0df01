import { useQueries } from '@tanstack/react-query'
import type { ApiError } from '../../api/errors'
import { plansQuery, useGamesOfOriginalPlans } from '../../api/plans'
import { teamKeys } from '../../content/teams'
import { isSamePlanName } from '../../domain/plan'
import { joined } from '../../domain/text'
import { combineTeamLists, failedLists } from '../records/useSeason'

/**
 * Which of a combined plan's original plans are unknown: no team's list has them, and the server has no
 * game of them. `suggestions` are the names of all lists; `listed` are the plans of all lists, `failed` the lists that could
 * not be loaded, `unread` their names.
 */
export function useUnknownPlans(names: readonly string[]) {
  const plans = useQueries({ queries: teamKeys.map(plansQuery), combine: combineTeamLists })
  const suggestions = [...new Set(plans.rows.map((plan) => plan.name))]
  const unlisted = plans.queries.some((list) => list.isPending)
    ? []
    : names.filter((name) => !isListed(name, suggestions))
  const responses = useGamesOfOriginalPlans(unlisted)
  const unknown = unlisted.filter((_, index) => responses[index] && isUnknownPlan(responses[index]))

  return {
    suggestions,
    unknown,
    listed: plans.isWhole ? plans.rows : undefined,
    unread: failedLists(plans.queries, 'plans'),
    failed: plans.queries.filter(({ isError, data }) => isError && data === undefined),
  }
}

/** 'No plan named C26WK, so customers don’t see its games.' */
export const unknownWords = (names: readonly string[]): string =>
  names.length === 1
    ? `No plan named ${names[0]}, so customers don’t see its games.`
    : `No plans named ${joined(names)}, so customers don’t see their games.`

const isListed = (name: string, list: readonly string[]) =>
  list.some((other) => isSamePlanName(other, name))

/** A request that failed for another reason shows nothing about the plan. */
const isUnknownPlan = ({ data, error }: { data: unknown[] | undefined; error: ApiError | null }) =>
  data?.length === 0 || error?.status === 404 || error?.kind === 'refused'
