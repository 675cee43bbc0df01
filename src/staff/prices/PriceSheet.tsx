import Button from '@mui/material/Button'
import { memo, useEffect, useMemo, useRef, useState } from 'react'
import { counted } from '../../domain/checks/finding'
import { priceLabels } from '../../domain/prices'
import { groupByPricingPlan, type PricingLocation, type PricingPlan } from '../../domain/pricing'
import { lazyDialog } from '../../ui/dialog/lazyDialog'
import { Empty } from '../../ui/Empty'
import { Grid } from '../../ui/grid/Grid'
import { lazyPart } from '../../ui/lazyPart'
import { useNotify } from '../../ui/Notifications'
import { FilterBar } from '../list/FilterBar'
import { useFilter } from '../list/useTableState'
import type { Step } from '../writes/steps/step'
import { useRunList, useRuns } from '../writes/useRuns'
import { MoreLocations } from './MoreLocations'
import styles from './Prices.module.css'
import { PriceTools } from './PriceTools'
import { PricingPlansLink } from './PricingPlansLink'
import { type Edits, noteOf, rowName } from './priceEdits'
import { countOf, gridGroups, locationsOf, overtaken, priceColumns } from './priceGrid'
import { type ChangedLocation, changedLocations } from './priceReview'
import { type PriceCell, usePriceCells } from './usePriceCells'
import type { usePriceEdits } from './usePriceEdits'

const ChangeByDialog = lazyDialog(() => import('./ChangeByDialog'), 'ChangeByDialog')
const PriceNotices = lazyPart(() => import('./PriceNotices'), 'PriceNotices')
const ReviewDialog = lazyDialog(() => import('./ReviewDialog'), 'ReviewDialog')

const filterNames = ['plan'] as const

/** The grid of all locations, or of one plan's, with what is done in it. */
export function PriceSheet({
  rows,
  edited,
}: {
  /** Every location as stored. */
  rows: readonly PricingLocation[]
  edited: ReturnType<typeof usePriceEdits>
}) {
  const { edits } = edited
  const notify = useNotify()
  const [dialog, setDialog] = useState<'change by' | 'review'>()
  const { plan } = useFilter(filterNames).filter
  const plans = useMemo(() => groupByPricingPlan(rows), [rows])
  const shown = useMemo(() => locationsOf(plans, plan), [plans, plan])
  const cells = usePriceCells(rows, { rows: shown, view: plan }, edited)
  const save = usePriceSave(edited)
  const groups = useMemo(() => gridGroups(shown, edits, save.whyNot), [shown, edits, save.whyNot])
  const changed = useMemo(() => changedLocations(rows, edits), [rows, edits])
  // A change of one's own has no notice: its code would come in the way of the first Enter.
  const isOvertaken = useMemo(() => overtaken(rows, edits), [rows, edits])
  const grid = useRef<HTMLDivElement>(null)
  const [jumps, setJumps] = useState(0)
  useEffect(() => {
    if (jumps > 0) grid.current?.querySelector<HTMLElement>('td[tabindex="0"]')?.focus()
  }, [jumps])

  /** Also of plans that are not shown: every changed row is saved. */
  const isUndecided = () => countOf(rows, edits, ['invalid', 'conflict']).cells > 0
  function decideFirst() {
    if (cells.goTo(['invalid', 'conflict'])) setJumps(jumps + 1)
    notify('Please decide about the cells marked red first.', 'info')
  }
  function review() {
    if (changed.length === 0) return notify('No price has been changed yet.', 'info')
    if (isUndecided()) return decideFirst()
    setDialog('review')
  }

  return (
    <>
      <div className={styles.bars}>
        {rows.length > 0 && <PlanChoice plans={plans} />}
        {shown.length > 0 && (
          <PriceTools
            cells={cells}
            edited={edited}
            onChangeBy={() => {
              if (cells.priced().length > 0) setDialog('change by')
              else notify('Select the prices to change first.', 'info')
            }}
          />
        )}
      </div>
      {(save.jobId !== undefined || edited.draft.isRestored || isOvertaken) && (
        <PriceNotices rows={rows} edited={edited} jobId={save.jobId} />
      )}
      {shown.length === 0 ? (
        <Empty>
          <div>No pricing plans found</div>
          {rows.length === 0 && <PricingPlansLink text="To the pricing plans" />}
        </Empty>
      ) : (
        <>
          <p className={styles.hint}>
            Type over a price, or press Enter to edit it. A block copied in a spreadsheet can be
            pasted; Ctrl+D fills down.
          </p>
          <div ref={grid}>
            <Grid
              label="Prices"
              heading="Location"
              columns={priceColumns}
              groups={groups}
              selection={cells.selection}
              on={cells.on}
            />
          </div>
          <PriceStatus rows={rows} edits={edits} focused={cells.focused} onReview={review} />
          {plan === '' && <MoreLocations left={rows.length - shown.length} />}
        </>
      )}
      {dialog === 'change by' && (
        <ChangeByDialog
          prices={cells.priced().map(({ cents }) => cents)}
          onChange={(by) => {
            cells.changeBy(by)
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
            if (isUndecided()) decideFirst()
            else save.start(changed)
          }}
          onClose={() => setDialog(undefined)}
        />
      )}
    </>
  )
}

/** Which plan is shown. A part of its own, as a key in the grid does not draw it anew. */
const PlanChoice = memo(function PlanChoice({ plans }: { plans: readonly PricingPlan[] }) {
  const filters = useFilter(filterNames)
  const options = plans.map(({ name }) => [name, name] as const)
  return (
    <FilterBar
      filters={filters}
      choices={[{ name: 'plan', label: 'Plan', all: 'All plans', options }]}
    />
  )
})

/** A rename of a pricing plan changes its locations too. */
const isPriceChange = (step: Step) =>
  step.kind === 'changeLocation' && step.before.pricingPlanName === step.after.pricingPlanName

/** States of a step that leave its changes unsaved. */
const NOT_SAVED: readonly string[] = ['failed', 'uncertain', 'changed']

/**
 * Saves changed locations as a job, one write each: it goes on whatever screen is shown. What failed
 * keeps its changes, and its row says why.
 */
function usePriceSave({ send }: ReturnType<typeof usePriceEdits>) {
  const { start } = useRuns()
  const runs = useRunList()
  const ours = runs.findLast(
    ({ isUndo, items }) => !isUndo && items.every(({ step }) => isPriceChange(step)),
  )
  const items = ours?.items
  const whyNot = useMemo(
    () =>
      new Map<number, string>(
        items?.flatMap(({ step, state, why = '' }) =>
          step.kind === 'changeLocation' && NOT_SAVED.includes(state)
            ? [[step.after.id, `Not saved${why && `: ${why}`}`] as const]
            : [],
        ),
      ),
    [items],
  )
  return {
    /** Why a location is not saved, by its number. */
    whyNot,
    /** The last save, by its job; undefined before the first. */
    jobId: ours?.id,
    start(changed: readonly ChangedLocation[]) {
      send(changed.map(({ after }) => after))
      const what = counted(changed.length, 'location')
      start({
        doing: `Saving the prices of ${what}`,
        done: `Saved the prices of ${what}`,
        steps: changed.map(({ before, after }) => ({ kind: 'changeLocation', before, after })),
      })
    },
  }
}

/** Below the grid: what is to know of the cell with the focus, how much was changed, and its review. */
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
