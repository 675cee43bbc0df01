import Button from '@mui/material/Button'
import { useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { PricingLocation } from '../../domain/pricing'
import { counted } from '../../domain/text'
import { lazyDialog } from '../../ui/dialog/lazyDialog'
import { SmallCheckbox } from '../../ui/form/SmallCheckbox'
import { Grid } from '../../ui/grid/Grid'
import { Empty } from '../../ui/LoadState'
import { useNotify } from '../../ui/Notifications'
import { FilterBar } from '../list/FilterBar'
import { HiddenLocationsNote, PricingPlansLink } from './PriceList'
import { PriceNotices } from './PriceNotices'
import styles from './Prices.module.css'
import { type ChangedLocation, cellText, changedLocations, isUndecided } from './priceEdits'
import type { PriceEditing } from './usePriceEdits'
import { GRID_COLUMNS, usePriceGrid } from './usePriceGrid'
import { usePriceSave } from './usePriceSave'
import { useShownPlans } from './useShownPlans'

const ChangeByDialog = lazyDialog(() => import('./ChangeByDialog'), 'ChangeByDialog')
const ReviewDialog = lazyDialog(() => import('./ReviewDialog'), 'ReviewDialog')

interface PriceEditorProps {
  /** All stored locations. */
  rows: readonly PricingLocation[]
  editing: PriceEditing
}

/** The price grid for all locations or one plan, with its tools and dialogs. */
export function PriceEditor({ rows, editing }: PriceEditorProps) {
  const { edits } = editing
  const notify = useNotify()
  const [dialog, setDialog] = useState<'change by' | 'review'>()
  const table = useRef<HTMLTableElement>(null)
  const shown = useShownPlans(rows)
  const save = usePriceSave(editing.rememberSent)
  const grid = usePriceGrid(shown, editing, save.failures)
  // Includes plans that aren't shown, because saving saves every changed row.
  const changed = useMemo(() => changedLocations(edits, rows), [rows, edits])
  const options = shown.plans.map(({ name }) => [name, name] as const)
  const hasShown = shown.shownRows.length > 0

  function askToResolve() {
    // Rendered at once, because the selected cell becomes the one Tab stop of the grid.
    const isShown = flushSync(() => grid.goToUndecided())
    if (isShown) table.current?.querySelector<HTMLElement>('td[tabindex="0"]')?.focus()
    notify('Resolve the cells marked in red first.', 'info')
  }
  /** Continues with a save if there is something to save and nothing to resolve. */
  function whenReady(proceed: () => void) {
    if (changed.length === 0) return notify('No price has been changed yet.', 'info')
    if (undecidedCount(changed) > 0) return askToResolve()
    proceed()
  }

  return (
    <>
      <div className={styles.bars}>
        {rows.length > 0 && (
          <FilterBar
            filters={shown.filters}
            fields={[{ name: 'plan', label: 'Plan', none: 'All plans', options }]}
          />
        )}
        {hasShown && (
          <PriceTools
            grid={grid}
            editing={editing}
            isSaveShown={save.runId !== undefined}
            onChangeBy={() => {
              if (grid.pricedCells().length > 0) setDialog('change by')
              else notify('Select the prices to change first.', 'info')
            }}
          />
        )}
      </div>
      <PriceNotices rows={rows} editing={editing} runId={save.runId} />
      {hasShown ? (
        <>
          <p className={styles.hint}>
            Type over a price, or press Enter to edit it. You can paste cells from a spreadsheet;
            Ctrl+D fills down. Drag, or hold Shift, to select several for ‘Change by…’.
          </p>
          <Grid
            ref={table}
            label="Prices"
            heading="Location"
            columns={GRID_COLUMNS}
            groups={grid.groups}
            selection={grid.selection}
            events={grid.events}
          />
          <PriceFooter
            changed={changed}
            focusText={grid.focused ? cellText(edits, grid.focused) : ''}
            onReview={() => whenReady(() => setDialog('review'))}
          />
          <HiddenLocationsNote count={shown.hiddenCount} />
        </>
      ) : (
        <Empty>
          <div>No pricing plans found</div>
          {rows.length === 0 && <PricingPlansLink text="Go to pricing plans" />}
        </Empty>
      )}
      {dialog === 'change by' && (
        <ChangeByDialog
          cells={grid.pricedCells()}
          onChange={(change) => {
            grid.changePrices(change)
            setDialog(undefined)
          }}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'review' && (
        <ReviewDialog
          rows={rows}
          changed={changed}
          onSave={() => {
            setDialog(undefined)
            // The list may have been read again since the review opened.
            whenReady(() => save.start(changed))
          }}
          onClose={() => setDialog(undefined)}
        />
      )}
    </>
  )
}

interface PriceToolsProps {
  grid: ReturnType<typeof usePriceGrid>
  editing: PriceEditing
  /** Whether the progress of the last save is shown, which has its own Undo. */
  isSaveShown: boolean
  onChangeBy: () => void
}

/** The buttons above the grid. The grid itself handles the keys for redo and fill down. */
function PriceTools({ grid, editing, isSaveShown, onChangeBy }: PriceToolsProps) {
  const { undo, redo } = editing
  return (
    <div className={styles.tools}>
      {/* Not disabled after the last step, so that it keeps the focus. */}
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
        checked={grid.isFollowing}
        onChange={grid.setFollowing}
      />
    </div>
  )
}

interface PriceFooterProps {
  changed: readonly ChangedLocation[]
  /** Describes the focused cell; '' if no cell is focused. */
  focusText: string
  onReview: () => void
}

/**
 * The bar below the grid: the focused cell, the number of changes, and the button that reviews
 * them.
 */
function PriceFooter({ changed, focusText, onReview }: PriceFooterProps) {
  const cellCount = changed.flatMap(({ changes }) => changes).length
  const toResolve = undecidedCount(changed)
  const changedText = `${counted(cellCount, 'cell')} in ${counted(changed.length, 'row')} changed`
  const count = cellCount > 0 ? changedText : '0 changes'
  return (
    <div className={styles.footer}>
      <span className={styles.spring}>{focusText}</span>
      <span role="status">
        <span>{toResolve > 0 ? `${count}, ${toResolve} to resolve` : count}</span>
      </span>
      {/* Not disabled: clicking it without changes shows a hint. */}
      <Button variant="contained" aria-disabled={cellCount === 0} onClick={onReview}>
        Review changes
      </Button>
    </div>
  )
}

/** The number of cells that must be resolved before saving. */
const undecidedCount = (changed: readonly ChangedLocation[]) =>
  changed.flatMap(({ changes }) => changes).filter(({ state }) => isUndecided(state)).length
