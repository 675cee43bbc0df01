import { useMemo, useState } from 'react'
import { keys } from '../../api/keys'
import { useAdminPricingLocations } from '../../api/plansAndReps'
import { WORDS } from '../../api/writes/words'
import type { PricingLocation } from '../../domain/pricing'
import { lazyDialog } from '../../ui/dialog/lazyDialog'
import { useEditedRecord } from '../../ui/form/useEditedRecord'
import { idKey } from '../list/idKey'
import { useTableTools } from '../list/useTableTools'
import { adminLocationColumns } from './adminLocationColumns'
import { ADMIN_LOCATION_FORM, PLACE } from './drafts'
import { locationLabel } from './locationLabels'
import { Section } from './Section'
import { useSoldLocations } from './useSoldLocations'

const AdminLocationDialog = lazyDialog(() => import('./AdminLocationDialog'), 'AdminLocationDialog')
const DeleteAdminLocation = lazyDialog(() => import('./DeleteAdminLocation'), 'DeleteAdminLocation')
const LocationBulk = lazyDialog(() => import('../kit/LocationBulk'), 'LocationBulk')

/** The plans table: one row for each location of a pricing plan. */
export function AdminLocationsSection() {
  const plans = useAdminPricingLocations()
  const tools = useTableTools<PricingLocation>()
  const [edited, setEdited] = useEditedRecord(ADMIN_LOCATION_FORM, plans.data, idKey)
  const [deleted, setDeleted] = useState<PricingLocation>()
  const columns = useMemo(
    () =>
      adminLocationColumns({ onEdit: (plan) => setEdited({ record: plan }), onDelete: setDeleted }),
    [setEdited],
  )
  const all = useSoldLocations()

  return (
    <Section
      title="Plans"
      row="location"
      tools={tools}
      addName="New Plan"
      onAdd={() => setEdited({ record: null })}
      list={keys.admin.pricingLocations}
      query={plans}
      loading="Loading pricing plans..."
      failed={WORDS.adminPlan.load}
      columns={columns}
      empty="No pricing plans found"
    >
      {tools.isSelecting && plans.data && (
        <LocationBulk
          title="Plans"
          place={PLACE}
          record={locationLabel}
          rows={plans.data}
          sold={all}
          tools={tools}
          onClose={() => tools.setSelecting(false)}
        />
      )}
      {edited && (
        <AdminLocationDialog
          key={edited.record?.id ?? ''}
          plan={edited.record}
          plans={all}
          onClose={() => setEdited(undefined)}
        />
      )}
      {deleted && (
        <DeleteAdminLocation
          row={all.find(({ id }) => id === deleted.id) ?? deleted}
          rows={all}
          onClose={() => setDeleted(undefined)}
        />
      )}
    </Section>
  )
}
