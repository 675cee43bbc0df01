import { useMutation } from '@tanstack/react-query'
import type { CombinedPlan } from '../../domain/combinedPlan'
import { readCombinedPlans } from '../combinedPlans'
import { gamePlansHttp } from '../http/http'
import { segment } from '../http/segment'
import { keys } from '../keys'
import { type Batch, settleAll } from './settleAll'
import { useListDelete } from './useListDelete'

/* Writes of combined plans: what one is sent as, and the hooks that make, replace and delete. */

/**
 * The body of POST and PUT: no PDF is null, `original_plans` is one comma string
 * (docs/rules/calls.md#combined-plans).
 * @forTests
 */
export function encodeCombinedPlan(plan: CombinedPlan) {
  return {
    combine_plan_event: plan.code.trim(),
    plan_event_title: plan.title.trim(),
    plan_event_pdf: plan.pdf?.trim() || null,
    original_plans: plan.originalPlans
      .map((name) => name.trim())
      .filter(Boolean)
      .join(','),
  }
}

const touched = { invalidates: [keys.combinedPlans.all] }

/** POST combined/distinct — a new combined plan. */
export const createCombinedPlan = async (plan: CombinedPlan) =>
  gamePlansHttp.post('combined/distinct', encodeCombinedPlan(plan))

/** Makes a new combined plan. */
export function useCreateCombinedPlan() {
  return useMutation({
    mutationFn: (plan: CombinedPlan) => createCombinedPlan(plan),
    meta: touched,
  })
}

/** Replaces the combined plan stored under `code`. */
export function useUpdateCombinedPlan() {
  return useMutation({
    mutationFn: (update: CombinedPlanUpdate) => updateCombinedPlan(update),
    meta: touched,
  })
}

interface CombinedPlanUpdate {
  code: string
  plan: CombinedPlan
}

/** PUT combined/distinct/{combine_plan_event} — replaces the combined plan stored under `code`. */
export const updateCombinedPlan = async ({ code, plan }: CombinedPlanUpdate) =>
  gamePlansHttp.put(`combined/distinct/${segment(code)}`, encodeCombinedPlan(plan))

/** Several combined plans by code, and what becomes of each. */
export interface CombinedPlanBatch extends Batch<string> {
  /**
   * What is written of a combined plan as just read, undefined when it is gone; null for nothing.
   * Throws ApiError where it must not be written any more.
   */
  change: (now: CombinedPlan | undefined, code: string) => CombinedPlan | null
}

/** The same for several combined plans, each read again just before it is written. */
export function useUpdateCombinedPlans() {
  return useMutation({
    mutationFn: ({ change, ...batch }: CombinedPlanBatch) =>
      settleAll(batch, async (code) => {
        const { rows } = await readCombinedPlans()
        const plan = change(
          rows.find((one) => one.code === code),
          code,
        )
        if (plan) await updateCombinedPlan({ code, plan })
      }),
    meta: touched,
  })
}

/** DELETE combined/distinct/{combine_plan_event}. */
export const deleteCombinedPlan = async (code: string) =>
  gamePlansHttp.delete(`combined/distinct/${segment(code)}`)

/** Deletes a combined plan by its code. */
export const useDeleteCombinedPlan = () =>
  useListDelete(
    keys.combinedPlans.list,
    (plan: CombinedPlan) => plan.code,
    deleteCombinedPlan,
    touched,
  )
