import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { teamKeys } from '../content/teams'
import type { GamePlan } from '../domain/plan'
import { addresses, segment } from './addresses'
import { gamePlansHttp, readRecord } from './http'
import { keys } from './keys'
import { key } from './wire'

// A total that is no number is NaN: the form is blank then, and never saves another in its place.
const total = v.optional(v.pipe(v.unknown(), v.transform(Number)), null)
const gamePlanRow = v.pipe(
  v.object({ plan_event_name: key, plan_total_events: total }),
  v.transform(
    (row): GamePlan => ({ name: row.plan_event_name, totalEvents: row.plan_total_events }),
  ),
)

/** GET gameplans/{id} — the record behind Edit Game Plan; null when the server has none. */
export const gamePlanQuery = (id: string) =>
  queryOptions({
    queryKey: keys.gamePlans.one(id),
    queryFn: async ({ signal }) => {
      const row = v.safeParse(gamePlanRow, await readRecord(addresses.gamePlan(id), signal))
      return row.success ? row.output : null
    },
  })

export const useGamePlan = (id: string) => useQuery(gamePlanQuery(id))

/** The body of PUT gameplans/{id}. @forTests */
export function encodeGamePlan(plan: GamePlan) {
  return { plan_event_name: plan.name.trim(), plan_total_events: plan.totalEvents }
}

/** A plan's name is in its games, in the lists of the teams and in combined plans. */
const invalidatedBySave = [...teamKeys.map(keys.team), keys.mixedPlans.all, keys.combinedPlans.all]

/** PUT gameplans/{id}. */
export const useSaveGamePlan = (id: string) =>
  useMutation({
    mutationFn: async (plan: GamePlan) =>
      gamePlansHttp.put(`gameplans/${segment(id)}`, encodeGamePlan(plan)),
    // Read when it is opened again, not now: a renamed plan is no longer found by its old name.
    onSettled: (_data, _error, _plan, _result, { client }) =>
      client.invalidateQueries({ queryKey: keys.gamePlans.all, refetchType: 'none' }),
    meta: { invalidates: invalidatedBySave },
  })
