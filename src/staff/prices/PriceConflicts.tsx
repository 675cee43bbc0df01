import Button from '@mui/material/Button'
import { priceLabels } from '../../domain/prices'
import type { PricingLocation } from '../../domain/pricing'
import { Alert } from '../../ui/Alert'
import { type Edits, kept, noteOf, priceNames, reverted, rowName, stateOf } from './priceEdits'

/** Locations that somebody else changed since, and those that are gone, each with a way on. */
export function PriceConflicts({
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
