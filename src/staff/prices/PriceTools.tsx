import Button from '@mui/material/Button'
import styles from './Prices.module.css'
import type { usePriceCells } from './usePriceCells'
import type { usePriceEdits } from './usePriceEdits'

/** The buttons above the grid: what is done to the selection, steps back and forth. */
export function PriceTools({
  cells,
  edited: { undo, redo },
  onChangeBy,
}: {
  cells: ReturnType<typeof usePriceCells>
  edited: ReturnType<typeof usePriceEdits>
  onChangeBy: () => void
}) {
  return (
    <div className={styles.tools}>
      {/* Not disabled: a button that is pressed until nothing is left keeps the focus. */}
      <Button
        variant="outlined"
        aria-disabled={!undo}
        aria-keyshortcuts="Control+Z Meta+Z"
        onClick={undo}
      >
        Undo
      </Button>
      <Button
        variant="outlined"
        aria-disabled={!redo}
        aria-keyshortcuts="Control+Y Meta+Shift+Z"
        onClick={redo}
      >
        Redo
      </Button>
      <Button variant="outlined" onClick={onChangeBy}>
        Change by…
      </Button>
      <Button variant="outlined" aria-keyshortcuts="Control+D Meta+D" onClick={cells.fillDown}>
        Fill down
      </Button>
      <Button variant="outlined" onClick={cells.revert}>
        Revert
      </Button>
      <label>
        <input
          type="checkbox"
          checked={cells.isFollowing}
          onChange={({ target }) => cells.setFollowing(target.checked)}
        />
        <span>Totals follow prices</span>
      </label>
    </div>
  )
}
