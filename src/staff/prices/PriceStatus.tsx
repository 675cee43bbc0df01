import Button from '@mui/material/Button'
import { counted } from '../../domain/checks/finding'
import { priceLabels } from '../../domain/prices'
import type { PricingLocation } from '../../domain/pricing'
import styles from './Prices.module.css'
import { type Edits, noteOf, rowName } from './priceEdits'
import { countOf } from './priceGrid'
import type { PriceCell } from './usePriceCells'

/** Below the grid: what is to know of the cell with the focus, how much was changed, and its review. */
export function PriceStatus({
  rows,
  edits,
  focused,
  onReview,
}: {
  rows: readonly PricingLocation[]
  edits: Edits
  focused: PriceCell | undefined
  onReview: () => void
}) {
  const changed = countOf(rows, edits, ['changed', 'invalid', 'conflict'])
  const red = countOf(rows, edits, ['invalid', 'conflict'])
  const where = focused && [
    rowName(focused.row),
    priceLabels[focused.name],
    noteOf(focused.row, edits, focused.name),
  ]
  const count = [
    changed.cells > 0
      ? `${counted(changed.cells, 'cell')} in ${counted(changed.rows, 'row')} changed`
      : '0 changes',
    ...(red.cells > 0 ? [`${red.cells} to decide about`] : []),
  ]
  return (
    <div className={styles.foot}>
      <span className={styles.spring}>{where?.filter(Boolean).join(' · ')}</span>
      <span role="status">
        <span>{count.join(', ')}</span>
      </span>
      {/* Pressed all the same it says why: a button that is disabled cannot. */}
      <Button variant="contained" aria-disabled={changed.cells === 0} onClick={onReview}>
        Review changes
      </Button>
    </div>
  )
}
