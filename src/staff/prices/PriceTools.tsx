import Button from '@mui/material/Button'
import { SmallCheckbox } from '../../ui/form/SmallCheckbox'
import styles from './Prices.module.css'
import type { usePriceCells } from './usePriceCells'
import type { PriceEditing } from './usePriceEdits'

interface PriceToolsProps {
  cells: ReturnType<typeof usePriceCells>
  editing: PriceEditing
  /** The progress of the last save is shown, with an Undo of its own. */
  isSaveShown: boolean
  onChangeBy: () => void
}

/** The buttons above the grid. The keys that redo and fill down are the grid's own. */
export function PriceTools({ cells, editing, isSaveShown, onChangeBy }: PriceToolsProps) {
  const { undo, redo } = editing
  return (
    <div className={styles.tools}>
      {/* Not disabled without a step: pressed until the last step, it keeps the focus. */}
      {(undo || redo || !isSaveShown) && (
        <Button
          variant="outlined"
          aria-disabled={!undo}
          aria-keyshortcuts="Control+Z Meta+Z"
          onClick={undo}
        >
          Undo
        </Button>
      )}
      <Button variant="outlined" onClick={onChangeBy}>
        Change by…
      </Button>
      <SmallCheckbox
        label="Totals follow prices"
        checked={cells.isFollowing}
        onChange={cells.setFollowing}
      />
    </div>
  )
}
