import { useQuery } from '@tanstack/react-query'
import { findPricingPlans, isSoldBy, type PricingPlan, pricingPlansOf } from '../../domain/pricing'
import type { Rep } from '../../domain/rep'
import { type PricingSheetName, pricingSheetName } from '../../domain/sheetNames'
import { slug } from '../../domain/slug'
import { withBlanks } from '../../domain/unreadable'
import { prefetched } from '../cache/listQuery'
import { selectList, type UnreadRow } from '../cache/rowList'
import { pricingLocationsQuery } from '../pricingLocations'
import { usePublicRep } from './publicRep'
import { olderStaleSince, staleSince } from './sheetReads'

/** A pricing sheet's data, or why there is none. */
export type PublicPricing =
  | { state: 'loading' }
  | { state: 'failed'; failedList: 'reps' | 'pricing'; retry: () => void }
  | { state: 'plan-not-found' }
  | { state: 'rep-not-found' }
  | { state: 'not-assigned'; plan: PricingPlan; rep: Rep }
  | {
      state: 'ready'
      planname: PricingSheetName
      plan: PricingPlan
      rep: Rep
      /** The number of unreadable locations that may belong to this plan. */
      unread: number
      /**
       * When the older list that could not be refreshed was read, in milliseconds; null if both are
       * fresh.
       */
      staleSince: number | null
      retry: () => void
    }

/** The names in a sheet's address. The ids distinguish plans and reps with the same link name. */
interface PricingLink {
  planname: string
  repname: string
  repId?: string | null
  planId?: string | null
}

/** One pricing plan and the rep who sells it (docs/rules/sheets.md#pricing-sheet). */
export function usePublicPricing(link: PricingLink): PublicPricing {
  const planname = pricingSheetName(link.planname)
  const isKnown = planname !== undefined
  const rep = usePublicRep(link.repname, link.repId, isKnown)
  const pricing = useQuery({
    ...pricingLocationsQuery(),
    ...prefetched,
    enabled: isKnown,
    select: selectList,
  })

  if (!isKnown) return { state: 'plan-not-found' }
  const retry = () => {
    if (rep.state === 'failed') rep.retry()
    void pricing.refetch()
  }
  const hasPricingFailed = pricing.data === undefined && pricing.isError && !pricing.isFetching
  if (hasPricingFailed) return { state: 'failed', failedList: 'pricing', retry }
  if (rep.state === 'failed') return { state: 'failed', failedList: 'reps', retry: rep.retry }
  if (pricing.data === undefined || rep.state === 'loading') return { state: 'loading' }
  const { rows, unread } = pricing.data
  const plans = findPricingPlans(pricingPlansOf(rows), planname, link.planId)
  const [first] = plans
  if (rep.state === 'not-found') return { state: first ? 'rep-not-found' : 'plan-not-found' }
  const isOfPlan = ({ owner }: UnreadRow) => slug(owner) === slug(planname)
  // If two plans have the same link name, use the one that the rep sells.
  const plan = plans.find((candidate) => isSoldBy(candidate, rep.rep, rep.reps))
  if (plan) {
    return {
      state: 'ready',
      planname,
      plan: { ...plan, locations: plan.locations.map(withBlanks) },
      rep: rep.rep,
      unread: unread.filter((row) => row.owner === '' || isOfPlan(row)).length,
      staleSince: olderStaleSince(rep.staleSince, staleSince([pricing])),
      retry,
    }
  }
  // The missing plan or rep may be in one of the rows that could not be read.
  if (unread.some(isOfPlan)) return { state: 'failed', failedList: 'pricing', retry }
  return first ? { state: 'not-assigned', plan: first, rep: rep.rep } : { state: 'plan-not-found' }
}
