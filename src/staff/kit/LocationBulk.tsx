import { useState } from 'react'
import { counted } from '../../domain/checks/finding'
import type { PricingLocation } from '../../domain/pricing'
import { ImpactNote } from '../links/ImpactNote'
import { BulkDelete } from '../list/BulkDelete'
import { exportSelected } from '../list/exportTable'
import { idKey } from '../list/idKey'
import { SelectBar } from '../list/SelectBar'
import type { TableTools } from '../list/useTableTools'

/** Selecting rows of pricing plans and what can be done with them (docs/rules/tables.md#reps-and-locations). */
export function LocationBulk({
  title,
  place,
  rows,
  sold = rows,
  record,
  tools,
}: {
  /** How the table is called. */
  title: string
  /** What the menu calls the screen. */
  place: string
  /** As this screen lists them. */
  rows: readonly PricingLocation[]
  /** The same with their reps, as customers' pages have them. */
  sold?: readonly PricingLocation[]
  /** How a row is called. */
  record: (row: PricingLocation) => string
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
        of={{ keyOf: idKey, record, noun: ['location', 'locations'] }}
        actions={[
          exportSelected(title, tools),
          { name: 'Delete', run: (chosen) => setDeleted(chosen.map(whole)) },
        ]}
      />
      {deleted && (
        <BulkDelete
          place={place}
          many={counted(deleted.length, 'location')}
          lines={deleted.map(record)}
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
