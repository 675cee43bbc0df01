import Button from '@mui/material/Button'
import { useCallback, useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { keys } from '../../api/keys'
import { usePricingLocations } from '../../api/pricing'
import { useReps } from '../../api/reps'
import { WORDS } from '../../api/writes/words'
import { paths } from '../../config/paths'
import { groupByPricingPlan, type PricingLocation, type PricingPlan } from '../../domain/pricing'
import { AddButton } from '../../ui/AddButton'
import { lazyDialog } from '../../ui/dialog/lazyDialog'
import { useEditedRecord } from '../../ui/form/useEditedRecord'
import { PageHeader } from '../../ui/PageHeader'
import { idKey } from '../list/columns'
import { SearchField } from '../list/FilterBar'
import { EmptyList } from '../list/ListScreen'
import { ListState } from '../list/ListState'
import { ListTools } from '../list/ListTools'
import { useSelection } from '../list/selection'
import { tableData } from '../list/tableTexts'
import { useTableState } from '../list/useTableState'
import { PLACE } from './currentPricingPlan'
import { recordName } from './LocationTable'
import { dialogsWithDraft, draftKey, type OpenDialog, PRICING_FORM } from './openDialog'
import styles from './PricingManagement.module.css'
import type { PricingPlanActions } from './PricingPlanAccordion'
import { contains, PricingPlanList } from './PricingPlanList'
import { pricingColumns } from './pricingColumns'

const PricingDialog = lazyDialog(() => import('./PricingDialog'), 'PricingDialog')
const PricingLinksDialog = lazyDialog(() => import('./PricingLinksDialog'), 'PricingLinksDialog')

const LocationBulk = lazyDialog(() => import('../kit/LocationBulk'), 'LocationBulk')

const NO_ROWS: PricingLocation[] = []
const ADD = 'Add Pricing Plan'

/**
 * Pricing Plan Management (docs/rules/screens.md#pricing-plan-management): every pricing plan with
 * its reps and locations.
 */
export function PricingManagement() {
  const pricing = usePricingLocations()
  // Read beside the list, so that the reps are there when a dialog asks for them.
  useReps()
  const table = useTableState({ column: 'name', descending: false })
  const { isOpen, toggle } = useExpanded()
  const [named, setNamed] = useState<string>()
  const selection = useSelection<PricingLocation>(idKey, recordName)
  const [linked, setLinked] = useState<PricingPlan>()
  const plans = useMemo(() => groupByPricingPlan(pricing.data ?? NO_ROWS), [pricing.data])
  const drafts = useMemo(
    () => (pricing.data ? dialogsWithDraft(plans) : undefined),
    [pricing.data, plans],
  )
  const [open, setOpen] = useEditedRecord(PRICING_FORM, drafts, draftKey)
  const setDialog = useCallback((record: OpenDialog) => setOpen({ record }), [setOpen])
  const actions = useMemo<PricingPlanActions>(
    () => ({
      onToggle: ({ name }) => toggle(name),
      onLinks: setLinked,
      onReps: (plan) => setDialog({ kind: 'reps', plan }),
      onAddLocation: (plan) => setDialog({ kind: 'location', plan, row: null }),
      onRename: (plan) => setDialog({ kind: 'rename', plan }),
      onEdit: (plan, row) => setDialog({ kind: 'location', plan, row }),
      onDelete: (plan, row) => setDialog({ kind: 'delete', plan, row }),
      onFound: () => setNamed(undefined),
    }),
    [setDialog, toggle],
  )

  const onAdd = useCallback(() => setDialog({ kind: 'add-plan' }), [setDialog])
  const { setSearch, searched } = table
  const [isBlank, isSearched] = [plans.length === 0, searched !== '']
  // The list is drawn anew only when what it shows changes.
  const empty = useMemo(
    () => (
      <EmptyList words="No pricing plans found">
        {isBlank ? (
          <AddButton name={ADD} onClick={onAdd} />
        ) : (
          isSearched && <Button onClick={() => setSearch('')}>Clear search</Button>
        )}
      </EmptyList>
    ),
    [isBlank, isSearched, onAdd, setSearch],
  )

  const found = useMemo(
    () => plans.filter(({ name }) => contains(name, table.searched)),
    [plans, table.searched],
  )
  // Nothing is done with rows of a plan that is folded.
  const shown = useMemo(
    () => found.filter(({ name }) => isOpen(name)).flatMap(({ locations }) => locations),
    [found, isOpen],
  )
  const openRow = open?.record?.kind === 'location' ? open.record.row : null

  return (
    <>
      <PageHeader
        title="Pricing Plan Management"
        aside={pricing.data && <PlanCount plans={plans} searched={table.searched} />}
      >
        <SearchField label="Search Pricing Plans" value={table.search} onChange={table.setSearch} />
        <div className={styles.tools}>
          <Button component={Link} variant="outlined" to={paths.pricingPlansAndReps}>
            Plans &amp; Reps
          </Button>
          <ListTools
            title="Pricing Plan Management"
            narrowedTo={() => (table.search ? [`Search Pricing Plans: ${table.search}`] : [])}
            table={
              pricing.data &&
              tableData(
                found.flatMap(({ locations }) => locations),
                pricingColumns,
              )
            }
            selection={selection}
          />
          <AddButton name={ADD} onClick={onAdd} />
        </div>
      </PageHeader>
      <ListState
        list={keys.pricingLocations.list}
        query={pricing}
        loading="Loading pricing plans..."
        failed={WORDS.pricingPlan.load}
      >
        {() => (
          <PricingPlanList
            selection={selection.isOn ? selection : undefined}
            rows={shown}
            plans={plans}
            searched={table.searched}
            isOpen={isOpen}
            open={openRow?.id}
            named={named}
            actions={actions}
            empty={empty}
          />
        )}
      </ListState>
      {selection.isOn && pricing.data && (
        <LocationBulk
          list={{ selection, rows: shown, columns: pricingColumns }}
          title="Pricing Plan Management"
          place={PLACE}
          rows={pricing.data}
          onClose={() => selection.setOn(false)}
        />
      )}
      {open?.record && (
        <PricingDialog
          dialog={open.record}
          rows={pricing.data ?? NO_ROWS}
          shown={shown}
          onOpen={(row) => {
            const plan = plans.find(({ name }) => name === row?.pricingPlanName)
            setOpen(row && plan && { record: { kind: 'location', plan, row } })
          }}
          onDuplicate={(plan, row) => setDialog({ kind: 'location', plan, row: null, like: row })}
          onAdded={(name) => {
            setNamed(name)
            // A search that hides the new plan has done its work.
            if (!contains(name, table.search)) table.setSearch('')
          }}
          onRenamed={setNamed}
          onClose={() => setOpen(undefined)}
        />
      )}
      {linked && <PricingLinksDialog plan={linked} onClose={() => setLinked(undefined)} />}
    </>
  )
}

/** Which plans are expanded, by name: all until they are toggled. */
function useExpanded() {
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set<string>())
  const toggle = useCallback((name: string) => {
    setCollapsed((names) => {
      const next = new Set(names)
      if (!next.delete(name)) next.add(name)
      return next
    })
  }, [])
  return { isOpen: useCallback((name: string) => !collapsed.has(name), [collapsed]), toggle }
}

/** How many pricing plans the list shows. */
function PlanCount({ plans, searched }: { plans: PricingPlan[]; searched: string }) {
  const { length } = plans.filter(({ name }) => contains(name, searched))
  return <span className={styles.count}>{`${length} ${length === 1 ? 'plan' : 'plans'}`}</span>
}
