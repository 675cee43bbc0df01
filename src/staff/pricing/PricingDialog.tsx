import type { PricingLocation, PricingPlan } from '../../domain/pricing'
import { AddPlanDialog } from './AddPlanDialog'
import { DeleteLocation } from './DeleteLocation'
import { LocationDialog } from './LocationDialog'
import { RenamePlanDialog } from './RenamePlanDialog'
import { RepsDialog } from './RepsDialog'

/** The one dialog that is open, with the plan and row as they were when it was opened. */
export type OpenDialog =
  | { kind: 'add-plan' }
  | { kind: 'rename' | 'reps'; plan: PricingPlan }
  | { kind: 'location'; plan: PricingPlan; row: PricingLocation | null }
  | { kind: 'delete'; plan: PricingPlan; row: PricingLocation }

/** Draws it; `rows` are all rows as they are now. */
export function PricingDialog({
  dialog,
  rows,
  onClose,
}: {
  dialog: OpenDialog
  rows: PricingLocation[]
  onClose: () => void
}) {
  switch (dialog.kind) {
    case 'add-plan':
      return <AddPlanDialog rows={rows} onClose={onClose} />
    case 'rename':
      return <RenamePlanDialog plan={dialog.plan} rows={rows} onClose={onClose} />
    case 'reps':
      return <RepsDialog plan={dialog.plan} rows={rows} onClose={onClose} />
    case 'location':
      return <LocationDialog plan={dialog.plan} row={dialog.row} rows={rows} onClose={onClose} />
    case 'delete':
      return <DeleteLocation row={dialog.row} rows={rows} onClose={onClose} />
  }
}
