import { LoadedPricing, type PricingAddress } from './LoadedPricing'
import { ReadyPricing } from './ReadyPricing'

/** A plan's benefits and prices (docs/rules/sheets.md#pricing-sheet). */
export function PricingSheet(address: PricingAddress) {
  return <LoadedPricing {...address}>{(ready) => <ReadyPricing {...ready} />}</LoadedPricing>
}
