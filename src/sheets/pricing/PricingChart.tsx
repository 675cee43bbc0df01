import { LoadedPricing, type PricingAddress } from './LoadedPricing'
import { ReadyChart } from './ReadyChart'

/** The price table alone, for an e-mail or a slide (docs/rules/sheets.md#pricing-sheet). */
export function PricingChart(address: PricingAddress) {
  return <LoadedPricing {...address}>{(ready) => <ReadyChart {...ready} />}</LoadedPricing>
}
