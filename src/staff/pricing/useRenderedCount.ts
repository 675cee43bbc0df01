import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { countPlansWithin, type PricingPlan } from '../../domain/pricing'

/** The number of plans added in one task, so that the page stays responsive. */
const PLANS_AT_ONCE = 10
/** Plans beyond this number of locations are rendered on request. A search hides them again. */
const LOCATIONS_AT_ONCE = 5_000

/**
 * How many plans to render for now, and whether the others wait for `showMore`. Renders them in
 * batches. Printing renders all of them.
 * @param searched identifies the list. Another list starts again with one batch.
 * @param newPlanName the plan that was just added or renamed, which is rendered in any case.
 */
export function useRenderedCount(
  plans: readonly PricingPlan[],
  searched: string,
  newPlanName: string | undefined,
) {
  const [maxLocations, setMaxLocations] = useState(LOCATIONS_AT_ONCE)
  const [rendered, setRendered] = useState({ searched, count: PLANS_AT_ONCE })
  const count = rendered.searched === searched ? rendered.count : PLANS_AT_ONCE
  const newIndex = plans.findIndex(({ name }) => name === newPlanName)
  /** The number of plans to render before the button that shows more. */
  const target = Math.max(countPlansWithin(plans, maxLocations), newIndex + 1)
  const total = plans.length
  useEffect(() => {
    if (count >= total) return
    const render = (next: number) => setRendered({ searched, count: next })
    const timer = count < target ? setTimeout(() => render(count + PLANS_AT_ONCE)) : undefined
    const renderAll = () => flushSync(() => render(total))
    addEventListener('beforeprint', renderAll)
    return () => {
      clearTimeout(timer)
      removeEventListener('beforeprint', renderAll)
    }
  }, [searched, count, total, target])
  return {
    count,
    hasMore: count < total && count >= target,
    showMore: () => setMaxLocations(maxLocations + LOCATIONS_AT_ONCE),
  }
}
