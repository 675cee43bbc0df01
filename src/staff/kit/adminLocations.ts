import { useMemo } from 'react'
import { useAdminPricingLocations, useAdminReps } from '../../api/plansAndReps'
import type { PricingLocation } from '../../domain/pricing'
import { withRepNames } from '../records/repAssignments'

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

/** Names the drafts of New Plan and Edit Plan. */
export const ADMIN_LOCATION_FORM = 'admin-plan'

/** Names the drafts of New Rep and Edit Rep: a rep who has an id is edited. */
export const ADMIN_REP_FORM = 'admin-rep'

/** What the menu calls the screen of these dialogs. */
export const PLACE = 'Plans & Reps'

/** The rows of all plans with the reps who sell them: the list of plans may name none. */
export function useSoldLocations(): PricingLocation[] {
  const { data: plans = NO_PLANS } = useAdminPricingLocations()
  const { data: reps } = useAdminReps()
  return useMemo(() => (reps ? withRepNames(plans, reps) : plans), [plans, reps])
}

const NO_PLANS: PricingLocation[] = []
