import { useState } from 'react'
import { useReps } from '../../api/reps'
import type { PricingLocation } from '../../domain/pricing'
import { counted } from '../../domain/text'
import { ImpactNote } from '../links/ImpactNote'
import { BulkDelete } from '../list/bulk/BulkDialog'
import { type BulkProps, SelectBar } from '../list/SelectBar'
import { deleteLocationStep } from '../writes/steps/pricingSteps'

interface LocationBulkProps extends BulkProps<PricingLocation> {
  /** The screen's name in the menu. */
  breadcrumb: string
}

/**
 * The select bar of locations, and the dialog that deletes them (docs/rules/tables.md#reps-and-locations). `rows`
 * must include the names of reps.
 */
export function LocationBulk({ breadcrumb, ...bar }: LocationBulkProps) {
  const [toDelete, setToDelete] = useState<PricingLocation[]>()
  const { data: reps = [] } = useReps()
  // The rows of the list may lack the names of reps, which Undo restores.
  const storedRow = (row: PricingLocation) => bar.rows.find(({ id }) => id === row.id) ?? row
  return (
    <>
      <SelectBar {...bar} onDelete={(chosen) => setToDelete(chosen.map(storedRow))} />
      {toDelete && (
        <BulkDelete
          breadcrumb={breadcrumb}
          items={counted(toDelete.length, 'location')}
          lines={toDelete.map(bar.list.selection.nameOf)}
          steps={toDelete.map((location) => deleteLocationStep(location, bar.rows, reps))}
          onClose={() => setToDelete(undefined)}
        >
          <div>
            A plan with no locations left is deleted too. Undo restores the prices and their reps.
          </div>
          <ImpactNote kind="pricing location" records={toDelete} />
        </BulkDelete>
      )}
    </>
  )
}
