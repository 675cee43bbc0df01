import { ApiError } from '../../../api/errors'
import { type CombinedPlan, withPlanExchanged } from '../../../domain/combinedPlan'

/** The same change to several packages: combined plans, as customers know them. */
export interface PackageJob {
  /** What is being done, for the way and for what is left: 'Renaming B26FULL in packages'. */
  doing: string
  /** What was done, before how many: 'B26FULL was renamed in'. */
  done: string
  codes: readonly string[]
  /** The plan that it takes out of them, where it does. */
  takesOut?: string
  /**
   * What is written of a package as just read; null when nothing is left to do. Throws ApiError
   * where it must not be written any more.
   */
  change: (now: CombinedPlan) => CombinedPlan | null
  /** Of a write without an answer: is it done, by what is there now and what was there before it? */
  isDone: (now: CombinedPlan, before: CombinedPlan) => boolean
}

/** A package by which a changed plan is known, and what becomes of it. */
export interface CarriedPackage {
  code: string
  before: readonly string[]
  after: readonly string[]
}

/** The packages that name a plan, with their original plans before and after the change. */
export function packagesNaming(
  combinedPlans: readonly CombinedPlan[],
  from: string,
  to: string | null,
): CarriedPackage[] {
  return combinedPlans.flatMap((plan) => {
    const changed = withPlanExchanged(plan, from, to)
    if (changed === null) return []
    return [{ code: plan.code, before: plan.originalPlans, after: changed.originalPlans }]
  })
}

/**
 * Carries a plan's new name, or null for its deletion, into packages.
 * @param mayBeEmptied codes of those that may be left without any original plan.
 */
export function carryJob(
  { from, to }: { from: string; to: string | null },
  codes: readonly string[],
  mayBeEmptied: readonly string[],
): PackageJob {
  return {
    doing: to === null ? `Taking ${from} out of packages` : `Renaming ${from} in packages`,
    done: to === null ? `${from} was taken out of` : `${from} was renamed in`,
    codes,
    ...(to === null && { takesOut: from }),
    change(now) {
      const changed = withPlanExchanged(now, from, to)
      if (changed?.originalPlans.length === 0 && !mayBeEmptied.includes(now.code)) {
        throw new ApiError('refused', {
          serverMessage: 'somebody else changed it, and it would be left without any plan.',
        })
      }
      return changed
    },
    isDone: (now) => withPlanExchanged(now, from, to) === null,
  }
}

/** Saves packages as they are, so that customers see the day of it as their last update. */
export function markUpdatedJob(codes: readonly string[]): PackageJob {
  return {
    doing: 'Marking packages as updated',
    done: 'Marked as updated:',
    codes,
    change: (now) => now,
    isDone: (now, before) => now.lastUpdated !== before.lastUpdated,
  }
}
