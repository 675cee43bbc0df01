import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { findPricingPlans, groupPricing, isAssigned, type PricingPlan } from '../domain/pricing'
import { type PricingPlanName, publicPlanName } from '../domain/publicSheets'
import { findRep, type Rep } from '../domain/rep'
import { prefetched } from './prefetched'
import { pricingQuery } from './pricing'
import { repsQuery } from './reps'

/** Starts the reps call of a public sheet before its code is there. */
export function prefetchPublicRep(client: QueryClient): Promise<void> {
  return client.prefetchQuery(repsQuery())
}

/** Starts both calls of a pricing sheet at once; none for a planname that section 2 does not name. */
export async function prefetchPublicPricing(client: QueryClient, planname: string): Promise<void> {
  if (publicPlanName(planname) === undefined) return
  await Promise.all([client.prefetchQuery(pricingQuery()), prefetchPublicRep(client)])
}

/** The rep a public link names, on the way. */
export type PublicRep =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'not-found' }
  | { state: 'ready'; rep: Rep; reps: Rep[] }

/**
 * The rep a public link names (section 2 "branded with the rep's contact details"): by his name,
 * and where two reps share one, by his id behind it, as in `?rep=7`.
 */
export function usePublicRep(repname: string, isEnabled = true): PublicRep {
  const [search] = useSearchParams()
  const reps = useQuery({ ...repsQuery(), ...prefetched, enabled: isEnabled })
  if (reps.data === undefined) {
    if (reps.isError && !reps.isFetching)
      return { state: 'failed', retry: () => void reps.refetch() }
    return { state: 'loading' }
  }
  const rep = findRep(reps.data, repname, search.get('rep'))
  return rep ? { state: 'ready', rep, reps: reps.data } : { state: 'not-found' }
}

/** A pricing sheet's data, or why there is none. Failures name the call that failed. */
export type PublicPricing =
  | { state: 'loading' }
  | { state: 'failed'; what: 'reps' | 'pricing'; retry: () => void }
  | { state: 'plan-not-found' }
  | { state: 'rep-not-found' }
  | { state: 'not-assigned'; plan: PricingPlan; rep: Rep }
  | { state: 'ready'; planname: PricingPlanName; plan: PricingPlan; rep: Rep }

/** One pricing plan and the rep who sells it (section 2 "Public: pricing sheet"). */
export function usePublicPricing(planname: string, repname: string): PublicPricing {
  const known = publicPlanName(planname)
  const isKnown = known !== undefined
  const rep = usePublicRep(repname, isKnown)
  const pricing = useQuery({ ...pricingQuery(), ...prefetched, enabled: isKnown })

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
  const plans = findPricingPlans(groupPricing(pricing.data), planname)
  const [first] = plans
  if (first === undefined) return { state: 'plan-not-found' }
  if (rep.state === 'not-found') return { state: 'rep-not-found' }
  // Of two plans with the same link the rep's own.
  const plan = plans.find((one) => isAssigned(one, rep.rep, rep.reps))
  if (plan === undefined) return { state: 'not-assigned', plan: first, rep: rep.rep }
  return { state: 'ready', planname: known, plan, rep: rep.rep }
}
