import { adminPricingLocationsQuery, useDeleteAdminPricingLocation } from '../../api/plansAndReps'
import { useReread } from '../../api/writes/useReread'
import { WORDS } from '../../api/writes/words'
import type { PricingLocation } from '../../domain/pricing'
import { lostPricingPages } from '../../domain/publicPages'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog'
import { AffectedPages } from '../kit/AffectedPages'
import { useRecordDelete } from '../kit/save/useRecordDelete'
import { locationLabel } from './locationLabels'

/** Asks before a plan is deleted, and says what goes with it. */
export function DeleteAdminLocation({
  plan,
  plans,
  onClose,
}: {
  plan: PricingLocation
  plans: PricingLocation[]
  onClose: () => void
}) {
  const remove = useDeleteAdminPricingLocation()
  const reread = useReread()
  const removal = useRecordDelete<
    PricingLocation,
    Pick<PricingLocation, 'pricingPlanName' | 'location'>
  >({
    records: [plan],
    read: () => reread(adminPricingLocationsQuery()),
    find: (rows) => rows.filter(({ id }) => id === plan.id),
    fields: { pricingPlanName: 'Name', location: 'Location' },
    shown: (row) => row,
    write: (now) => remove.mutateAsync(now.id),
    name: locationLabel(plan),
    words: WORDS.adminPlan.delete,
  })
  const [now = plan] = removal.records
  return (
    <ConfirmDialog question="Delete this plan?" {...removal.dialog} onClose={onClose}>
      <strong>{locationLabel(now)}</strong>
      {plan.repNames.length > 0 && <div>{`Sold by ${plan.repNames.join(', ')}`}</div>}
      <AffectedPages
        lead="These public pages will no longer open:"
        addresses={lostPricingPages(
          plans,
          plans.filter((other) => other.id !== plan.id),
        )}
      />
    </ConfirmDialog>
  )
}
