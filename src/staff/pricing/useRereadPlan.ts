import { pricingQuery } from '../../api/pricing'
import { useReread } from '../../api/useReread'
import type { PricingLocation, PricingPlan } from '../../domain/pricing'
import { currentPlan } from './currentPlan'
import { useLatest } from './useLatest'

/**
 * For a dialog that is about to save: `reread` reads the rows again and answers its plan as it is
 * now, or throws ApiError; `latest` answers the plan by the rows read last.
 */
export function useRereadPlan(plan: PricingPlan, rows: readonly PricingLocation[]) {
  const reread = useReread()
  const latest = useLatest(rows)
  return {
    reread: async () => {
      latest.set(await reread(pricingQuery()))
      return currentPlan(plan, latest.get())
    },
    latest: () => currentPlan(plan, latest.get()),
  }
}
