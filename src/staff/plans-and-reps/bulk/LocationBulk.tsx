import { useState } from 'react'
import { counted } from '../../../domain/checks/finding'
import type { PricingLocation } from '../../../domain/pricing'
import { SelectBar } from '../../../ui/table/select/SelectBar'
import type { TableTools } from '../../../ui/table/useTableTools'
import { BulkDelete } from '../../kit/bulk/BulkDelete'
import { ImpactNote } from '../../kit/impact/ImpactNote'
import { exportSelected } from '../../kit/table/exportTable'
import { locationLabel } from '../locationLabels'

/** Selecting rows of pricing plans and what can be done with them (docs/rules/tables.md#reps-and-locations). */
export function LocationBulk({
  rows,
  sold,
  tools,
}: {
  /** As this screen lists them. */
  rows: readonly PricingLocation[]
  /** The same with their reps, as customers' pages have them. */
  sold: readonly PricingLocation[]
  tools: TableTools<PricingLocation>
  /** Called where the code of this part cannot be loaded. */
  onClose: () => void
}) {
  const [deleted, setDeleted] = useState<PricingLocation[]>()
  const whole = (row: PricingLocation) => sold.find(({ id }) => id === row.id) ?? row
  return (
    <>
      <SelectBar
        tools={tools}
        rows={rows}
        keyOf={({ id }) => String(id)}
        record={locationLabel}
        noun={['location', 'locations']}
        actions={[
          exportSelected('Plans', tools),
          { name: 'Delete', run: (chosen) => setDeleted(chosen.map(whole)) },
        ]}
      />
      {deleted && (
        <BulkDelete
          many={counted(deleted.length, 'location')}
          lines={deleted.map(locationLabel)}
          steps={deleted.map((location) => ({ kind: 'deleteLocation', location }))}
          onClose={() => setDeleted(undefined)}
        >
          <div>
            A plan without a location is gone. Undo brings prices back; who sells them is chosen
            again.
          </div>
          <ImpactNote kind="pricing location" records={deleted} />
        </BulkDelete>
      )}
    </>
  )
}
