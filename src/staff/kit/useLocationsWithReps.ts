import { useMemo } from 'react'
import { useAdminPricingLocations, useAdminReps } from '../../api/plansAndReps'
import type { PricingLocation } from '../../domain/pricing'
import { withRepNames } from '../records/repAssignments'

/** The rows of all plans with the reps who sell them: the list of plans may name none. */
export function useLocationsWithReps(): PricingLocation[] {
  const { data: plans = NO_PLANS } = useAdminPricingLocations()
  const { data: reps } = useAdminReps()
  return useMemo(() => (reps ? withRepNames(plans, reps) : plans), [plans, reps])
}

const NO_PLANS: PricingLocation[] = []
