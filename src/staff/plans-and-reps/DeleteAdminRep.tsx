import { adminRepsQuery, useDeleteAdminRep } from '../../api/plansAndReps'
import { useReadFresh } from '../../api/writes/useRefetchFresh'
import { publicPagesOfRep } from '../../domain/publicPages'
import type { Rep } from '../../domain/rep'
import type { RowDialogProps } from '../../ui/form/useEditedRecord'
import { DeleteRepDialog } from '../kit/DeleteRepDialog'
import { useLocationsWithReps } from '../kit/useLocationsWithReps'
import { AffectedPages } from '../links/AffectedPages'
import { recordWords } from '../list/listWords'

/** Asks before deleting a rep in the admin variant, and lists the public links that break. */
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
          // Which links to combined plans' pages name the rep isn't known.
          note="Links to packages and calendars that name this representative will open without a contact."
          addresses={publicPagesOfRep(stored.name, locations)}
        />
      )}
    </DeleteRepDialog>
  )
}
