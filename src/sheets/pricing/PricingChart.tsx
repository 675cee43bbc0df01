import { usePublicPricing } from '../../api/sheets/publicPricing'
import { PricingState } from './PricingState'
import { ReadyChart } from './ReadyChart'

interface PricingChartProps {
  /** As they stand in the address. */
  planname: string
  repname: string
}

/** The price table alone, for an e-mail or a slide (docs/rules/sheets.md#pricing-sheet). */
export function PricingChart({ planname, repname }: PricingChartProps) {
  const result = usePublicPricing(planname, repname)
  if (result.state !== 'ready') return <PricingState result={result} repname={repname} />
  return <ReadyChart {...result} />
}
