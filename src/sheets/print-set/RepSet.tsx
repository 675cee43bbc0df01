import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { prefetched } from '../../api/cache/listQuery'
import { pricingLocationsQuery } from '../../api/pricingLocations'
import { usePublicRep } from '../../api/sheets/publicRep'
import { LOADING } from '../../config/sheets'
import { planTitles } from '../../content/words/pricingWords'
import { printSetWords as words } from '../../content/words/printSetWords'
import { addPlanId, isSoldBy, pricingPlansOf } from '../../domain/pricing'
import { pricingSheetName } from '../../domain/sheetNames'
import { FailedSheet, RepState, SheetState } from '../kit/SheetState'
import { useRepId } from '../kit/useUrlRep'
import { PrintSet } from './PrintSet'
import type { ScreenOf } from './SheetInSet'
import { idQuery, repSheets } from './setSheets'

/**
 * Every sheet under a rep's name: flyers, prices of the plans that the rep sells, schedules
 * (docs/rules/print-set.md). It waits for the plans' prices, which decide what belongs to the set.
 * `repname` is from the URL.
 */
export function RepSet({ repname, screenOf }: { repname: string; screenOf: ScreenOf }) {
  const id = useRepId()
  const publicRep = usePublicRep(repname, id)
  const pricing = useQuery({ ...pricingLocationsQuery(), ...prefetched })
  const { rep, reps } = publicRep.state === 'ready' ? publicRep : {}
  const sheets = useMemo(() => {
    if (!rep || !reps || !pricing.data) return null
    const query = idQuery({ rep: id })
    const allPlans = pricingPlansOf(pricing.data)
    const soldPlans = allPlans.flatMap((plan) => {
      const planname = pricingSheetName(plan.name)
      if (planname === undefined || !isSoldBy(plan, rep, reps)) return []
      return [{ planname, name: planTitles[planname], query: addPlanId(query, plan, allPlans) }]
    })
    return repSheets(soldPlans, repname, query)
  }, [rep, reps, pricing.data, repname, id])

  if (publicRep.state !== 'ready') return <RepState title={words.title} rep={publicRep} />
  if (sheets === null && pricing.isError && !pricing.isFetching) {
    return <FailedSheet title={words.title} onRetry={() => void pricing.refetch()} />
  }
  if (sheets === null) return <SheetState title={words.title} message={LOADING} isLoading />
  return (
    <PrintSet
      owner={publicRep.rep.name}
      sheets={sheets}
      screenOf={screenOf}
      contact={publicRep.rep}
    />
  )
}
