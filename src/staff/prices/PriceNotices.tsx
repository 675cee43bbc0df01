import Button, { type ButtonProps } from '@mui/material/Button'
import { priceLabels } from '../../domain/prices'
import { type PricingLocation, planAndLocation } from '../../domain/pricing'
import { Alert } from '../../ui/Alert'
import { RestoredNotice } from '../../ui/form/FormMessages'
import { RunProgress } from '../writes/RunProgress'
import { useRun, useRuns } from '../writes/useRuns'
import { cellNote, conflictsOf, rebaseEdits, withoutEdits } from './priceEdits'
import type { PriceEditing } from './usePriceEdits'

interface PriceNoticesProps {
  /** All stored locations. */
  rows: readonly PricingLocation[]
  editing: PriceEditing
  /** The run of the last save; undefined before the first. */
  runId: string | undefined
}

/** The notices above the grid: restored changes, the progress of the last save, and conflicts. */
export function PriceNotices({ rows, editing, runId }: PriceNoticesProps) {
  const { edits, change, undo, redo, draft } = editing
  const save = useRun(runId)
  const { remove } = useRuns()
  const ids = new Set(rows.map(({ id }) => String(id)))
  const deleted = Object.entries(edits).filter(([id]) => !ids.has(id))
  const withoutDeleted = Object.fromEntries(Object.entries(edits).filter(([id]) => ids.has(id)))
  return (
    <>
      <RestoredNotice draft={draft} />
      {save && (
        <RunProgress
          id={save.id}
          showUndo={!undo && !redo}
          closeButton={<Button onClick={() => remove(save.id)}>Close</Button>}
        />
      )}
      {conflictsOf(edits, rows).map(({ row, cells }) => (
        <Alert
          key={row.id}
          severity="warning"
          style={{ marginBottom: 16 }}
          action={
            <>
              <EditButton onClick={() => change(rebaseEdits(edits, row))}>Keep mine</EditButton>
              <EditButton onClick={() => change(withoutEdits(edits, cells))}>
                Take theirs
              </EditButton>
            </>
          }
        >
          <strong>{planAndLocation(row)}</strong>
          {cells.map((cell) => (
            <div key={cell.name}>{`${priceLabels[cell.name]}: ${cellNote(edits, cell)}.`}</div>
          ))}
        </Alert>
      ))}
      {deleted.length > 0 && (
        <Alert
          severity="warning"
          style={{ marginBottom: 16 }}
          action={<EditButton onClick={() => change(withoutDeleted)}>Discard</EditButton>}
        >
          {`Someone else deleted these, so their changes can’t be saved: ${deleted.map(([, { name }]) => name).join('; ')}.`}
        </Alert>
      )}
    </>
  )
}

/** A button of a notice, in the color of its text. */
const EditButton = (props: ButtonProps) => <Button color="inherit" size="small" {...props} />
