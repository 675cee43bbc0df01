import { moneyText } from '../../domain/money'
import { type PricingLocation, printedSaving } from '../../domain/pricing'

/** The saving as the customer's sheet prints it (docs/rules/fields.md#pricing-plan), of what is typed. */
export function Savings({
  prices,
}: {
  prices: Pick<PricingLocation, 'planHolderTotal' | 'boxOfficeTotal'>
}) {
  return <div>{`Total savings: ${moneyText(printedSaving(prices)) || '—'}`}</div>
}
