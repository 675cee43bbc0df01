import { useState } from 'react'
import { useReps } from '../../api/reps'
import type { PricingLocation } from '../../domain/pricing'
import { counted } from '../../domain/text'
import { ImpactNote } from '../links/ImpactNote'
import { BulkDelete } from '../list/bulk/BulkDialog'
import { type BulkProps, SelectBar } from '../list/SelectBar'
import { deleteLocationStep } from '../writes/steps/pricingSteps'

interface LocationBulkProps extends BulkProps<PricingLocation> {
  /** What the menu calls the screen. */
  breadcrumb: string
}

/**
 * Selecting rows of pricing plans and what can be done with them (docs/rules/tables.md#reps-and-locations).
 * Its rows have their reps, as customers' pages have them.
 */
export function LocationBulk({ breadcrumb, ...bar }: LocationBulkProps) {
  const { rows, list } = bar
  const [deleted, setDeleted] = useState<PricingLocation[]>()
  const { data: reps = [] } = useReps()
  const withReps = (row: PricingLocation) => rows.find(({ id }) => id === row.id) ?? row
  return (
    <>
      <SelectBar {...bar} onDelete={(chosen) => setDeleted(chosen.map(withReps))} />
      {deleted && (
        <BulkDelete
          breadcrumb={breadcrumb}
          many={counted(deleted.length, 'location')}
          lines={deleted.map(list.selection.nameOf)}
          steps={deleted.map((location) => deleteLocationStep(location, rows, reps))}
          onClose={() => setDeleted(undefined)}
        >
          <div>
            A plan with no locations left is deleted too. Undo restores the prices and their reps.
          </div>
          <ImpactNote kind="pricing location" records={deleted} />
        </BulkDelete>
      )}
    </>
  )
}
