import { usePublicPricing } from '../../api/sheets/publicPricing'
import { PricingState } from './PricingState'
import { ReadyPricing } from './ReadyPricing'

interface PricingSheetProps {
  /** As they stand in the address. */
  planname: string
  repname: string
}

/** A plan's benefits and prices, from loading to paper (docs/rules/sheets.md#pricing-sheet). */
export function PricingSheet({ planname, repname }: PricingSheetProps) {
  const result = usePublicPricing(planname, repname)
  if (result.state !== 'ready') return <PricingState result={result} repname={repname} />
  return <ReadyPricing {...result} />
}
