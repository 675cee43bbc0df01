import { repsQuery, useDeleteRep } from '../../api/reps'
import { useReread } from '../../api/writes/useReread'
import { WORDS } from '../../api/writes/words'
import { type Rep, repTitle } from '../../domain/rep'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog'
import { useRowDelete } from '../kit/save/useRowDelete'
import { BrokenLinks } from './BrokenLinks'

/** Asks before a rep is deleted, and says what goes with him. */
export function DeleteRep({ rep, reps, onClose }: { rep: Rep; reps: Rep[]; onClose: () => void }) {
  const remove = useDeleteRep()
  const reread = useReread()
  const { now, dialog } = useRowDelete({
    row: rep,
    read: () => reread(repsQuery()),
    fields: { name: 'Name', email: 'Email' },
    remove: remove.mutateAsync,
    name: repTitle(rep),
    words: WORDS.rep.delete,
  })
  return (
    <ConfirmDialog question="Delete this representative?" {...dialog} onClose={onClose}>
      <div>
        <strong>{now.name}</strong>
        <div>{now.email}</div>
        <BrokenLinks rep={now} reps={reps} />
      </div>
    </ConfirmDialog>
  )
}
