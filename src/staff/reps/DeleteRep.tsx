import { repsQuery, useDeleteRep } from '../../api/reps'
import { useReread } from '../../api/writes/useReread'
import { WORDS } from '../../api/writes/words'
import { type Rep, repTitle } from '../../domain/rep'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog'
import { useRecordDelete } from '../kit/save/useRecordDelete'
import { BrokenLinks } from './BrokenLinks'

/** Asks before a rep is deleted, and says what goes with him. */
export function DeleteRep({ rep, reps, onClose }: { rep: Rep; reps: Rep[]; onClose: () => void }) {
  const remove = useDeleteRep()
  const reread = useReread()
  const removal = useRecordDelete<Rep, Pick<Rep, 'name' | 'email'>>({
    records: [rep],
    read: () => reread(repsQuery()),
    find: (rows) => rows.filter(({ id }) => id === rep.id),
    fields: { name: 'Name', email: 'Email' },
    shown: (one) => one,
    write: (now) => remove.mutateAsync(now.id),
    name: repTitle(rep),
    words: WORDS.rep.delete,
  })
  return (
    <ConfirmDialog question="Delete this representative?" {...removal.dialog} onClose={onClose}>
      {removal.records.map((one) => (
        <div key={one.id}>
          <strong>{one.name}</strong>
          <div>{one.email}</div>
          <BrokenLinks rep={one} reps={reps} />
        </div>
      ))}
    </ConfirmDialog>
  )
}
