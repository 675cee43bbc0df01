import { useQueries } from '@tanstack/react-query'
import type { ApiError } from '../../api/errors'
import { plansQuery, useGamesOfOriginalPlans } from '../../api/plans'
import { teamKeys } from '../../content/teams'
import { isSamePlanName, type Plan } from '../../domain/plan'
import { codeKey } from '../../domain/recordKeys'
import { counted, joined } from '../../domain/text'
import { readableNames } from '../../domain/unreadable'
import { combineTeamLists, failedListNames } from '../records/teamLists'

/**
 * Which of a combined plan's original plans are unknown: no team's list has them, and the server has no
 * game of them. `suggestions` are the names of all lists, those without games last; `noteOf` counts games;
 * `listed` are the plans of all lists, `failed` the lists that could not be loaded, `unread` their names.
 */
export function useUnknownPlans(names: readonly string[]) {
  const plans = useQueries({ queries: teamKeys.map(plansQuery), combine: combineTeamLists })
  const namesOf = (listed: readonly Plan[]) => [...new Set(listed.map(({ name }) => name))]
  const listedNames = namesOf(plans.rows)
  const unlisted = plans.queries.some((list) => list.isPending)
    ? []
    : readableNames(names).filter((name) => !isListed(name, listedNames))
  const responses = useGamesOfOriginalPlans(unlisted)
  const unknown = unlisted.filter((_, index) => responses[index] && isUnknownPlan(responses[index]))

  // A new plan and the old name of a renamed one are both without games: no list tells them apart.
  const filled = namesOf(plans.rows.filter(({ eventNames }) => eventNames.length > 0))
  return {
    suggestions: [...new Set([...filled, ...listedNames])],
    noteOf(name: string) {
      const listed = plans.rows.filter((plan) => plan.name === name)
      const { size } = new Set(listed.flatMap(({ eventNames }) => eventNames.map(codeKey)))
      if (listed.length === 0) return undefined
      return size === 0 ? 'no games yet' : counted(size, 'game')
    },
    unknown,
    listed: plans.isComplete ? plans.rows : undefined,
    unread: failedListNames(plans.queries, 'plans'),
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
