import { useMutation } from '@tanstack/react-query'
import type { TeamKey } from '../../content/teams'
import { type Game, NO_GAME } from '../../domain/games/game'
import type { Plan } from '../../domain/plan'
import { teamRoot } from '../addresses'
import { gamePlansHttp } from '../http/http'
import { segment } from '../http/segment'
import { keys } from '../keys'
import { encodeGame, touchedBy } from './gameWrites'
import { type Batch, settleAll } from './settleAll'
import { useListDelete } from './useListDelete'
import { useListUpdate } from './useListUpdate'

/* Writes of plans: what adds games to one, takes them out, and deletes it. */

/** What {@link useAddGameToPlan} sends: a plan's name and, unless the plan starts empty, a game. */
export interface PlanAddition {
  plan: string
  game: Game | null
}

/**
 * The aggregate form of `add`: `plans` is one name, and there is no `event_id`
 * (docs/rules/calls.md#games-and-plans).
 * @forTests
 */
export function encodePlanAddition({ plan, game }: PlanAddition) {
  const { event_id: _, ...body } = encodeGame(game ?? NO_GAME)
  return { ...body, plans: plan.trim() }
}

/** POST {team}/add in the aggregate form. */
export const addToPlan = async (team: TeamKey, addition: PlanAddition) =>
  gamePlansHttp.post(`${teamRoot(team)}/add`, encodePlanAddition(addition))

/** Creates a plan, or adds a game to one. */
export function useAddGameToPlan(team: TeamKey) {
  return useMutation({
    mutationFn: (addition: PlanAddition) => addToPlan(team, addition),
    meta: { invalidates: touchedBy(team) },
  })
}

/** The same for several games of a plan that is there; read again once, at the end. */
export function useAddGamesToPlan(team: TeamKey) {
  return useMutation({
    mutationFn: (batch: Batch<PlanAddition>) =>
      settleAll(batch, (addition) => addToPlan(team, addition)),
    meta: { invalidates: touchedBy(team) },
  })
}

/** One game of a plan. */
interface PlanGame {
  plan: string
  eventName: string
}

/** DELETE {team}/distinct/plans/delete/{plan}?event_name= — takes one game out of a plan. */
export async function removeGameFromPlan(team: TeamKey, { plan, eventName }: PlanGame) {
  segment(eventName) // without a name this call would delete the whole plan
  return gamePlansHttp.delete(`${teamRoot(team)}/distinct/plans/delete/${segment(plan)}`, {
    event_name: eventName.trim(),
  })
}

/** DELETE {team}/distinct/plans/delete/{plan} — a whole plan of a team that has this call. */
export const deletePlan = async (team: TeamKey, plan: string) =>
  gamePlansHttp.delete(`${teamRoot(team)}/distinct/plans/delete/${segment(plan)}`)

/** Takes one game out of a plan. */
export function useRemoveGameFromPlan(team: TeamKey) {
  const update = useListUpdate()
  return useMutation({
    mutationFn: (planGame: PlanGame) => removeGameFromPlan(team, planGame),
    onSuccess: async (_, { plan, eventName }) => {
      for (const queryKey of [keys.plans.gamesOf(team, plan), keys.pricedPlans.gamesOf(plan)]) {
        await update<Game>(queryKey, (games) =>
          games.filter((game) => game.eventName !== eventName),
        )
      }
    },
    meta: { invalidates: touchedBy(team) },
  })
}

/** A whole plan goes. */
export const useDeletePlan = (team: TeamKey) =>
  useListDelete(
    keys.plans.list(team),
    (plan: Plan) => plan.name,
    (plan) => deletePlan(team, plan),
    { invalidates: touchedBy(team) },
  )
