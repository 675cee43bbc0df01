import { isStatus } from '../../api/errors'
import { failureWords } from '../../api/reason'
import { useDeleteRep } from '../../api/reps'
import type { Rep } from '../../domain/rep'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { useNotify } from '../../ui/Notifications'
import { BrokenLinks } from './BrokenLinks'

/** Asks before a rep is deleted, and says what goes with him. */
export function DeleteRep({ rep, reps, onClose }: { rep: Rep; reps: Rep[]; onClose: () => void }) {
  const notify = useNotify()
  const remove = useDeleteRep()
  async function confirm() {
    try {
      await remove.mutateAsync(rep.id)
      notify('Representative deleted')
    } catch (error) {
      if (isStatus(error, 404)) {
        return 'Delete failed: this representative has been deleted already.'
      }
      return failureWords(error, 'Delete failed')
    }
  }
  return (
    <ConfirmDialog
      question="Delete this representative?"
      action={{ name: 'Delete', busy: 'Deleting...' }}
      onConfirm={confirm}
      onClose={onClose}
    >
      <strong>{rep.name}</strong>
      <div>{rep.email}</div>
      <BrokenLinks rep={rep} reps={reps} />
    </ConfirmDialog>
  )
}
