import { pricingLocationsQuery, useDeletePricingLocation } from '../../api/pricing'
import { useReps } from '../../api/reps'
import { useReread } from '../../api/writes/useReread'
import { WORDS } from '../../api/writes/words'
import type { PricingLocation } from '../../domain/pricing'
import { publicPagesOfPricingPlan } from '../../domain/publicPages'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog'
import { AffectedPages } from '../links/AffectedPages'
import { ImpactNote } from '../links/ImpactNote'
import { namesLostWith } from '../records/repAssignments'
import { deleteLocationStep } from '../writes/steps/pricingSteps'
import { locationTitle } from '../writes/steps/recognized'
import { type RowQuestion, useRowDelete } from '../writes/useRecordDelete'
import { PLACE } from './currentPricingPlan'

/** Deletes one location; a plan's last one takes the plan with it. */
export function DeleteLocation({ row, rows, onClose }: RowQuestion<PricingLocation>) {
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
      {isLast && <div>It is the last of this plan: the plan disappears with it.</div>}
      <ImpactNote kind="pricing location" records={[now]} />
      <AffectedPages
        lead="These public pages will no longer open:"
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
