import type { PricingLocation } from '../../domain/pricing'
import { RestoredNotice } from '../../ui/form/RestoredNotice'
import { PriceConflicts } from './PriceConflicts'
import { PriceSaveProgress } from './PriceSaveProgress'
import type { usePriceEdits } from './usePriceEdits'

/** What is to know above the grid: changes of earlier, how the last save stands, what does not fit. */
export function PriceNotices({
  rows,
  edited: { edits, change, draft },
  jobId,
}: {
  /** Every location as stored. */
  rows: readonly PricingLocation[]
  edited: ReturnType<typeof usePriceEdits>
  /** The last save; undefined before the first. */
  jobId: string | undefined
}) {
  return (
    <>
      <RestoredNotice draft={draft} wasBeingSaved={false} />
      {jobId !== undefined && <PriceSaveProgress id={jobId} />}
      <PriceConflicts rows={rows} edits={edits} onChange={change} />
    </>
  )
}
