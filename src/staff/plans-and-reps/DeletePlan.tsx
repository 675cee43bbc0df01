import { useDeleteAdminPlan } from '../../api/plansAndReps'
import { failureWords } from '../../api/reason'
import type { PricingLocation } from '../../domain/pricing'
import { lostPricingSheets } from '../../domain/publicSheets'
import { AffectedPages } from '../../ui/AffectedPages'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { useNotify } from '../../ui/Notifications'
import { planLabel } from './planLabels'

/** Asks before a plan is deleted, and says what goes with it. */
export function DeletePlan({
  plan,
  plans,
  onClose,
}: {
  plan: PricingLocation
  plans: PricingLocation[]
  onClose: () => void
}) {
  const notify = useNotify()
  const remove = useDeleteAdminPlan()
  async function confirm() {
    try {
      await remove.mutateAsync(plan.id)
      notify('Plan deleted successfully!')
    } catch (error) {
      return failureWords(error, 'Failed to delete plan.')
    }
  }
  return (
    <ConfirmDialog
      question="Delete this plan?"
      action={{ name: 'Delete', busy: 'Deleting...' }}
      onConfirm={confirm}
      onClose={onClose}
    >
      <strong>{planLabel(plan)}</strong>
      {plan.repNames.length > 0 && <div>{`Sold by ${plan.repNames.join(', ')}`}</div>}
      <AffectedPages
        lead="These public pages will no longer open:"
        addresses={lostPricingSheets(
          plans,
          plans.filter((other) => other.id !== plan.id),
        )}
      />
    </ConfirmDialog>
  )
}
