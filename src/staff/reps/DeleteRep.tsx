import Button from '@mui/material/Button'
import { usePricingLocations } from '../../api/pricingLocations'
import { repsQuery, useDeleteRep } from '../../api/reps'
import { MESSAGES } from '../../api/writes/messages'
import { useReadFresh } from '../../api/writes/useRefetchFresh'
import { type Rep, repTitle } from '../../domain/rep'
import type { RowDialogProps } from '../../ui/form/editDialog'
import { DeleteDialog } from '../kit/DeleteDialog'
import { QueryState } from '../kit/QueryState'
import { ImpactNote } from '../links/ImpactNote'
import { recordWords } from '../list/recordWords'
import { deleteRepStep } from '../writes/steps/repSteps'
import { ChangedLinks } from './ChangedLinks'

interface DeleteRepProps extends RowDialogProps<Rep> {
  onHandOver: () => void
}

/** Asks before deleting a rep, and lists the public links that break. */
export function DeleteRep({ record, rows, onHandOver, onClose }: DeleteRepProps) {
  const deleteRep = useDeleteRep()
  // If these fail to load, the list of changed links lacks the pricing sheets.
  const locations = usePricingLocations()
  return (
    <DeleteDialog
      record={record}
      question="Delete this representative?"
      breadcrumb={[recordWords.rep.screen, record.name]}
      read={useReadFresh(repsQuery())}
      fields={{ name: 'Name', email: 'Email' }}
      sendDelete={deleteRep.mutateAsync}
      step={([rep = record], allReps) => deleteRepStep(rep, allReps, locations.data ?? [])}
      name={repTitle(record)}
      words={recordWords.rep}
      onClose={onClose}
    >
      {(stored) => (
        <>
          <ImpactNote kind="rep" records={[stored]} />
          <Button variant="outlined" size="small" onClick={onHandOver} sx={{ mt: 2 }}>
            Hand over to…
          </Button>
          <ChangedLinks rep={stored} reps={rows} locations={locations.data ?? []} />
          <QueryState query={locations} failed={MESSAGES.pricingPlan.load} />
        </>
      )}
    </DeleteDialog>
  )
}
