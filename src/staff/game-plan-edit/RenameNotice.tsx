import { useCombinedPlans } from '../../api/combinedPlans'
import { publicPagesOfPlan } from '../../domain/publicPages'
import { Alert } from '../../ui/Alert'
import { AffectedPages } from '../links/AffectedPages'

/** Sheets find a plan by its name: says before saving which of them a new name may break. */
export function RenameNotice({ from }: { from: string }) {
  const combined = useCombinedPlans()
  if (combined.data) {
    return (
      <AffectedPages
        lead={`These public pages look for ${from} and may lose its games under a new name:`}
        addresses={publicPagesOfPlan(from, combined.data)}
      />
    )
  }
  if (combined.isFetching) return null
  return (
    <Alert severity="warning">{`Which public pages look for ${from} could not be loaded. They may lose its games under a new name.`}</Alert>
  )
}
