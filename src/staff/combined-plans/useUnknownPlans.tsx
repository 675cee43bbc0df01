import { useQueries } from '@tanstack/react-query'
import type { ApiError } from '../../api/errors'
import { originalPlanGamesQuery, plansQuery, useGamesOfOriginalPlans } from '../../api/plans'
import { useReread } from '../../api/writes/useReread'
import { teamKeys } from '../../content/teams'
import { isSamePlanName } from '../../domain/plan'
import type { Doubt } from '../kit/checks/useSaveHints'
import { together, unreadLists } from '../records/useSeason'

/**
 * Which of a combined plan's original plans are unknown: no team's list has them, and the server has no
 * game of them. `suggestions` are the names of all lists; `doubts` checks names again before a save;
 * `listed` are the plans of all lists, `failed` the lists that could not be loaded, `unread` their names.
 */
export function useUnknownPlans(names: readonly string[]) {
  const plans = useQueries({ queries: teamKeys.map(plansQuery), combine: together })
  const suggestions = [...new Set(plans.rows.map((plan) => plan.name))]
  const unlisted = plans.queries.some((list) => list.isPending)
    ? []
    : names.filter((name) => !isListed(name, suggestions))
  const responses = useGamesOfOriginalPlans(unlisted)
  const unknown = unlisted.filter((_, index) => responses[index] && isUnknownPlan(responses[index]))

  const reread = useReread()
  async function doubts(typed: readonly string[]): Promise<Doubt[]> {
    const found = await Promise.all(typed.map(isUnknown))
    const names = typed.filter((_, index) => found[index])
    if (names.length === 0) return []
    const detail = noGamesWords(names, 'until there is a plan of exactly this name')
    return [{ sentence: unknownWords(names), detail }]
  }
  async function isUnknown(name: string) {
    if (isListed(name, suggestions)) return false
    try {
      return isUnknownPlan({ data: await reread(originalPlanGamesQuery(name)), error: null })
    } catch (error) {
      return isUnknownPlan({ data: undefined, error: error as ApiError })
    }
  }
  return {
    suggestions,
    unknown,
    doubts,
    listed: plans.isWhole ? plans.rows : undefined,
    unread: unreadLists(plans.queries, 'plans'),
    failed: plans.queries.filter(({ isError, data }) => isError && data === undefined),
  }
}

/** 'C26WK is none of the plans.' */
export function unknownWords(names: readonly string[]): string {
  return `${names.join(', ')} ${names.length === 1 ? 'is' : 'are'} none of the plans.`
}

/** 'Customers see no games of it.' */
export const noGamesWords = (names: readonly string[], until = ''): string =>
  `${`Customers see no games of ${names.length === 1 ? 'it' : 'them'} ${until}`.trim()}.`

const isListed = (name: string, list: readonly string[]) =>
  list.some((other) => isSamePlanName(other, name))

/** A request that failed for another reason shows nothing about the plan. */
const isUnknownPlan = ({ data, error }: { data: unknown[] | undefined; error: ApiError | null }) =>
  data?.length === 0 || error?.status === 404 || error?.kind === 'refused'
