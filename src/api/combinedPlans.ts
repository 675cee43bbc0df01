import { queryOptions, useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import type { CombinedPlan } from '../domain/combinedPlan'
import { addresses, segment } from './addresses'
import { listQuery, prefetched, useDeleteRow, useWrite } from './cache/listQuery'
import { decodeList } from './cache/rowList'
import { gamePlansHttp, readRecord } from './http'
import { keys } from './keys'
import { keySchema, readAs, toList, toText } from './wire'
import { decodeTexts, encodeList, encodeTexts } from './wireFields'

const combinedPlanTexts = { title: 'plan_event_title', pdf: 'plan_event_pdf' }

const combinedPlanRow = v.pipe(
  v.looseObject({ combine_plan_event: keySchema }),
  v.transform((row): CombinedPlan => {
    const texts = decodeTexts(row, combinedPlanTexts, { originalPlans: 'original_plans' })
    return {
      ...texts,
      code: row.combine_plan_event,
      pdf: texts.pdf || null,
      lastUpdated: toText(row.last_updated).trim(),
      originalPlans: toList(row.original_plans),
    }
  }),
)

/** GET combined/distinct — all combined plans. */
export const combinedPlansQuery = () =>
  listQuery(keys.combinedPlans.list, addresses.combinedPlans, (body) =>
    decodeList({ schema: combinedPlanRow }, body),
  )

/**
 * GET combined/distinct/single/{code} — one combined plan, or null if the server has no plan with
 * that code: it sends a 404, or a readable response without `combine_plan_event`
 * (docs/rules/calls.md#combined-plans).
 */
export const combinedPlanQuery = (code: string) =>
  queryOptions({
    queryKey: keys.combinedPlans.detail(code),
    queryFn: async ({ signal }) =>
      readAs(combinedPlanRow, await readRecord(addresses.combinedPlan(code), signal)),
    meta: { logAs: 'Error fetching combined plan data' },
  })

export const useCombinedPlans = () => useQuery(combinedPlansQuery())

/** One combined plan for a sheet. The sheet's loader has requested it already. */
export const useCombinedPlan = (code: string) =>
  useQuery({ ...combinedPlanQuery(code), ...prefetched })

/**
 * The body of POST and PUT. The PDF is null if there is none, and `original_plans` is one
 * comma-separated text (docs/rules/calls.md#combined-plans).
 * @forTests
 */
export function encodeCombinedPlan(plan: CombinedPlan) {
  const texts = encodeTexts({ ...plan, pdf: plan.pdf ?? '' }, combinedPlanTexts)
  return {
    combine_plan_event: plan.code.trim(),
    ...texts,
    plan_event_pdf: texts.plan_event_pdf || null,
    original_plans: encodeList(plan, 'originalPlans', 'original_plans', commaText),
  }
}

const commaText = (names: string[]) =>
  names
    .map((name) => name.trim())
    .filter(Boolean)
    .join(',')

const invalidatedByCombinedPlans = [keys.combinedPlans.all]

/** POST combined/distinct. */
export const createCombinedPlan = async (plan: CombinedPlan) =>
  gamePlansHttp.post('combined/distinct', encodeCombinedPlan(plan))

export const useCreateCombinedPlan = () => useWrite(createCombinedPlan, invalidatedByCombinedPlans)

/** PUT combined/distinct/{combine_plan_event} — replaces the combined plan stored under `code`. */
export const updateCombinedPlan = async ({ code, plan }: { code: string; plan: CombinedPlan }) =>
  gamePlansHttp.put(`combined/distinct/${segment(code)}`, encodeCombinedPlan(plan))

export const useUpdateCombinedPlan = () => useWrite(updateCombinedPlan, invalidatedByCombinedPlans)

/** DELETE combined/distinct/{combine_plan_event}. */
export const deleteCombinedPlan = async (code: string) =>
  gamePlansHttp.delete(`combined/distinct/${segment(code)}`)

export const useDeleteCombinedPlan = () =>
  useDeleteRow({
    list: keys.combinedPlans.list,
    keyOf: (plan: CombinedPlan) => plan.code,
    remove: deleteCombinedPlan,
    invalidates: invalidatedByCombinedPlans,
  })
