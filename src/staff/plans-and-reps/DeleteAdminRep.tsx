import { adminRepsQuery, useDeleteAdminRep } from '../../api/plansAndReps'
import { useReread } from '../../api/writes/useReread'
import { WORDS } from '../../api/writes/words'
import { publicPagesOfRep } from '../../domain/publicPages'
import type { Rep } from '../../domain/rep'
import { DeleteRepQuestion } from '../kit/DeleteRepQuestion'
import { AffectedPages, CONTACT_LOST } from '../links/AffectedPages'

import { PLACE } from './drafts'
import { useSoldLocations } from './useSoldLocations'

/** Deletes a rep of the admin variant, and says which customers' links go with him. */
export function DeleteAdminRep({ rep, onClose }: { rep: Rep; onClose: () => void }) {
  const plans = useSoldLocations()
  const remove = useDeleteAdminRep()
  const reread = useReread()
  return (
    <DeleteRepQuestion
      rep={rep}
      question="Delete this rep?"
      place={PLACE}
      locations={plans}
      read={() => reread(adminRepsQuery())}
      remove={remove.mutateAsync}
      words={WORDS.adminRep.delete}
      onClose={onClose}
    >
      {(now) => (
        <AffectedPages
          lead="Customers’ links that will no longer lead to this rep:"
          note={CONTACT_LOST}
          addresses={publicPagesOfRep(now.name, plans)}
        />
      )}
    </DeleteRepQuestion>
  )
}
