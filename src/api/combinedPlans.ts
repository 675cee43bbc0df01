import { queryOptions, useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import type { CombinedPlan } from '../domain/combinedPlan'
import { addresses } from './addresses'
import { listQuery } from './cache/listQuery'
import { decodeList } from './cache/rowList'
import { gamePlansHttp } from './http/http'
import { readRecord } from './http/readRecord'
import { commaList, key, text } from './http/wire'
import { keys } from './keys'

/* Combined plans over the wire: how rows are read, and the hooks that do it. */

const fields = {
  plan_event_title: text,
  plan_event_pdf: text,
  last_updated: text,
  original_plans: commaList,
}
const row = v.pipe(v.object({ combine_plan_event: key, ...fields }), v.transform(toCombinedPlan))
const single = v.object({ combine_plan_event: text, ...fields })

function toCombinedPlan(wire: v.InferOutput<typeof single>): CombinedPlan {
  return {
    code: wire.combine_plan_event.trim(),
    title: wire.plan_event_title.trim(),
    pdf: wire.plan_event_pdf.trim() || null,
    lastUpdated: wire.last_updated.trim(),
    originalPlans: wire.original_plans,
  }
}

/** All combined plans, read now. Throws ApiError. */
export const readCombinedPlans = async (signal?: AbortSignal) =>
  decodeList({ schema: row }, await gamePlansHttp.get(addresses.combinedPlans(), signal))

/** GET combined/distinct — all combined plans. */
export const combinedPlansQuery = () =>
  listQuery(keys.combinedPlans.list, (signal) => readCombinedPlans(signal))

/**
 * GET combined/distinct/single/{code} — one combined plan; null when the server knows none by that
 * code: a 404, or any readable answer without `combine_plan_event`
 * (docs/rules/calls.md#combined-plans).
 */
export function combinedPlanQuery(code: string) {
  return queryOptions({
    queryKey: keys.combinedPlans.one(code),
    queryFn: async ({ signal }) =>
      readCombinedPlan(await readRecord(addresses.combinedPlan(code), signal)),
    meta: { logAs: 'Error fetching combined plan data' },
  })
}

function readCombinedPlan(body: unknown): CombinedPlan | null {
  const read = v.safeParse(single, body)
  return read.success && read.output.combine_plan_event.trim() !== ''
    ? toCombinedPlan(read.output)
    : null
}

/** All combined plans. Throws ApiError into `error`. */
export const useCombinedPlans = () => useQuery(combinedPlansQuery())
/** One combined plan, or null. @forTests */
export const useCombinedPlan = (code: string) => useQuery(combinedPlanQuery(code))
