import {
  adminPricingLocationsQuery,
  useAdminReps,
  useDeleteAdminPricingLocation,
} from '../../api/plansAndReps'
import { useReread } from '../../api/writes/useReread'
import { WORDS } from '../../api/writes/words'
import type { PricingLocation } from '../../domain/pricing'
import { lostPricingPages } from '../../domain/publicPages'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog'
import { AffectedPages } from '../links/AffectedPages'
import { ImpactNote } from '../links/ImpactNote'
import { deleteLocationStep, locationTitle } from '../writes/steps/pricingSteps'

import { type RowQuestion, useRowDelete } from '../writes/useRecordDelete'
import { PLACE } from './drafts'
import { locationLabel } from './locationLabels'

/** Asks before a plan is deleted, and says what goes with it. */
export function DeleteAdminLocation({ row, rows, onClose }: RowQuestion<PricingLocation>) {
  const remove = useDeleteAdminPricingLocation()
  const reread = useReread()
  const { data: reps = [] } = useAdminReps()
  const { now, dialog } = useRowDelete({
    row,
    read: () => reread(adminPricingLocationsQuery()),
    fields: { pricingPlanName: 'Name', location: 'Location' },
    remove: remove.mutateAsync,
    step: ([now = row], all) => deleteLocationStep({ ...now, repNames: row.repNames }, all, reps),
    name: locationTitle(row),
    words: WORDS.adminPlan.delete,
  })
  return (
    <ConfirmDialog
      question="Delete this plan?"
      where={[PLACE, row.pricingPlanName]}
      {...dialog}
      onClose={onClose}
    >
      <strong>{locationLabel(now)}</strong>
      {row.repNames.length > 0 && <div>{`Sold by ${row.repNames.join(', ')}`}</div>}
      <ImpactNote kind="pricing location" records={[now]} />
      <AffectedPages
        lead="These public pages will no longer open:"
        addresses={lostPricingPages(
          rows,
          rows.filter((other) => other.id !== row.id),
        )}
      />
    </ConfirmDialog>
  )
}
