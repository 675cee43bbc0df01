import type { PricingLocation } from '../../domain/pricing'

/** How a pricing row is called where it is one of many: '{plan name} – {location}'. */
export function locationLabel(plan: Pick<PricingLocation, 'pricingPlanName' | 'location'>): string {
  return plan.location === '' ? plan.pricingPlanName : `${plan.pricingPlanName} – ${plan.location}`
}

/**
 * The label of a plan id. Rows that read alike carry their id too; an id that does not exist, or
 * no longer, is '#12'.
 */
export function locationLabels(plans: readonly PricingLocation[]): (id: number) => string {
  const byId = new Map(plans.map((plan) => [plan.id, locationLabel(plan)]))
  const times = new Map<string, number>()
  for (const label of byId.values()) times.set(label, (times.get(label) ?? 0) + 1)
  return (id) => {
    const label = byId.get(id)
    if (label === undefined) return `#${id}`
    return times.get(label) === 1 ? label : `${label} #${id}`
  }
}

/** Plans by id as a person reads them, in an order that does not depend on theirs. */
export const locationTexts =
  (label: (id: number) => string) =>
  (ids: readonly number[]): string =>
    ids
      .toSorted((a, b) => a - b)
      .map(label)
      .join(', ')
