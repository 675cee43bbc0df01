import Button from '@mui/material/Button'
import { usePricingLocations } from '../../api/pricing'
import { repsQuery, useDeleteRep } from '../../api/reps'
import { useReread } from '../../api/writes/useReread'
import { WORDS } from '../../api/writes/words'
import { publicPagesOfRep } from '../../domain/publicPages'
import { type Rep, repWithSameLinks } from '../../domain/rep'
import { DeleteRepQuestion } from '../kit/DeleteRepQuestion'
import { QueryState } from '../kit/QueryState'
import { AffectedPages, CONTACT_LOST } from '../links/AffectedPages'
import { PLACE } from './repDrafts'

interface DeleteRepProps {
  rep: Rep
  reps: Rep[]
  onHandOver: () => void
  onClose: () => void
}

/** Deletes a rep, and names the customers' links that break. */
export function DeleteRep({ rep, reps, onHandOver, onClose }: DeleteRepProps) {
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
      {(now) => (
        <>
          <Button variant="outlined" size="small" onClick={onHandOver} sx={{ mt: 2 }}>
            Hand over to…
          </Button>
          <BrokenLinks rep={now} reps={reps} />
        </>
      )}
    </DeleteRepQuestion>
  )
}

/** The customers' links that break when a rep is deleted, before it happens. */
function BrokenLinks({ rep, reps }: { rep: Rep; reps: Rep[] }) {
  const pricing = usePricingLocations()
  const successor = repWithSameLinks(reps, rep)
  return (
    <>
      <AffectedPages
        lead={
          successor
            ? `Customers’ links will show ${successor.email} instead of ${rep.email}:`
            : 'Customers’ links that will stop working:'
        }
        note={successor ? undefined : CONTACT_LOST}
        addresses={publicPagesOfRep(rep.name, pricing.data ?? [])}
      />
      {/* When it failed, the pricing sheets are missing from the list above. */}
      <QueryState query={pricing} failed={WORDS.pricingPlan.load} />
    </>
  )
}
