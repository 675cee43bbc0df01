import { pricingLocationsQuery, useDeletePricingLocation } from '../../api/pricingLocations'
import { useReps } from '../../api/reps'
import { useRefetchFresh } from '../../api/writes/useRefetchFresh'
import { WORDS } from '../../api/writes/words'
import { groupByPricingPlan, locationTitle, type PricingLocation } from '../../domain/pricing'
import { lostPricingPages } from '../../domain/publicPages'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog'
import { ReadingDialog } from '../../ui/dialog/ReadingDialog'
import { QueryState } from '../kit/QueryState'
import { AffectedPages } from '../links/AffectedPages'
import { ImpactNote } from '../links/ImpactNote'
import { idKey } from '../list/columns'
import { deleteLocationStep } from '../writes/steps/pricingSteps'
import { type RowQuestion, useRecordDelete } from '../writes/useRecordDelete'
import { AddPricingPlanDialog } from './AddPricingPlanDialog'
import { LocationDialog } from './LocationDialog'
import type { OpenDialog, PricingPlanDialogProps } from './openDialog'
import { pricingConfig } from './pricingConfig'
import { RenamePricingPlanDialog } from './RenamePricingPlanDialog'
import { REPS_TITLE, RepsForm } from './RepsForm'

/** The dialog that is open; `rows` are all rows as they are now. */
export function PricingDialog({
  dialog,
  rows,
  visible,
  onAdded,
  onRenamed,
  onOpen,
  onClose,
}: {
  dialog: OpenDialog
  rows: PricingLocation[]
  /** The locations that are in view. */
  visible: readonly PricingLocation[]
  /** Called with the name of a new plan. */
  onAdded: (name: string) => void
  /** Called with the new name of a plan. */
  onRenamed: (name: string) => void
  /** Opens another dialog instead; undefined closes it. */
  onOpen: (dialog: OpenDialog | undefined) => void
  onClose: () => void
}) {
  function openRow(row: PricingLocation | undefined) {
    const plan = groupByPricingPlan(rows).find(({ name }) => name === row?.pricingPlanName)
    onOpen(row && plan && { kind: 'location', plan, row })
  }
  switch (dialog.kind) {
    case 'add-plan':
      return <AddPricingPlanDialog {...{ rows, onAdded, onClose }} />
    case 'rename':
      return <RenamePricingPlanDialog plan={dialog.plan} {...{ rows, onRenamed, onClose }} />
    case 'reps':
      return <RepsDialog plan={dialog.plan} {...{ rows, onClose }} />
    case 'location': {
      const { plan, row, template } = dialog
      return (
        <LocationDialog
          key={`${row?.id} ${template?.id}`}
          {...{ plan, row, template, rows, onClose }}
          steps={row ? { rows: visible, rowKey: idKey, record: row, onOpen: openRow } : undefined}
          onDuplicate={(row) => onOpen({ kind: 'location', plan, row: null, template: row })}
        />
      )
    }
    case 'delete':
      return <DeleteLocation row={dialog.row} {...{ rows, onClose }} />
  }
}

/** Edit Associated Reps: the form as soon as the reps are known. */
function RepsDialog(props: PricingPlanDialogProps) {
  const reps = useReps()
  if (reps.data) return <RepsForm {...props} reps={reps.data} />
  return (
    <ReadingDialog
      title={REPS_TITLE}
      breadcrumb={[pricingConfig.breadcrumb, props.plan.name]}
      close="Cancel"
      isPanel
      onClose={props.onClose}
    >
      <QueryState query={reps} loading="Loading reps..." failed={WORDS.pricingPlanReps.load} />
    </ReadingDialog>
  )
}

/** Deletes one location; a plan's last one takes the plan with it. */
function DeleteLocation({ row, rows, onClose }: RowQuestion<PricingLocation>) {
  const remove = useDeletePricingLocation()
  const refetchFresh = useRefetchFresh()
  const { data: reps = [] } = useReps()
  const { records, dialog } = useRecordDelete({
    records: [row],
    read: () => refetchFresh(pricingLocationsQuery()),
    find: (all) => all.filter(({ id }) => id === row.id),
    fields: { pricingPlanName: 'Plan', location: 'Location' },
    write: ({ id }) => remove.mutateAsync(id),
    step: ([one = row], all) => deleteLocationStep(one, all, reps),
    name: locationTitle(row),
    words: WORDS.pricingLocation.delete,
  })
  const [stored = row] = records
  const others = rows.filter(({ id }) => id !== stored.id)
  const isLast = others.every(({ pricingPlanName }) => pricingPlanName !== stored.pricingPlanName)

  return (
    <ConfirmDialog
      question="Are you sure you want to delete this location?"
      breadcrumb={[pricingConfig.breadcrumb, row.pricingPlanName, row.location]}
      {...dialog}
      onClose={onClose}
    >
      <strong>{stored.location || 'The row without a location (—)'}</strong>
      <div>{stored.pricingPlanName}</div>
      {isLast && <div>It’s the plan’s last location, so the plan is deleted too.</div>}
      <ImpactNote kind="pricing location" records={[stored]} />
      <AffectedPages
        lead="These public pages will stop working:"
        addresses={lostPricingPages(rows, others)}
      />
    </ConfirmDialog>
  )
}
