import { adminRepsQuery, useDeleteAdminRep } from '../../api/plansAndReps'
import { useReread } from '../../api/writes/useReread'
import { WORDS } from '../../api/writes/words'
import { publicPagesOfRep } from '../../domain/publicPages'
import { type Rep, repTitle } from '../../domain/rep'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog'
import { AffectedPages } from '../kit/AffectedPages'
import { useRecordDelete } from '../kit/save/useRecordDelete'
import { useSoldLocations } from './useSoldLocations'

/** Asks before a rep is deleted, and says what goes with him. */
export function DeleteAdminRep({ rep, onClose }: { rep: Rep; onClose: () => void }) {
  const plans = useSoldLocations()
  const remove = useDeleteAdminRep()
  const reread = useReread()
  const removal = useRecordDelete<Rep, Pick<Rep, 'name' | 'email'>>({
    records: [rep],
    read: () => reread(adminRepsQuery()),
    find: (rows) => rows.filter(({ id }) => id === rep.id),
    fields: { name: 'Name', email: 'Email' },
    shown: (one) => one,
    write: (now) => remove.mutateAsync(now.id),
    name: repTitle(rep),
    words: WORDS.adminRep.delete,
  })
  const [now = rep] = removal.records
  return (
    <ConfirmDialog question="Delete this rep?" {...removal.dialog} onClose={onClose}>
      <strong>{now.name}</strong>
      <div>{now.email}</div>
      <AffectedPages
        lead="Customers’ links that will no longer lead to this rep:"
        addresses={publicPagesOfRep(now.name, plans)}
      />
    </ConfirmDialog>
  )
}
