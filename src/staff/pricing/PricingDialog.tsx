import { pricingLocationsQuery, useDeletePricingLocation } from '../../api/pricingLocations'
import { useReps } from '../../api/reps'
import { MESSAGES } from '../../api/writes/messages'
import { useReadFresh } from '../../api/writes/useRefetchFresh'
import { locationOfPlan, type PricingLocation, pricingPlansOf } from '../../domain/pricing'
import { removedPricingPages } from '../../domain/publicPages'
import type { RowDialogProps } from '../../ui/form/editDialog'
import { DeleteDialog } from '../kit/DeleteDialog'
import { AffectedPages } from '../links/AffectedPages'
import { ImpactNote } from '../links/ImpactNote'
import { idKey } from '../list/columns'
import { deleteLocationStep } from '../writes/steps/pricingSteps'
import { AddPricingPlanDialog } from './AddPricingPlanDialog'
import { LocationDialog } from './LocationDialog'
import { type PricingDialogState, pricingConfig } from './pricingDialogs'
import { RenamePricingPlanDialog } from './RenamePricingPlanDialog'
import { RepsDialog } from './RepsDialog'

interface PricingDialogProps {
  dialog: PricingDialogState
  /** All current rows. */
  rows: PricingLocation[]
  shownLocations: readonly PricingLocation[]
  /** Called with the name of a new plan. */
  onAdded: (name: string) => void
  /** Called with the new name of a plan. */
  onRenamed: (name: string) => void
  /** Opens another dialog instead. */
  onOpen: (dialog: PricingDialogState) => void
  onClose: () => void
}

/** The open dialog of Pricing Plan Management. */
export function PricingDialog(props: PricingDialogProps) {
  const { dialog, rows, shownLocations, onAdded, onRenamed, onOpen, onClose } = props
  const shared = { rows, onClose }
  function openRow(row: PricingLocation | undefined) {
    const plan = pricingPlansOf(rows).find(({ name }) => name === row?.pricingPlanName)
    if (row && plan) onOpen({ kind: 'location', plan, row })
    else onClose()
  }
  switch (dialog.kind) {
    case 'add-plan':
      return <AddPricingPlanDialog {...shared} onAdded={onAdded} />
    case 'rename':
      return <RenamePricingPlanDialog {...shared} plan={dialog.plan} onRenamed={onRenamed} />
    case 'reps':
      return <RepsDialog {...shared} plan={dialog.plan} />
    case 'location': {
      const { plan, row, template } = dialog
      return (
        <LocationDialog
          key={`${row?.id} ${template?.id}`}
          {...shared}
          plan={plan}
          record={row}
          like={template}
          pager={
            row ? { rows: shownLocations, rowKey: idKey, record: row, onOpen: openRow } : undefined
          }
          onDuplicate={(copied) => onOpen({ kind: 'location', plan, row: null, template: copied })}
        />
      )
    }
    case 'delete':
      return <DeleteLocation {...shared} record={dialog.row} />
  }
}

/** Asks before deleting a location. Deleting a plan's last location deletes the plan, too. */
function DeleteLocation({ record, rows, onClose }: RowDialogProps<PricingLocation>) {
  const deleteLocation = useDeletePricingLocation()
  const { data: reps = [] } = useReps()
  const others = rows.filter(({ id }) => id !== record.id)
  const isLast = (plan: string) => others.every(({ pricingPlanName }) => pricingPlanName !== plan)
  return (
    <DeleteDialog
      record={record}
      question="Are you sure you want to delete this location?"
      breadcrumb={[pricingConfig.breadcrumb, record.pricingPlanName, record.location]}
      read={useReadFresh(pricingLocationsQuery())}
      fields={{ pricingPlanName: 'Plan', location: 'Location' }}
      sendDelete={deleteLocation.mutateAsync}
      step={([location = record], all) => deleteLocationStep(location, all, reps)}
      name={locationOfPlan(record)}
      words={MESSAGES.pricingLocation}
      onClose={onClose}
      recordName={({ location }) => <strong>{location || 'The row without a location (—)'}</strong>}
    >
      {(stored) => (
        <>
          <div>{stored.pricingPlanName}</div>
          {isLast(stored.pricingPlanName) && (
            <div>It’s the plan’s last location, so the plan is deleted too.</div>
          )}
          <ImpactNote kind="pricing location" records={[stored]} />
          <AffectedPages
            lead="These public pages will stop working:"
            addresses={removedPricingPages(rows, others)}
          />
        </>
      )}
    </DeleteDialog>
  )
}
