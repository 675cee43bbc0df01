import Alert from '@mui/material/Alert'
import { useCombinedPlans } from '../../api/combinedPlans'
import { isStatus } from '../../api/errors'
import { useDeleteCelticsPlan, usePlans } from '../../api/plans'
import { failureWords } from '../../api/reason'
import { isSamePlan, type Plan } from '../../domain/plan'
import { sheetsOfPlan } from '../../domain/publicSheets'
import { AffectedPages } from '../../ui/AffectedPages'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { useNotify } from '../../ui/Notifications'

/** Asks before a whole Celtics plan is deleted, and names the public pages that lose its games. */
export function DeletePlan({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  const notify = useNotify()
  const plans = usePlans('celtics')
  const combined = useCombinedPlans()
  const remove = useDeleteCelticsPlan()
  const { length } = plan.eventNames

  async function confirm() {
    try {
      await remove.mutateAsync(plan.name)
      notify('Plan deleted successfully!')
    } catch (error) {
      if (await isGoneAlready(error)) notify(`Plan ${plan.name} was deleted already.`, 'info')
      else return failureWords(error, 'Failed to delete plan.')
    }
  }

  /** Somebody else was quicker: the list read again decides, not the answer. */
  async function isGoneAlready(error: unknown) {
    if (!isStatus(error, 404)) return false
    const again = await plans.refetch()
    return again.isSuccess && !again.data.some((other) => isSamePlan(other.name, plan.name))
  }

  return (
    <ConfirmDialog
      question={`Are you sure you want to delete plan ${plan.name}?`}
      action={{ name: 'Delete', busy: 'Deleting...' }}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div>
        {length === 0
          ? 'It has no games.'
          : `Its ${length === 1 ? 'game stays' : `${length} games stay`}, only the plan goes.`}
      </div>
      <AffectedPages
        lead="These public pages lose its games:"
        addresses={sheetsOfPlan(plan.name, combined.data ?? [])}
      />
      {combined.isError && !combined.data && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          Which public pages show this plan could not be loaded.
        </Alert>
      )}
    </ConfirmDialog>
  )
}
