import { ApiError } from '../../../../api/errors'
import { touchedByReps } from '../../../../api/reps'
import { type Rep, repTitle } from '../../../../domain/rep'
import { deletedRep } from '../../restore/deletedOf'
import type { FieldTexts } from '../../save/fields'
import { isUnknown } from '../../save/unknown'
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
        const keep = () => calls.keepDeleted(kept, repTitle(rep))
        try {
          await calls.deleteRep(rep.id)
        } catch (error) {
          // Carried out or not: what is there again is not made twice.
          if (error instanceof ApiError && isUnknown(error)) keep()
          throw error
        }
        keep()
      })
    },
    inverse: () => '‘Recently deleted’ in the top bar brings him back, with what he sells.',
    touches: () => touchedByReps,
  },
}
