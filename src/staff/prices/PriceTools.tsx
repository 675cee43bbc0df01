import Button from '@mui/material/Button'
import { SmallCheckbox } from '../../ui/form/SmallCheckbox'
import styles from './Prices.module.css'
import type { usePriceCells } from './usePriceCells'
import type { usePriceEdits } from './usePriceEdits'

/** The buttons above the grid: what is done to the selection, steps back and forth. */
export function PriceTools({
  cells,
  edited: { edits, undo, redo },
  onChangeBy,
}: {
  cells: ReturnType<typeof usePriceCells>
  edited: ReturnType<typeof usePriceEdits>
  onChangeBy: () => void
}) {
  return (
    <div className={styles.tools}>
      <StepButton name="Undo" keys="Control+Z Meta+Z" onStep={undo} />
      <StepButton name="Redo" keys="Control+Y Meta+Shift+Z" onStep={redo} />
      <Button variant="outlined" onClick={onChangeBy}>
        Change by…
      </Button>
      <Button variant="outlined" aria-keyshortcuts="Control+D Meta+D" onClick={cells.fillDown}>
        Fill down
      </Button>
      <StepButton name="Revert" onStep={Object.keys(edits).length > 0 ? cells.revert : undefined} />
      <SmallCheckbox
        label="Totals follow prices"
        checked={cells.isFollowing}
        onCheck={cells.setFollowing}
      />
    </div>
  )
}

/** A step back or forth. Not disabled: a button that is pressed until nothing is left keeps the focus. */
function StepButton({
  name,
  keys,
  onStep,
}: {
  name: string
  keys?: string
  /** Missing where there is no such step. */
  onStep: (() => void) | undefined
}) {
  return (
    <Button variant="outlined" aria-disabled={!onStep} aria-keyshortcuts={keys} onClick={onStep}>
      <span>{name}</span>
    </Button>
  )
}
