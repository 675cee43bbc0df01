import { adminRepsQuery, useDeleteAdminRep } from '../../api/plansAndReps'
import { useReadFresh } from '../../api/writes/useRefetchFresh'
import { publicPagesOfRep } from '../../domain/publicPages'
import type { Rep } from '../../domain/rep'
import type { RowDialogProps } from '../../ui/form/useEditedRecord'
import { DeleteRepDialog } from '../kit/DeleteRepDialog'
import { useLocationsWithReps } from '../kit/useLocationsWithReps'
import { AffectedPages, CONTACT_LOST } from '../links/AffectedPages'
import { recordWords } from '../list/listWords'

/** Deletes a rep of the admin variant, and names the public links that break. */
export function DeleteAdminRep({ record, onClose }: RowDialogProps<Rep>) {
  const locations = useLocationsWithReps()
  const remove = useDeleteAdminRep()
  return (
    <DeleteRepDialog
      record={record}
      question="Delete this rep?"
      locations={locations}
      read={useReadFresh(adminRepsQuery())}
      remove={remove.mutateAsync}
      words={recordWords.adminRep}
      onClose={onClose}
    >
      {(stored) => (
        <AffectedPages
          lead="These links will stop working:"
          note={CONTACT_LOST}
          addresses={publicPagesOfRep(stored.name, locations)}
        />
      )}
    </DeleteRepDialog>
  )
}
