import { queryOptions, useMutation, useQueries, useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { pricingTeam, type TeamKey } from '../content/teams'
import { type Game, NO_GAME, teamOfCode } from '../domain/games/game'
import { isSamePlanName, type Plan } from '../domain/plan'
import { addresses, segment, teamRoot } from './addresses'
import { listQuery, updateList, useDeleteRow, useWrite } from './cache/listQuery'
import { decodeList, type RowList, selectRows } from './cache/rowList'
import { decodeGames, encodeGame, invalidatedByGames } from './games'
import { gamePlansHttp } from './http'
import { keys } from './keys'
import { idSchema, keySchema, listSchema } from './wire'

/* The lists of plans. */

const planRow = v.pipe(
  v.object({ plan_event_name: keySchema, event_name: listSchema, id: idSchema }),
  v.transform(
    (row): Plan => ({
      name: row.plan_event_name,
      eventNames: row.event_name,
      ...(row.id !== null && { id: row.id }),
    }),
  ),
)

const decodePlans = (body: unknown): RowList<Plan> => decodeList({ schema: planRow }, body)

/** GET {team}/distinct/plans — the plans of a team with the codes of their games. */
export const plansQuery = (team: TeamKey) =>
  listQuery(keys.plans.list(team), () => addresses.plans(team), decodePlans)

export const usePlans = (team: TeamKey) => useQuery(plansQuery(team))

/** GET bruins-games/distinct/plans/pricing — the Bruins plans sold by price. @forTests */
export const pricedPlansQuery = () =>
  listQuery(keys.pricedPlans.list, addresses.pricedPlans, decodePlans)

export const usePricedPlans = () => useQuery(pricedPlansQuery())

/**
 * The Bruins plans sold by price, with the codes of their games. A server may list these plans with
 * only their names (docs/rules/calls.md#games-and-plans). Then the games are taken from the list of
 * all plans.
 */
export const pricedPlansWithGamesQuery = () =>
  queryOptions({
    queryKey: keys.pricedPlans.withGames,
    queryFn: async ({ signal }) => {
      const read = async (path: string) => decodePlans(await gamePlansHttp.get(path, { signal }))
      const priced = await read(addresses.pricedPlans())
      if (priced.rows.some(({ eventNames }) => eventNames.length > 0)) return priced
      const { rows: teamPlans } = await read(addresses.plans(pricingTeam))
      const withGames = (plan: Plan) =>
        teamPlans.find(({ name }) => isSamePlanName(name, plan.name)) ?? plan
      return { ...priced, rows: priced.rows.map(withGames) }
    },
    select: selectRows,
  })

export const usePricedPlansWithGames = () => useQuery(pricedPlansWithGamesQuery())

/* The games of one plan, by the kind of plan. */

/**
 * The games at an address. `queryKey` is widened to strings, so that the queries of all kinds of
 * plans have one type.
 */
const gamesQueryAt = (path: () => string, queryKey: readonly string[]) =>
  listQuery(queryKey, path, decodeGames, {
    meta: { logAs: 'Error fetching original plan details' },
  })

/** The query of one plan's games. */
export type PlanGamesQuery = ReturnType<typeof gamesQueryAt>

/** GET {team}/distinct/plans/{plan_event_name} — the games of one plan. */
export const planGamesQuery = (team: TeamKey, plan: string) =>
  gamesQueryAt(() => addresses.planGames(team, plan), keys.plans.gamesOf(team, plan))

export const usePlanGames = (team: TeamKey, plan: string) => useQuery(planGamesQuery(team, plan))

/** GET bruins-games/distinct/plans/pricing/{code} — the games of one plan sold by price. */
export const pricedPlanGamesQuery = (code: string) =>
  gamesQueryAt(() => addresses.pricedPlanGames(code), keys.pricedPlans.gamesOf(code))

export const usePricedPlanGames = (code: string) => useQuery(pricedPlanGamesQuery(code))

/** GET details/{id} — the games of a plan that belongs to several teams or to none. */
export const mixedPlanGamesQuery = (plan: string) =>
  gamesQueryAt(() => addresses.mixedPlanGames(plan), keys.mixedPlans.gamesOf(plan))

/**
 * The games of one original plan of a combined plan. The first letter of the plan's id chooses the
 * call (docs/rules/calls.md#games-and-plans): each team has its own, and all other plans are under
 * `details`.
 */
export function originalPlanGamesQuery(plan: string) {
  const team = teamOfCode(plan)
  return team === null ? mixedPlanGamesQuery(plan) : planGamesQuery(team, plan)
}

/** The games of several original plans of a combined plan, in the same order. */
export const useGamesOfOriginalPlans = (plans: readonly string[]) =>
  useQueries({ queries: plans.map(originalPlanGamesQuery) })

/* Writes. */

/** A plan by its name, and the game to add to it. */
export interface PlanAddition {
  plan: string
  /** Null creates an empty plan. */
  game: Game | null
}

/**
 * The body of `add` in the aggregate form: `plans` is one name, and there is no `event_id`
 * (docs/rules/calls.md#games-and-plans).
 * @forTests
 */
export function encodePlanAddition({ plan, game }: PlanAddition) {
  const { event_id: _, ...body } = encodeGame({ ...(game ?? NO_GAME), plans: [] })
  return { ...body, plans: plan.trim() }
}

/** POST {team}/add in the aggregate form — creates a plan, or adds a game to one. */
export const addToPlan = async (team: TeamKey, addition: PlanAddition) =>
  gamePlansHttp.post(`${teamRoot(team)}/add`, encodePlanAddition(addition))

export const useAddGameToPlan = (team: TeamKey) =>
  useWrite((addition: PlanAddition) => addToPlan(team, addition), invalidatedByGames(team))

interface PlanRemoval {
  plan: string
  eventName: string
}

/** DELETE {team}/distinct/plans/delete/{plan}?event_name= — removes one game from a plan. */
export async function removeGameFromPlan(team: TeamKey, { plan, eventName }: PlanRemoval) {
  // Called only to throw if the name is blank: without a name the call would delete the whole plan.
  segment(eventName)
  return gamePlansHttp.delete(`${teamRoot(team)}/distinct/plans/delete/${segment(plan)}`, {
    params: { event_name: eventName.trim() },
  })
}

export const useRemoveGameFromPlan = (team: TeamKey) =>
  useMutation({
    mutationFn: (planGame: PlanRemoval) => removeGameFromPlan(team, planGame),
    onSuccess: async (_data, { plan, eventName }, _result, { client }) => {
      for (const list of [keys.plans.gamesOf(team, plan), keys.pricedPlans.gamesOf(plan)]) {
        await updateList<Game>(client, list, (games) =>
          games.filter((game) => game.eventName !== eventName),
        )
      }
    },
    meta: { invalidates: invalidatedByGames(team) },
  })

/**
 * DELETE {team}/distinct/plans/delete/{plan} — deletes a whole plan. Not every team has this call.
 */
export const deletePlan = async (team: TeamKey, plan: string) =>
  gamePlansHttp.delete(`${teamRoot(team)}/distinct/plans/delete/${segment(plan)}`)

export const useDeletePlan = (team: TeamKey) =>
  useDeleteRow({
    list: keys.plans.list(team),
    keyOf: (plan: Plan) => plan.name,
    remove: (name) => deletePlan(team, name),
    invalidates: invalidatedByGames(team),
  })
