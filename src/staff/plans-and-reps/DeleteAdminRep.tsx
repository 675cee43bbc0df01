import { adminRepsQuery, useDeleteAdminRep } from '../../api/plansAndReps'
import { useReread } from '../../api/writes/useReread'
import { WORDS } from '../../api/writes/words'
import { publicPagesOfRep } from '../../domain/publicPages'
import { type Rep, repTitle } from '../../domain/rep'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog'
import { AffectedPages } from '../kit/AffectedPages'
import { useRowDelete } from '../kit/save/useRowDelete'
import { useSoldLocations } from './useSoldLocations'

/** Asks before a rep is deleted, and says what goes with him. */
export function DeleteAdminRep({ rep, onClose }: { rep: Rep; onClose: () => void }) {
  const plans = useSoldLocations()
  const remove = useDeleteAdminRep()
  const reread = useReread()
  const { now, dialog } = useRowDelete({
    row: rep,
    read: () => reread(adminRepsQuery()),
    fields: { name: 'Name', email: 'Email' },
    remove: remove.mutateAsync,
    name: repTitle(rep),
    words: WORDS.adminRep.delete,
  })
  return (
    <ConfirmDialog question="Delete this rep?" {...dialog} onClose={onClose}>
      <strong>{now.name}</strong>
      <div>{now.email}</div>
      <AffectedPages
        lead="Customers’ links that will no longer lead to this rep:"
        addresses={publicPagesOfRep(now.name, plans)}
      />
    </ConfirmDialog>
  )
}
