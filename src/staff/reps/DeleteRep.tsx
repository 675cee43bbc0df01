import { usePricingLocations } from '../../api/pricing'
import { repsQuery, useDeleteRep } from '../../api/reps'
import { useReread } from '../../api/writes/useReread'
import { WORDS } from '../../api/writes/words'
import type { Rep } from '../../domain/rep'
import { DeleteRepQuestion } from '../kit/DeleteRepQuestion'
import { BrokenLinks } from './BrokenLinks'
import { PLACE } from './repDrafts'

/** Deletes a rep, and says which customers' links go with him. */
export function DeleteRep({ rep, reps, onClose }: { rep: Rep; reps: Rep[]; onClose: () => void }) {
  const remove = useDeleteRep()
  const reread = useReread()
  const { data: locations = [] } = usePricingLocations()
  return (
    <DeleteRepQuestion
      rep={rep}
      question="Delete this representative?"
      place={PLACE}
      locations={locations}
      read={() => reread(repsQuery())}
      remove={remove.mutateAsync}
      words={WORDS.rep.delete}
      onClose={onClose}
    >
      {(now) => <BrokenLinks rep={now} reps={reps} />}
    </DeleteRepQuestion>
  )
}
