import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import type { GamePlan } from '../domain/plan'
import { ApiError } from './errors'
import { gamePlansHttp, segment } from './http'
import { decode, integer, text } from './wire'

const gamePlanRow = v.object({ plan_event_name: text, plan_total_events: integer })

const gamePlanKeys = { all: ['game-plans'] as const }

/** GET gameplans/{id} — the record behind Edit Game Plan; null when the server has none. */
export function gamePlanQuery(id: string) {
  return queryOptions({
    queryKey: [...gamePlanKeys.all, id] as const,
    queryFn: async ({ signal }) => {
      const body = await readRecord(id, signal)
      const record = Array.isArray(body) ? body[0] : body
      if (record === null || record === undefined) return null
      const row = decode(gamePlanRow, record)
      const plan: GamePlan = {
        name: row.plan_event_name.trim(),
        totalEvents: row.plan_total_events,
      }
      return plan.name === '' ? null : plan
    },
  })
}

async function readRecord(id: string, signal: AbortSignal): Promise<unknown> {
  try {
    return await gamePlansHttp.get(`gameplans/${segment(id)}`, signal)
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

/** One game plan, or null (section 7). Throws ApiError into `error`. */
export const useGamePlan = (id: string) => useQuery(gamePlanQuery(id))

/** The body of PUT gameplans/{id}. */
export function encodeGamePlan(plan: GamePlan) {
  return { plan_event_name: plan.name.trim(), plan_total_events: plan.totalEvents }
}

/** A plan's name stands in its games, in the lists of both teams and in combined plans. */
const touched = {
  invalidates: [gamePlanKeys.all, ['bruins'], ['celtics'], ['details'], ['combined-plans']],
}

/** PUT gameplans/{id}. */
export function useSaveGamePlan(id: string) {
  return useMutation({
    mutationFn: async (plan: GamePlan) =>
      gamePlansHttp.put(`gameplans/${segment(id)}`, encodeGamePlan(plan)),
    meta: touched,
  })
}
