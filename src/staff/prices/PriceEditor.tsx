import Button from '@mui/material/Button'
import { useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { priceLabels } from '../../domain/prices'
import { groupByPricingPlan, type PricingLocation, planAndLocation } from '../../domain/pricing'
import { counted } from '../../domain/text'
import { lazyDialog } from '../../ui/dialog/lazyDialog'
import { Empty } from '../../ui/Empty'
import { SmallCheckbox } from '../../ui/form/SmallCheckbox'
import { Grid } from '../../ui/grid/Grid'
import { useNotify } from '../../ui/Notifications'
import { FilterBar } from '../list/FilterBar'
import { useFilter } from '../list/useTableState'
import { MoreLocations, PricingPlansLink } from './PriceList'
import { PriceNotices } from './PriceNotices'
import styles from './Prices.module.css'
import { changedLocations, type Edits, isUndecided, noteOf } from './priceEdits'
import { changedRowStates, gridGroups, plansToShow, priceColumns } from './priceGrid'
import { type PriceCell, usePriceCells } from './usePriceCells'
import type { PriceEditing } from './usePriceEdits'
import { usePriceSave } from './usePriceSave'

const ChangeByDialog = lazyDialog(() => import('./ChangeByDialog'), 'ChangeByDialog')
const ReviewDialog = lazyDialog(() => import('./ReviewDialog'), 'ReviewDialog')

const filterNames = ['plan'] as const

/** The grid of all locations, or of one plan's, with its tools and dialogs. */
export function PriceEditor({
  rows,
  edited,
}: {
  /** Every location as stored. */
  rows: readonly PricingLocation[]
  edited: PriceEditing
}) {
  const { edits } = edited
  const notify = useNotify()
  const [dialog, setDialog] = useState<'change by' | 'review'>()
  const filters = useFilter(filterNames)
  const { plan } = filters.filter
  const plans = useMemo(() => groupByPricingPlan(rows), [rows])
  const visiblePlans = useMemo(() => plansToShow(plans, plan), [plans, plan])
  const visible = useMemo(() => visiblePlans.flatMap(({ locations }) => locations), [visiblePlans])
  const cells = usePriceCells(plans, { rows: visible, view: plan }, edited)
  const save = usePriceSave(edited.rememberSent)
  const groups = useMemo(
    () => gridGroups(visiblePlans, edits, save.failures),
    [visiblePlans, edits, save.failures],
  )
  const changed = useMemo(() => changedLocations(rows, edits), [rows, edits])
  const grid = useRef<HTMLTableElement>(null)
  const options = plans.map(({ name }) => [name, name] as const)

  /** Also in plans that are not shown: every changed row is saved. */
  const isAnyUndecided = () => changedRowStates(rows, edits).flat().some(isUndecided)
  function askToResolve() {
    const isVisible = flushSync(() => cells.goToUndecided())
    if (isVisible) grid.current?.querySelector<HTMLElement>('td[tabindex="0"]')?.focus()
    notify('Resolve the cells marked in red first.', 'info')
  }
  function review() {
    if (changed.length === 0) return notify('No price has been changed yet.', 'info')
    if (isAnyUndecided()) return askToResolve()
    setDialog('review')
  }

  return (
    <>
      <div className={styles.bars}>
        {rows.length > 0 && (
          <FilterBar
            filters={filters}
            choices={[{ name: 'plan', label: 'Plan', all: 'All plans', options }]}
          />
        )}
        {visible.length > 0 && (
          <PriceTools
            cells={cells}
            edited={edited}
            isSaved={save.runId !== undefined}
            onChangeBy={() => {
              if (cells.priced().length > 0) setDialog('change by')
              else notify('Select the prices to change first.', 'info')
            }}
          />
        )}
      </div>
      <PriceNotices rows={rows} edited={edited} runId={save.runId} />
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
            columns={priceColumns}
            groups={groups}
            selection={cells.selection}
            on={cells.on}
          />
          <PriceStatus rows={rows} edits={edits} focused={cells.focused} onReview={review} />
          {plan === '' && <MoreLocations count={rows.length - visible.length} />}
        </>
      )}
      {dialog === 'change by' && (
        <ChangeByDialog
          cells={cells.priced()}
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
            if (isAnyUndecided()) askToResolve()
            else save.start(changed)
          }}
          onClose={() => setDialog(undefined)}
        />
      )}
    </>
  )
}

/** The buttons above the grid. The keys that redo and fill down are the grid's own. */
function PriceTools({
  cells,
  edited: { undo, redo },
  isSaved,
  onChangeBy,
}: {
  cells: ReturnType<typeof usePriceCells>
  edited: PriceEditing
  /** The last save is in view, with an Undo of its own. */
  isSaved: boolean
  onChangeBy: () => void
}) {
  return (
    <div className={styles.tools}>
      {/* Not disabled without a step: pressed until the last step, it keeps the focus. */}
      {(undo || redo || !isSaved) && (
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
        onCheck={cells.setFollowing}
      />
    </div>
  )
}

/** Below the grid: about the cell with the focus, how much was changed, and its review. */
function PriceStatus({
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
  const states = changedRowStates(rows, edits)
  const cells = states.flat()
  const undecidedCount = cells.filter(isUndecided).length
  const focusedText = focused && [
    planAndLocation(focused.row),
    priceLabels[focused.name],
    noteOf(focused.row, edits, focused.name),
  ]
  const count = [
    cells.length > 0
      ? `${counted(cells.length, 'cell')} in ${counted(states.length, 'row')} changed`
      : '0 changes',
    ...(undecidedCount > 0 ? [`${undecidedCount} to resolve`] : []),
  ]
  return (
    <div className={styles.foot}>
      <span className={styles.spring}>{focusedText?.filter(Boolean).join(' · ')}</span>
      <span role="status">
        <span>{count.join(', ')}</span>
      </span>
      {/* Not disabled: a press without changes shows why. */}
      <Button variant="contained" aria-disabled={cells.length === 0} onClick={onReview}>
        Review changes
      </Button>
    </div>
  )
}
