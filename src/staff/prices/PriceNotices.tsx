import Button from '@mui/material/Button'
import { priceLabels } from '../../domain/prices'
import type { PricingLocation } from '../../domain/pricing'
import { Alert } from '../../ui/Alert'
import { RestoredNotice } from '../../ui/form/RestoredNotice'
import { RunProgress } from '../writes/RunProgress'
import { useRun } from '../writes/useRuns'
import { type Edits, kept, noteOf, priceNames, reverted, rowName, stateOf } from './priceEdits'
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

/** How the last save stands; at its end it can be put away. */
function PriceSaveProgress({ id }: { id: string }) {
  const job = useRun(id)
  return (
    <>
      <RunProgress id={id} />
      {job?.state === 'ended' && <Button onClick={job.close}>Close</Button>}
    </>
  )
}

/** Locations that somebody else changed since, and those that are gone, each with a way on. */
function PriceConflicts({
  rows,
  edits,
  onChange,
}: {
  /** Every location as stored. */
  rows: readonly PricingLocation[]
  edits: Edits
  onChange: (edits: Edits) => void
}) {
  const conflicts = rows.flatMap((row) => {
    const names = priceNames.filter((name) => stateOf(row, edits, name) === 'conflict')
    return names.length > 0 ? [{ row, names }] : []
  })
  const ids = new Set(rows.map(({ id }) => String(id)))
  const gone = Object.entries(edits).filter(([id]) => !ids.has(id))
  return (
    <>
      {conflicts.map(({ row, names }) => (
        <Alert
          key={row.id}
          severity="warning"
          style={{ marginBottom: 16 }}
          action={
            <>
              <Button color="inherit" size="small" onClick={() => onChange(kept(edits, row))}>
                Keep mine
              </Button>
              <Button
                color="inherit"
                size="small"
                onClick={() =>
                  onChange(
                    reverted(
                      edits,
                      names.map((name) => ({ row, name })),
                    ),
                  )
                }
              >
                Take theirs
              </Button>
            </>
          }
        >
          <strong>{rowName(row)}</strong>
          {names.map((name) => (
            <div key={name}>{`${priceLabels[name]}: ${noteOf(row, edits, name)}.`}</div>
          ))}
        </Alert>
      ))}
      {gone.length > 0 && (
        <Alert
          severity="warning"
          style={{ marginBottom: 16 }}
          action={
            <Button
              color="inherit"
              size="small"
              onClick={() =>
                onChange(Object.fromEntries(Object.entries(edits).filter(([id]) => ids.has(id))))
              }
            >
              Discard
            </Button>
          }
        >
          {`Deleted meanwhile, so its changes cannot be saved: ${gone.map(([, { name }]) => name).join('; ')}.`}
        </Alert>
      )}
    </>
  )
}
