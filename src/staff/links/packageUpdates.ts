import { type CombinedPlan, replaceOriginalPlan } from '../../domain/combinedPlan'
import type { StepOf } from '../writes/steps/step'

/** A package that contains a changed plan, and its original plans before and after the change. */
export type PackageUpdate = Omit<StepOf<'changeOriginalPlans'>, 'kind'>

/**
 * Finds the packages that contain a plan.
 * @param to the plan's new name; null if the plan is deleted.
 */
export function packageUpdates(plans: readonly CombinedPlan[], from: string, to: string | null) {
  return plans.flatMap((plan): PackageUpdate[] => {
    const changed = replaceOriginalPlan(plan, from, to)
    if (changed === null) return []
    return [{ code: plan.code, before: plan.originalPlans, after: changed.originalPlans }]
  })
}
