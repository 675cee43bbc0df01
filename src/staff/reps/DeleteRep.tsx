import Button from '@mui/material/Button'
import { usePricingLocations } from '../../api/pricingLocations'
import { repsQuery, useDeleteRep } from '../../api/reps'
import { useRefetchFresh } from '../../api/writes/useRefetchFresh'
import { WORDS } from '../../api/writes/words'
import type { Rep } from '../../domain/rep'
import { DeleteRepQuestion } from '../kit/DeleteRepQuestion'
import { QueryState } from '../kit/QueryState'
import { ChangedLinks } from './ChangedLinks'
import { repsConfig } from './repsConfig'

interface DeleteRepProps {
  rep: Rep
  reps: Rep[]
  onHandOver: () => void
  onClose: () => void
}

/** Deletes a rep, and names the customers' links that break. */
export function DeleteRep({ rep, reps, onHandOver, onClose }: DeleteRepProps) {
  const remove = useDeleteRep()
  const refetchFresh = useRefetchFresh()
  const locations = usePricingLocations()
  return (
    <DeleteRepQuestion
      rep={rep}
      question="Delete this representative?"
      breadcrumb={repsConfig.breadcrumb}
      locations={locations.data ?? []}
      read={() => refetchFresh(repsQuery())}
      remove={remove.mutateAsync}
      words={WORDS.rep.delete}
      onClose={onClose}
    >
      {(stored) => (
        <>
          <Button variant="outlined" size="small" onClick={onHandOver} sx={{ mt: 2 }}>
            Hand over to…
          </Button>
          <ChangedLinks rep={stored} reps={reps} locations={locations.data ?? []} />
          {/* When it failed, the pricing sheets are missing from the list above. */}
          <QueryState query={locations} failed={WORDS.pricingPlan.load} />
        </>
      )}
    </DeleteRepQuestion>
  )
}
