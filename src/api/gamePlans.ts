import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { teamKeys } from '../content/teams'
import type { GamePlan } from '../domain/plan'
import { addresses, segment } from './addresses'
import { gamePlansHttp, readRecord } from './http'
import { keys } from './keys'
import { keySchema, readAs } from './wire'

// A total that is null or missing becomes 0. One that isn't a number becomes NaN: the form then shows
// a blank field and saves no other number in its place.
const totalEventsSchema = v.optional(v.pipe(v.unknown(), v.transform(Number)), null)
const gamePlanSchema = v.pipe(
  v.object({ plan_event_name: keySchema, plan_total_events: totalEventsSchema }),
  v.transform(
    (row): GamePlan => ({ name: row.plan_event_name, totalEvents: row.plan_total_events }),
  ),
)

/** GET gameplans/{id} — the record behind Edit Game Plan, or null if the server has none. */
export const gamePlanQuery = (id: string) =>
  queryOptions({
    queryKey: keys.gamePlans.detail(id),
    queryFn: async ({ signal }) =>
      readAs(gamePlanSchema, await readRecord(addresses.gamePlan(id), signal)),
  })

export const useGamePlan = (id: string) => useQuery(gamePlanQuery(id))

/** The body of PUT gameplans/{id}. @forTests */
export function encodeGamePlan(plan: GamePlan) {
  return { plan_event_name: plan.name.trim(), plan_total_events: plan.totalEvents }
}

/** A plan's name is also stored in its games, in the teams' lists and in combined plans. */
const invalidatedBySave = [...teamKeys.map(keys.team), keys.mixedPlans.all, keys.combinedPlans.all]

/** PUT gameplans/{id}. */
export const useSaveGamePlan = (id: string) =>
  useMutation({
    mutationFn: async (plan: GamePlan) =>
      gamePlansHttp.put(`gameplans/${segment(id)}`, encodeGamePlan(plan)),
    // Do not refetch it now: after a rename, the old name no longer finds the plan.
    onSettled: (_data, _error, _plan, _result, { client }) =>
      client.invalidateQueries({ queryKey: keys.gamePlans.all, refetchType: 'none' }),
    meta: { invalidates: invalidatedBySave },
  })
