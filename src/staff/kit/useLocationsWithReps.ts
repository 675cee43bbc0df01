import { useMemo } from 'react'
import { useAdminPricingLocations, useAdminReps } from '../../api/plansAndReps'
import type { PricingLocation } from '../../domain/pricing'
import { withRepNames } from '../records/repAssignments'

const NO_PLANS: PricingLocation[] = []

/** The locations of all plans with the names of their reps, which the list of locations may lack. */
export function useLocationsWithReps(): PricingLocation[] {
  const { data: plans = NO_PLANS } = useAdminPricingLocations()
  const { data: reps } = useAdminReps()
  return useMemo(() => (reps ? withRepNames(plans, reps) : plans), [plans, reps])
}
