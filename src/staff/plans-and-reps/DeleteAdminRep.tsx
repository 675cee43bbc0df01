import { adminRepsQuery, useDeleteAdminRep } from '../../api/plansAndReps'
import { useReread } from '../../api/writes/useReread'
import { WORDS } from '../../api/writes/words'
import { publicPagesOfRep } from '../../domain/publicPages'
import type { Rep } from '../../domain/rep'
import { DeleteRepQuestion } from '../kit/DeleteRepQuestion'
import { AffectedPages } from '../links/AffectedPages'
import { CONTACT_LOST } from '../links/contactLost'
import { PLACE, useSoldLocations } from './adminLocations'

/** Deletes a rep of the admin variant, and names the public links that break. */
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
