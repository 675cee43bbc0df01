import { touchedByReps } from '../../../../api/reps'
import { type Rep, repTitle } from '../../../../domain/rep'
import { deletedRep } from '../../restore/deletedOf'
import type { FieldTexts } from '../../save/fields'
import { type Kinds, PHASE, removed, SO } from './kind'

const fields: FieldTexts<Pick<Rep, 'name' | 'email' | 'phone'>> = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
}

/** Representatives: delete. */
export const repKinds: Kinds<'deleteRep'> = {
  deleteRep: {
    phase: PHASE.remove,
    nameOf: ({ rep }) => repTitle(rep),
    recordsOf: ({ rep }) => [`rep ${rep.id}`],
    async look({ rep }, calls) {
      const reps = await calls.reps()
      const is = reps.find(({ id }) => id === rep.id)
      if (is === undefined) return SO
      const kept = deletedRep(is, reps, await calls.locations())
      return removed(fields, [is, rep], async () => {
        await calls.deleteRep(rep.id)
        calls.keepDeleted(kept, repTitle(rep))
      })
    },
    inverse: () => '‘Recently deleted’ in the top bar brings him back, with what he sells.',
    touches: () => touchedByReps,
  },
}
