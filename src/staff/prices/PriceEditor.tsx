import Button from '@mui/material/Button'
import { useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type PricingLocation, pricingPlansOf } from '../../domain/pricing'
import { counted } from '../../domain/text'
import { lazyDialog } from '../../ui/dialog/lazyDialog'
import { SmallCheckbox } from '../../ui/form/SmallCheckbox'
import { Grid } from '../../ui/grid/Grid'
import { Empty } from '../../ui/LoadState'
import { useNotify } from '../../ui/Notifications'
import { FilterBar } from '../list/FilterBar'
import { useFilter } from '../list/useFilter'
import { HiddenLocationsNote, PricingPlansLink } from './PriceList'
import { PriceNotices } from './PriceNotices'
import styles from './Prices.module.css'
import { type ChangedLocation, cellText, changedLocations, isUndecided } from './priceEdits'
import { GRID_COLUMNS, gridGroups, plansToShow } from './priceGrid'
import { usePriceCells } from './usePriceCells'
import type { PriceEditing } from './usePriceEdits'
import { usePriceSave } from './usePriceSave'

const ChangeByDialog = lazyDialog(() => import('./ChangeByDialog'), 'ChangeByDialog')
const ReviewDialog = lazyDialog(() => import('./ReviewDialog'), 'ReviewDialog')

const filterNames = ['plan'] as const

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
  const filters = useFilter(filterNames)
  const { plan } = filters.filter
  const plans = useMemo(() => pricingPlansOf(rows), [rows])
  const visiblePlans = useMemo(() => plansToShow(plans, plan), [plans, plan])
  const visible = useMemo(() => visiblePlans.flatMap(({ locations }) => locations), [visiblePlans])
  const cells = usePriceCells(plans, { rows: visible, view: plan }, editing)
  const save = usePriceSave(editing.rememberSent)
  const groups = useMemo(
    () => gridGroups(visiblePlans, edits, save.failures),
    [visiblePlans, edits, save.failures],
  )
  // Includes plans that aren't shown, because saving saves every changed row.
  const changed = useMemo(() => changedLocations(edits, rows), [rows, edits])
  const grid = useRef<HTMLTableElement>(null)
  const options = plans.map(({ name }) => [name, name] as const)
  const hasUndecided = undecidedCount(changed) > 0

  function askToResolve() {
    const isVisible = flushSync(() => cells.goToUndecided())
    if (isVisible) grid.current?.querySelector<HTMLElement>('td[tabindex="0"]')?.focus()
    notify('Resolve the cells marked in red first.', 'info')
  }
  function review() {
    if (changed.length === 0) return notify('No price has been changed yet.', 'info')
    if (hasUndecided) return askToResolve()
    setDialog('review')
  }

  return (
    <>
      <div className={styles.bars}>
        {rows.length > 0 && (
          <FilterBar
            filters={filters}
            fields={[{ name: 'plan', label: 'Plan', none: 'All plans', options }]}
          />
        )}
        {visible.length > 0 && (
          <PriceTools
            cells={cells}
            editing={editing}
            isSaveShown={save.runId !== undefined}
            onChangeBy={() => {
              if (cells.pricedCells().length > 0) setDialog('change by')
              else notify('Select the prices to change first.', 'info')
            }}
          />
        )}
      </div>
      <PriceNotices rows={rows} editing={editing} runId={save.runId} />
      {visible.length === 0 ? (
        <Empty>
          <div>No pricing plans found</div>
          {rows.length === 0 && <PricingPlansLink text="Go to pricing plans" />}
        </Empty>
      ) : (
        <>
          <p className={styles.hint}>
            Type over a price, or press Enter to edit it. You can paste cells from a spreadsheet;
            Ctrl+D fills down. Drag, or hold Shift, to select several for ‘Change by…’.
          </p>
          <Grid
            ref={grid}
            label="Prices"
            heading="Location"
            columns={GRID_COLUMNS}
            groups={groups}
            selection={cells.selection}
            events={cells.on}
          />
          <PriceFooter
            changed={changed}
            focusText={cells.focused ? cellText(edits, cells.focused) : ''}
            onReview={review}
          />
          {plan === '' && <HiddenLocationsNote count={rows.length - visible.length} />}
        </>
      )}
      {dialog === 'change by' && (
        <ChangeByDialog
          cells={cells.pricedCells()}
          onChange={(change) => {
            cells.changePrices(change)
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
            if (hasUndecided) askToResolve()
            else save.start(changed)
          }}
          onClose={() => setDialog(undefined)}
        />
      )}
    </>
  )
}

interface PriceToolsProps {
  cells: ReturnType<typeof usePriceCells>
  editing: PriceEditing
  /** Whether the progress of the last save is shown, which has its own Undo. */
  isSaveShown: boolean
  onChangeBy: () => void
}

/** The buttons above the grid. The grid itself handles the keys for redo and fill down. */
function PriceTools({ cells, editing, isSaveShown, onChangeBy }: PriceToolsProps) {
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
        checked={cells.isFollowing}
        onChange={cells.setFollowing}
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

/** The bar below the grid: the focused cell, the number of changes, and the button that reviews them. */
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
