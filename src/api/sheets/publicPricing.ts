import { useQuery } from '@tanstack/react-query'
import {
  findPricingPlans,
  groupByPricingPlan,
  listsRep,
  type PricingPlan,
} from '../../domain/pricing'
import { type PricingPlanName, publicPlanName } from '../../domain/publicSheets'
import { findRep, type Rep } from '../../domain/rep'
import { slug } from '../../domain/slug'
import { wholeList } from '../cache/rowList'
import { pricingLocationsQuery } from '../pricingLocations'
import { repsQuery } from '../reps'
import { asOf, olderAsOf, prefetched } from './sheetReads'

/** The rep a public link names. */
export type PublicRep =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'not-found' }
  | { state: 'ready'; rep: Rep; reps: Rep[]; asOf: number | null }

/**
 * The rep a public link names (docs/rules/sheets.md#all-sheets): by his name, and where two reps
 * share one, by the id behind it. `repname` and `repId` as in the address; null without id.
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
  if (rep) return { state: 'ready', rep, reps: rows, asOf: asOf([reps]) }
  const isUnread = unread.some(({ owner }) => slug(owner) === slug(repname))
  return isUnread ? { state: 'failed', retry } : { state: 'not-found' }
}

/** A pricing sheet's data, or why there is none. Failures name the call that failed. */
export type PublicPricing =
  | { state: 'loading' }
  | { state: 'failed'; what: 'reps' | 'pricing'; retry: () => void }
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
      /** When the older of the two was read that could not be refreshed, in milliseconds; else null. */
      asOf: number | null
      retry: () => void
    }

/**
 * One pricing plan and the rep who sells it (docs/rules/sheets.md#pricing-sheet), who are named as
 * the address names them; the ids, null without, tell plans and reps of one link name apart.
 */
export function usePublicPricing(
  planname: string,
  repname: string,
  repId: string | null = null,
  planId: string | null = null,
): PublicPricing {
  const known = publicPlanName(planname)
  const isKnown = known !== undefined
  const rep = usePublicRep(repname, repId, isKnown)
  const pricing = useQuery({
    ...pricingLocationsQuery(),
    ...prefetched,
    enabled: isKnown,
    select: wholeList,
  })

  if (!isKnown) return { state: 'plan-not-found' }
  const pricingFailed = pricing.data === undefined && pricing.isError && !pricing.isFetching
  if (pricingFailed || rep.state === 'failed') {
    const retry = () => {
      if (rep.state === 'failed') rep.retry()
      if (pricingFailed) void pricing.refetch()
    }
    return { state: 'failed', what: pricingFailed ? 'pricing' : 'reps', retry }
  }
  if (pricing.data === undefined || rep.state === 'loading') return { state: 'loading' }
  const { rows, unread } = pricing.data
  const retry = () => void pricing.refetch()
  const isItsOwn = ({ owner }: { owner: string }) => slug(owner) === slug(planname)
  const plans = findPricingPlans(groupByPricingPlan(rows), planname, planId)
  const [first] = plans
  // Of two plans with the same link the rep's own.
  const plan =
    rep.state === 'ready' ? plans.find((one) => listsRep(one, rep.rep, rep.reps)) : undefined
  // The plan, or who sells it, may be in a row that cannot be read.
  if (plan === undefined && rep.state === 'ready' && unread.some(isItsOwn))
    return { state: 'failed', what: 'pricing', retry }
  if (first === undefined) return { state: 'plan-not-found' }
  if (rep.state === 'not-found') return { state: 'rep-not-found' }
  if (plan === undefined) return { state: 'not-assigned', plan: first, rep: rep.rep }
  return {
    state: 'ready',
    planname: known,
    plan,
    rep: rep.rep,
    unread: unread.filter((row) => row.owner === '' || isItsOwn(row)).length,
    asOf: olderAsOf(rep.asOf, asOf([pricing])),
    retry,
  }
}
