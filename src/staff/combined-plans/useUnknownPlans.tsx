import { useQueries } from '@tanstack/react-query'
import type { ApiError } from '../../api/errors'
import { plansQuery, useGamesOfOriginalPlans } from '../../api/plans'
import { teamKeys, teams } from '../../content/teams'
import { teamOfCode } from '../../domain/games/gameCode'
import { isSamePlanName, type Plan } from '../../domain/plan'
import { joined } from '../../domain/text'
import { combineTeamLists, failedLists } from '../records/useSeason'

/**
 * Which of a combined plan's original plans are unknown: no team's list has them, and the server has no
 * game of them. `suggestions` are the names of all lists, without what may be a renamed plan’s old name; `listed` are the plans of all lists, `failed` the lists that could
 * not be loaded, `unread` their names.
 */
export function useUnknownPlans(names: readonly string[]) {
  const plans = useQueries({ queries: teamKeys.map(plansQuery), combine: combineTeamLists })
  const namesOf = (listed: readonly Plan[]) => [...new Set(listed.map(({ name }) => name))]
  const listedNames = namesOf(plans.rows)
  const unlisted = plans.queries.some((list) => list.isPending)
    ? []
    : names.filter((name) => !isListed(name, listedNames))
  const responses = useGamesOfOriginalPlans(unlisted)
  const unknown = unlisted.filter((_, index) => responses[index] && isUnknownPlan(responses[index]))

  return {
    suggestions: namesOf(plans.rows.filter((plan) => !mayBeOldName(plan))),
    unknown,
    listed: plans.isWhole ? plans.rows : undefined,
    unread: failedLists(plans.queries, 'plans'),
    failed: plans.queries.filter(({ isError, data }) => isError && data === undefined),
  }
}

/** Where no call deletes plans, the old name of a renamed plan stays as an empty plan. */
function mayBeOldName({ name, eventNames }: Plan): boolean {
  const team = teamOfCode(name)
  return eventNames.length === 0 && team !== null && !teams[team].deletesPlans
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
