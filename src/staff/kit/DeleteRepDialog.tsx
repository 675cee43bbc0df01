import type { PricingLocation } from '../../domain/pricing'
import { type Rep, repTitle } from '../../domain/rep'
import { ImpactNote } from '../links/ImpactNote'
import { deleteRepStep } from '../writes/steps/repSteps'
import { DeleteDialog, type DeleteDialogProps } from './DeleteDialog'

interface DeleteRepDialogProps
  extends Pick<
    DeleteDialogProps<Rep, 'name' | 'email'>,
    'record' | 'question' | 'words' | 'read' | 'remove' | 'children' | 'onClose'
  > {
  /** All locations of all pricing plans. Undo assigns the rep to them again. */
  locations: readonly PricingLocation[]
}

/** Asks before deleting a rep. `children` shows what else is lost. */
export function DeleteRepDialog(props: DeleteRepDialogProps) {
  const { record, locations, children, ...dialog } = props
  return (
    <DeleteDialog
      {...dialog}
      record={record}
      breadcrumb={[dialog.words.screen, record.name]}
      fields={{ name: 'Name', email: 'Email' }}
      step={([one = record], allReps) => deleteRepStep(one, allReps, locations)}
      name={repTitle(record)}
    >
      {(stored) => (
        <>
          <ImpactNote kind="rep" records={[stored]} />
          {children?.(stored)}
        </>
      )}
    </DeleteDialog>
  )
}
