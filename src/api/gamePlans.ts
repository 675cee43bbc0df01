import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { teamKeys } from '../content/teams'
import type { GamePlan } from '../domain/plan'
import { addresses, segment } from './addresses'
import { gamePlansHttp, readRecord } from './http'
import { keys } from './keys'
import { text } from './wire'

// A total that is no number is NaN: the form is blank then, and never saves another in its place.
const total = v.optional(v.pipe(v.unknown(), v.transform(Number)), null)
const gamePlanRow = v.object({ plan_event_name: text, plan_total_events: total })

/** GET gameplans/{id} — the record behind Edit Game Plan; null when the server has none. */
export function gamePlanQuery(id: string) {
  return queryOptions({
    queryKey: keys.gamePlans.one(id),
    queryFn: async ({ signal }) => {
      const row = v.safeParse(gamePlanRow, await readRecord(addresses.gamePlan(id), signal))
      if (!row.success) return null
      const plan: GamePlan = {
        name: row.output.plan_event_name.trim(),
        totalEvents: row.output.plan_total_events,
      }
      return plan.name === '' ? null : plan
    },
  })
}

export const useGamePlan = (id: string) => useQuery(gamePlanQuery(id))

/** The body of PUT gameplans/{id}. @forTests */
export function encodeGamePlan(plan: GamePlan) {
  return { plan_event_name: plan.name.trim(), plan_total_events: plan.totalEvents }
}

/** A plan's name is in its games, in the lists of the teams and in combined plans. */
const invalidatedByGamePlans = [
  ...teamKeys.map(keys.team),
  keys.mixedPlans.all,
  keys.combinedPlans.all,
]

/** PUT gameplans/{id}. */
export const useSaveGamePlan = (id: string) =>
  useMutation({
    mutationFn: async (plan: GamePlan) =>
      gamePlansHttp.put(`gameplans/${segment(id)}`, encodeGamePlan(plan)),
    // Read when it is opened again, not now: a renamed plan is no longer found by its old name.
    onSettled: (_data, _error, _plan, _result, { client }) =>
      client.invalidateQueries({ queryKey: keys.gamePlans.all, refetchType: 'none' }),
    meta: { invalidates: invalidatedByGamePlans },
  })
