import { queryOptions, useQueries, useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { pricingTeam, type TeamKey } from '../content/teams'
import { teamOfCode } from '../domain/games/team'
import { isSamePlanName, type Plan } from '../domain/plan'
import { addresses } from './addresses'
import { listQuery } from './cache/listQuery'
import { decodeList, type RowList, rowsOf } from './cache/rowList'
import { decodeGames } from './games'
import { gamePlansHttp } from './http/http'
import { commaList, key } from './http/wire'
import { keys } from './keys'

/*
 * Plans and the games in them over the wire: lists by team, by price and of both teams.
 */

const planRow = v.pipe(
  v.object({ plan_event_name: key, event_name: commaList }),
  v.transform((row): Plan => ({ name: row.plan_event_name, eventNames: row.event_name })),
)

const readPlans = async (path: string, signal: AbortSignal) =>
  decodeList({ schema: planRow }, await gamePlansHttp.get(path, signal))

/** GET {team}/distinct/plans — the plans of a team with the codes of their games. */
export const plansQuery = (team: TeamKey) =>
  listQuery(keys.plans.list(team), (signal) => readPlans(addresses.plans(team), signal))

/** GET bruins-games/distinct/plans/pricing — the Bruins plans that are sold by price. @forTests */
export const pricedPlansQuery = () =>
  listQuery(keys.pricedPlans.list, (signal) => readPlans(addresses.pricedPlans(), signal))

/**
 * The same with the codes of their games. A server may list these plans by name alone
 * (docs/rules/calls.md#games-and-plans names no other field): then their games are those of the
 * list of all plans.
 */
export const pricedPlansWithGamesQuery = () =>
  listQuery(keys.pricedPlans.withGames, async (signal): Promise<RowList<Plan>> => {
    const { rows: priced, unread } = await readPlans(addresses.pricedPlans(), signal)
    if (priced.some(({ eventNames }) => eventNames.length > 0)) return { rows: priced, unread }
    const { rows: all } = await readPlans(addresses.plans(pricingTeam), signal)
    return {
      rows: priced.map((plan) => all.find(({ name }) => isSamePlanName(name, plan.name)) ?? plan),
      unread,
    }
  })

/** The games found under a path; every plan's games have the same type of key. */
function gamesUnder(path: () => string, queryKey: readonly string[]) {
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }) => decodeGames(await gamePlansHttp.get(path(), signal)),
    select: rowsOf,
    meta: { logAs: 'Error fetching original plan details' },
  })
}

/** GET {team}/distinct/plans/{plan_event_name} — the games of one plan. */
export const planGamesQuery = (team: TeamKey, plan: string) =>
  gamesUnder(() => addresses.planGames(team, plan), keys.plans.gamesOf(team, plan))

/** GET bruins-games/distinct/plans/pricing/{code} — the games of one plan sold by price. */
export const pricedPlanGamesQuery = (code: string) =>
  gamesUnder(() => addresses.pricedPlanGames(code), keys.pricedPlans.gamesOf(code))

/** GET details/{id} — the games of a plan that belongs to no team alone. */
export const mixedPlanGamesQuery = (plan: string) =>
  gamesUnder(() => addresses.mixedPlanGames(plan), keys.mixedPlans.gamesOf(plan))

/**
 * The games of one original plan of a combined plan, by the letter its id starts with
 * (docs/rules/calls.md#games-and-plans): each team has an endpoint of its own, everything else is under
 * details.
 */
export function originalPlanGamesQuery(plan: string) {
  const team = teamOfCode(plan)
  return team === null ? mixedPlanGamesQuery(plan) : planGamesQuery(team, plan)
}

/** The plans of a team. Throws ApiError into `error`. */
export const usePlans = (team: TeamKey) => useQuery(plansQuery(team))
/** The Bruins plans sold by price. */
export const usePricedPlans = () => useQuery(pricedPlansQuery())
/** The Bruins plans sold by price, with the codes of their games. */
export const usePricedPlansWithGames = () => useQuery(pricedPlansWithGamesQuery())
/** The games of one plan. */
export const usePlanGames = (team: TeamKey, plan: string) => useQuery(planGamesQuery(team, plan))
/** The games of one plan sold by price. */
export const usePricedPlanGames = (code: string) => useQuery(pricedPlanGamesQuery(code))
/** The games of a plan whose id starts with neither B nor C. @forTests */
export const useMixedPlanGames = (plan: string) => useQuery(mixedPlanGamesQuery(plan))
/** The games of several original plans of a combined plan, in their order. */
export const useGamesOfOriginalPlans = (plans: readonly string[]) =>
  useQueries({ queries: plans.map(originalPlanGamesQuery) })
