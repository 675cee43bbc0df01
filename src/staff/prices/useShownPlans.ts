import { useMemo } from 'react'
import { countPlansWithin, type PricingLocation, pricingPlansOf } from '../../domain/pricing'
import { useFilter } from '../list/useFilter'

const FILTER_NAMES = ['plan'] as const

/** With more locations, only the first plans are shown. The filter selects the others. */
const MAX_LOCATIONS = 500

export type ShownPlans = ReturnType<typeof useShownPlans>

/**
 * The pricing plans that Prices shows: the one that the filter selects, or as many of the first
 * plans as can be shown.
 * @param rows all stored locations.
 */
export function useShownPlans(rows: readonly PricingLocation[]) {
  const filters = useFilter(FILTER_NAMES)
  const { plan } = filters.filter
  const plans = useMemo(() => pricingPlansOf(rows), [rows])
  const shownPlans = useMemo(
    () =>
      plan === ''
        ? plans.slice(0, countPlansWithin(plans, MAX_LOCATIONS))
        : plans.filter(({ name }) => name === plan),
    [plans, plan],
  )
  const shownRows = useMemo(() => shownPlans.flatMap(({ locations }) => locations), [shownPlans])
  return {
    filters,
    /** All plans. */
    plans,
    shownPlans,
    /** The locations of `shownPlans`. */
    shownRows,
    /** The number of locations that aren't shown; 0 if the filter selects a plan. */
    hiddenCount: plan === '' ? rows.length - shownRows.length : 0,
  }
}
