import { adminRepsQuery, useDeleteAdminRep } from '../../api/plansAndReps'
import { useReadFresh } from '../../api/writes/useRefetchFresh'
import { publicPagesOfRep } from '../../domain/publicPages'
import { type Rep, repTitle } from '../../domain/rep'
import type { RowDialogProps } from '../../ui/form/editDialog'
import { DeleteDialog } from '../kit/DeleteDialog'
import { useLocationsWithReps } from '../kit/useLocationsWithReps'
import { AffectedPages } from '../links/AffectedPages'
import { ImpactNote } from '../links/ImpactNote'
import { recordWords } from '../list/recordWords'
import { deleteRepStep } from '../writes/steps/repSteps'

/** Asks before deleting a rep in the admin variant, and lists the public links that break. */
export function DeleteAdminRep({ record, onClose }: RowDialogProps<Rep>) {
  const locations = useLocationsWithReps()
  const deleteRep = useDeleteAdminRep()
  return (
    <DeleteDialog
      record={record}
      question="Delete this rep?"
      breadcrumb={[recordWords.adminRep.screen, record.name]}
      read={useReadFresh(adminRepsQuery())}
      fields={{ name: 'Name', email: 'Email' }}
      sendDelete={deleteRep.mutateAsync}
      step={([rep = record], allReps) => deleteRepStep(rep, allReps, locations)}
      name={repTitle(record)}
      words={recordWords.adminRep}
      onClose={onClose}
    >
      {(stored) => (
        <>
          <ImpactNote kind="rep" records={[stored]} />
          <AffectedPages
            lead="These links will stop working:"
            // Which links to combined plans' pages name the rep isn't known.
            note="Links to packages and calendars that name this representative will open without a contact."
            addresses={publicPagesOfRep(stored.name, locations)}
          />
        </>
      )}
    </DeleteDialog>
  )
}
