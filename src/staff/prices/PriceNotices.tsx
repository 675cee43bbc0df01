import Button from '@mui/material/Button'
import { priceLabels } from '../../domain/prices'
import type { PricingLocation } from '../../domain/pricing'
import { Alert } from '../../ui/Alert'
import { RestoredNotice } from '../../ui/form/RestoredNotice'
import { RunProgress } from '../writes/RunProgress'
import { useRun } from '../writes/useRuns'
import { type Edits, noteOf, priceNames, rebased, reverted, rowName, stateOf } from './priceEdits'
import type { PriceEditing } from './usePriceEdits'

/** Above the grid: restored changes, the progress of the last save, conflicts. */
export function PriceNotices({
  rows,
  edited: { edits, change, draft },
  runId,
}: {
  /** Every location as stored. */
  rows: readonly PricingLocation[]
  edited: PriceEditing
  /** Of the last save; undefined before the first. */
  runId: string | undefined
}) {
  return (
    <>
      <RestoredNotice draft={draft} wasBeingSaved={false} />
      {runId !== undefined && <SaveProgress id={runId} />}
      <PriceConflicts rows={rows} edits={edits} onChange={change} />
    </>
  )
}

/** The progress of the last save; at its end it can be closed. */
function SaveProgress({ id }: { id: string }) {
  const job = useRun(id)
  return (
    <>
      <RunProgress id={id} />
      {job?.state === 'ended' && <Button onClick={job.close}>Close</Button>}
    </>
  )
}

/** Locations that somebody else has changed or deleted since, with buttons to resolve each. */
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
              <Button color="inherit" size="small" onClick={() => onChange(rebased(edits, row))}>
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
          {`Someone else deleted these, so their changes can’t be saved: ${gone.map(([, { name }]) => name).join('; ')}.`}
        </Alert>
      )}
    </>
  )
}
