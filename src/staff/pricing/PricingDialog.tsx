import type { PricingLocation, PricingPlan } from '../../domain/pricing'
import { idKey } from '../list/columns'
import { AddPricingPlanDialog } from './AddPricingPlanDialog'
import { DeleteLocation } from './DeleteLocation'
import { LocationDialog } from './LocationDialog'
import type { OpenDialog } from './openDialog'
import { RenamePricingPlanDialog } from './RenamePricingPlanDialog'
import { RepsDialog } from './RepsDialog'

/** Draws the dialog that is open; `rows` are all rows as they are now. */
export function PricingDialog({
  dialog,
  rows,
  shown,
  onAdded,
  onRenamed,
  onDuplicate,
  onOpen,
  onClose,
}: {
  dialog: OpenDialog
  rows: PricingLocation[]
  /** The locations that are in view. */
  shown: readonly PricingLocation[]
  /** Told the name of a new plan. */
  onAdded: (name: string) => void
  /** Told the name that a plan has now. */
  onRenamed: (name: string) => void
  /** Asked for a new row that begins as this one. */
  onDuplicate: (plan: PricingPlan, row: PricingLocation) => void
  /** Opens the dialog of another location in the place of this; undefined closes it. */
  onOpen: (row: PricingLocation | undefined) => void
  onClose: () => void
}) {
  switch (dialog.kind) {
    case 'add-plan':
      return <AddPricingPlanDialog rows={rows} onAdded={onAdded} onClose={onClose} />
    case 'rename':
      return <RenamePricingPlanDialog plan={dialog.plan} {...{ rows, onRenamed, onClose }} />
    case 'reps':
      return <RepsDialog plan={dialog.plan} rows={rows} onClose={onClose} />
    case 'location':
      return (
        <LocationDialog
          key={`${dialog.row?.id} ${dialog.like?.id}`}
          plan={dialog.plan}
          row={dialog.row}
          like={dialog.like}
          rows={rows}
          steps={
            dialog.row ? { rows: shown, rowKey: idKey, record: dialog.row, onOpen } : undefined
          }
          onDuplicate={(row) => onDuplicate(dialog.plan, row)}
          onClose={onClose}
        />
      )
    case 'delete':
      return <DeleteLocation row={dialog.row} rows={rows} onClose={onClose} />
  }
}
