import { useQuery } from '@tanstack/react-query'
import { listsRep, type PricingPlan, plansOfLink } from '../../domain/pricing'
import { type PricingPlanName, publicPlanName } from '../../domain/publicSheets'
import { findRep, type Rep } from '../../domain/rep'
import { slug } from '../../domain/slug'
import { wholeList } from '../cache/rowList'
import { pricingLocationsQuery } from '../pricingLocations'
import { repsQuery } from '../reps'
import { olderStaleSince, prefetched, staleSince } from './sheetReads'

/** The rep a public link names. */
export type PublicRep =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'not-found' }
  | { state: 'ready'; rep: Rep; reps: Rep[]; staleSince: number | null }

/**
 * The rep a public link names (docs/rules/sheets.md#all-sheets), by the address's `repname` and, where two
 * reps share one, its `repId`; null without id.
 */
export function usePublicRep(
  repname: string,
  repId: string | null = null,
  isEnabled = true,
): PublicRep {
  const reps = useQuery({
    ...repsQuery(),
    ...prefetched,
    enabled: isEnabled,
    select: wholeList,
  })
  const retry = () => void reps.refetch()
  if (reps.data === undefined) {
    return reps.isError && !reps.isFetching ? { state: 'failed', retry } : { state: 'loading' }
  }
  const { rows, unread } = reps.data
  const rep = findRep(rows, repname, repId)
  if (rep) return { state: 'ready', rep, reps: rows, staleSince: staleSince([reps]) }
  const isUnread = unread.some(({ owner }) => slug(owner) === slug(repname))
  return isUnread ? { state: 'failed', retry } : { state: 'not-found' }
}

/** A pricing sheet's data, or why there is none. */
export type PublicPricing =
  | { state: 'loading' }
  | { state: 'failed'; failedList: 'reps' | 'pricing'; retry: () => void }
  | { state: 'plan-not-found' }
  | { state: 'rep-not-found' }
  | { state: 'not-assigned'; plan: PricingPlan; rep: Rep }
  | {
      state: 'ready'
      planname: PricingPlanName
      plan: PricingPlan
      rep: Rep
      /** Locations that could not be read, and may be this plan's. */
      unread: number
      /** When the older list that could not be refreshed was read, in milliseconds; null while both are fresh. */
      staleSince: number | null
      retry: () => void
    }

/**
 * One pricing plan and the rep who sells it (docs/rules/sheets.md#pricing-sheet), by the names in the
 * address. The ids, null without, distinguish plans and reps of one link name.
 */
export function usePublicPricing(
  planname: string,
  repname: string,
  repId: string | null = null,
  planId: string | null = null,
): PublicPricing {
  const publicName = publicPlanName(planname)
  const isKnown = publicName !== undefined
  const rep = usePublicRep(repname, repId, isKnown)
  const pricing = useQuery({
    ...pricingLocationsQuery(),
    ...prefetched,
    enabled: isKnown,
    select: wholeList,
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
  const isOfPlan = ({ owner }: { owner: string }) => slug(owner) === slug(planname)
  const plans = plansOfLink(rows, planname, planId)
  const [first] = plans
  if (rep.state === 'not-found') return { state: first ? 'rep-not-found' : 'plan-not-found' }
  // Of two plans with the same link the rep's own.
  const plan = plans.find((candidate) => listsRep(candidate, rep.rep, rep.reps))
  if (plan === undefined) {
    // The plan, or its reps, may be in a row that cannot be read.
    if (unread.some(isOfPlan)) return { state: 'failed', failedList: 'pricing', retry }
    return first
      ? { state: 'not-assigned', plan: first, rep: rep.rep }
      : { state: 'plan-not-found' }
  }
  return {
    state: 'ready',
    planname: publicName,
    plan,
    rep: rep.rep,
    unread: unread.filter((row) => row.owner === '' || isOfPlan(row)).length,
    staleSince: olderStaleSince(rep.staleSince, staleSince([pricing])),
    retry,
  }
}
