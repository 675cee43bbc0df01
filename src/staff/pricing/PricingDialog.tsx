import { pricingLocationsQuery, useDeletePricingLocation } from '../../api/pricing'
import { useReps } from '../../api/reps'
import { useReread } from '../../api/writes/useReread'
import { WORDS } from '../../api/writes/words'
import type { PricingLocation, PricingPlan } from '../../domain/pricing'
import { publicPagesOfPricingPlan } from '../../domain/publicPages'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog'
import { ReadingDialog } from '../../ui/dialog/ReadingDialog'
import { QueryState } from '../kit/QueryState'
import { AffectedPages } from '../links/AffectedPages'
import { ImpactNote } from '../links/ImpactNote'
import { idKey } from '../list/columns'
import { namesLostWith } from '../records/repAssignments'
import { deleteLocationStep, locationTitle } from '../writes/steps/pricingSteps'
import { type RowQuestion, useRowDelete } from '../writes/useRecordDelete'
import { AddPricingPlanDialog } from './AddPricingPlanDialog'
import { LocationDialog } from './LocationDialog'
import { type OpenDialog, PLACE, type PricingPlanDialogProps } from './openDialog'
import { RenamePricingPlanDialog } from './RenamePricingPlanDialog'
import { RepsForm } from './RepsForm'

/** The dialog that is open; `rows` are all rows as they are now. */
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
  /** Called with the name of a new plan. */
  onAdded: (name: string) => void
  /** Called with the new name of a plan. */
  onRenamed: (name: string) => void
  /** Begins a new row as a copy of this one. */
  onDuplicate: (plan: PricingPlan, row: PricingLocation) => void
  /** Opens the dialog of another location instead; undefined closes it. */
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

const TITLE = 'Edit Associated Reps'

/** Edit Associated Reps: the form as soon as the reps are known. */
function RepsDialog({ plan, rows, onClose }: PricingPlanDialogProps) {
  const reps = useReps()
  if (reps.data) {
    return <RepsForm title={TITLE} plan={plan} rows={rows} reps={reps.data} onClose={onClose} />
  }
  return (
    <ReadingDialog
      title={TITLE}
      where={[PLACE, plan.name]}
      close="Cancel"
      isPanel
      onClose={onClose}
    >
      <QueryState query={reps} loading="Loading reps..." failed={WORDS.pricingPlanReps.load} />
    </ReadingDialog>
  )
}

/** Deletes one location; a plan's last one takes the plan with it. */
function DeleteLocation({ row, rows, onClose }: RowQuestion<PricingLocation>) {
  const remove = useDeletePricingLocation()
  const reread = useReread()
  const { data: reps = [] } = useReps()
  const { now, dialog } = useRowDelete({
    row,
    read: () => reread(pricingLocationsQuery()),
    fields: { pricingPlanName: 'Plan', location: 'Location' },
    remove: remove.mutateAsync,
    step: ([now = row], all) => deleteLocationStep(now, all, reps),
    name: locationTitle(row),
    words: WORDS.pricingLocation.delete,
  })
  const locations = rows.filter(({ pricingPlanName }) => pricingPlanName === now.pricingPlanName)
  const isLast = locations.every(({ id }) => id === now.id)
  const repNames = namesLostWith(now, locations)

  return (
    <ConfirmDialog
      question="Are you sure you want to delete this location?"
      where={[PLACE, row.pricingPlanName, row.location]}
      {...dialog}
      onClose={onClose}
    >
      <strong>{now.location || 'The row without a location (—)'}</strong>
      <div>{now.pricingPlanName}</div>
      {isLast && <div>It’s the plan’s last location, so the plan is deleted too.</div>}
      <ImpactNote kind="pricing location" records={[now]} />
      <AffectedPages
        lead="These public pages will stop working:"
        addresses={publicPagesOfPricingPlan({
          name: now.pricingPlanName,
          pricingLocationIds: [],
          locations,
          repNames,
        })}
      />
    </ConfirmDialog>
  )
}
