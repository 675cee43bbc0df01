import { useDeleteAdminRep } from '../../api/plansAndReps'
import { failureWords } from '../../api/reason'
import { sheetsOfRep } from '../../domain/publicSheets'
import type { Rep } from '../../domain/rep'
import { AffectedPages } from '../../ui/AffectedPages'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { useNotify } from '../../ui/Notifications'
import { useSoldPlans } from './useSoldPlans'

/** Asks before a rep is deleted, and says what goes with him. */
export function DeleteRep({ rep, onClose }: { rep: Rep; onClose: () => void }) {
  const notify = useNotify()
  const plans = useSoldPlans()
  const remove = useDeleteAdminRep()
  async function confirm() {
    try {
      await remove.mutateAsync(rep.id)
      notify('Representative deleted')
    } catch (error) {
      return failureWords(error, 'Failed to delete rep.')
    }
  }
  return (
    <ConfirmDialog
      question="Delete this rep?"
      action={{ name: 'Delete', busy: 'Deleting...' }}
      onConfirm={confirm}
      onClose={onClose}
    >
      <strong>{rep.name}</strong>
      <div>{rep.email}</div>
      <AffectedPages
        lead="Customers’ links that will no longer lead to this rep:"
        addresses={sheetsOfRep(rep.name, plans)}
      />
    </ConfirmDialog>
  )
}
