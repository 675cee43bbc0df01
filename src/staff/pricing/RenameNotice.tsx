import type { PricingPlan } from '../../domain/pricing'
import { publicPagesOfPricingPlan } from '../../domain/publicPages'
import { publicPlanName } from '../../domain/publicSheets'
import { Alert } from '../../ui/Alert'
import { AffectedPages } from '../links/AffectedPages'

/** Says what the new name does besides: two plans become one, public links break. */
export function RenameNotice({
  plan,
  name,
  others,
}: {
  plan: PricingPlan
  name: string
  others: PricingPlan[]
}) {
  const same = others.find((other) => other.name === name)
  const isPublicUnderBoth = publicPlanName(name) === publicPlanName(plan.name)
  return (
    <>
      {same && (
        <Alert severity="warning">{`${same.name} exists already. Saving makes one plan of the two, with ${same.locations.length + plan.locations.length} locations.`}</Alert>
      )}
      {name !== '' && !isPublicUnderBoth && (
        <AffectedPages
          lead="Under the new name these public pages will no longer open:"
          addresses={publicPagesOfPricingPlan(plan)}
        />
      )}
    </>
  )
}
