import Button from '@mui/material/Button'
import { counted } from '../../domain/text'
import styles from './Prices.module.css'
import { type EditState, isUndecided } from './priceEdits'

interface PriceFooterProps {
  /** The states of the changed cells, row by row. */
  changedRows: readonly EditState[][]
  /** About the cell that has the focus; '' for none. */
  cellText: string
  onReview: () => void
}

/** Below the grid: the cell that has the focus, how much was changed, and the review of it. */
export function PriceFooter({ changedRows, cellText, onReview }: PriceFooterProps) {
  const changedCells = changedRows.flat()
  const undecidedCount = changedCells.filter(isUndecided).length
  const count =
    changedCells.length > 0
      ? `${counted(changedCells.length, 'cell')} in ${counted(changedRows.length, 'row')} changed`
      : '0 changes'
  return (
    <div className={styles.footer}>
      <span className={styles.spring}>{cellText}</span>
      <span role="status">
        <span>{undecidedCount > 0 ? `${count}, ${undecidedCount} to resolve` : count}</span>
      </span>
      {/* Not disabled: a press without changes shows why. */}
      <Button variant="contained" aria-disabled={changedCells.length === 0} onClick={onReview}>
        Review changes
      </Button>
    </div>
  )
}
