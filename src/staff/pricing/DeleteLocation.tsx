import { useDeleteLocation } from '../../api/pricing'
import { failureWords } from '../../api/reason'
import type { PricingLocation } from '../../domain/pricing'
import { sheetsOfPricingPlan } from '../../domain/publicSheets'
import { namesLostWith } from '../../domain/repLinks'
import { AffectedPages } from '../../ui/AffectedPages'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { useNotify } from '../../ui/Notifications'

/** Deletes one location; a plan's last one takes the plan with it. */
export function DeleteLocation({
  row,
  rows,
  onClose,
}: {
  row: PricingLocation
  rows: PricingLocation[]
  onClose: () => void
}) {
  const notify = useNotify()
  const remove = useDeleteLocation()
  const locations = rows.filter(({ planName }) => planName === row.planName)
  const isLast = locations.every(({ id }) => id === row.id)
  const repNames = namesLostWith(row, locations)

  async function confirm() {
    try {
      await remove.mutateAsync(row.id)
      notify('Location deleted successfully')
    } catch (error) {
      return failureWords(error, 'Error deleting location')
    }
  }

  return (
    <ConfirmDialog
      question="Are you sure you want to delete this location?"
      action={{ name: 'Delete', busy: 'Deleting...' }}
      onConfirm={confirm}
      onClose={onClose}
    >
      <strong>{row.location || 'The row without a location (—)'}</strong>
      <div>{row.planName}</div>
      {isLast && <div>It is the last of this plan: the plan disappears with it.</div>}
      <AffectedPages
        lead="These public pages will no longer open:"
        addresses={sheetsOfPricingPlan({
          name: row.planName,
          planIds: [],
          locations,
          repNames,
        })}
      />
    </ConfirmDialog>
  )
}
