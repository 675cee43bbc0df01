import { adminRepsQuery, useDeleteAdminRep } from '../../api/plansAndReps'
import { useRefetchFresh } from '../../api/writes/useRefetchFresh'
import { WORDS } from '../../api/writes/words'
import { publicPagesOfRep } from '../../domain/publicPages'
import type { Rep } from '../../domain/rep'
import { DeleteRepQuestion } from '../kit/DeleteRepQuestion'
import { plansAndReps, useLocationsWithReps } from '../kit/plansAndReps'
import { AffectedPages, CONTACT_LOST } from '../links/AffectedPages'

/** Deletes a rep of the admin variant, and names the public links that break. */
export function DeleteAdminRep({ rep, onClose }: { rep: Rep; onClose: () => void }) {
  const locations = useLocationsWithReps()
  const remove = useDeleteAdminRep()
  const refetchFresh = useRefetchFresh()
  return (
    <DeleteRepQuestion
      rep={rep}
      question="Delete this rep?"
      breadcrumb={plansAndReps.breadcrumb}
      locations={locations}
      read={() => refetchFresh(adminRepsQuery())}
      remove={remove.mutateAsync}
      words={WORDS.adminRep.delete}
      onClose={onClose}
    >
      {(stored) => (
        <AffectedPages
          lead="These links will stop working:"
          note={CONTACT_LOST}
          addresses={publicPagesOfRep(stored.name, locations)}
        />
      )}
    </DeleteRepQuestion>
  )
}
