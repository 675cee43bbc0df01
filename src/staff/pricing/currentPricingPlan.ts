import type { PricingLocation, PricingPlan } from '../../domain/pricing'

/**
 * A plan that a dialog was opened for, as it is by now: under a new name when somebody else has
 * renamed it. Undefined when all of its rows were deleted.
 */
export function currentPricingPlan(
  plan: PricingPlan,
  rows: readonly PricingLocation[],
): Pick<PricingPlan, 'name' | 'locations'> | undefined {
  const locations = rows.filter(
    (row) => row.pricingPlanName === plan.name || plan.pricingLocationIds.includes(row.id),
  )
  const [first] = locations
  if (!first) return undefined
  const keepsName = locations.some((row) => row.pricingPlanName === plan.name)
  return { name: keepsName ? plan.name : first.pricingPlanName, locations }
}

/** For the save of a dialog whose plan has no rows any more (docs/rules/words.md#validation). */
export const INVALID_PLAN = 'Invalid plan selected'
