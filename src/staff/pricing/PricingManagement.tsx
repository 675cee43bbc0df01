import Button from '@mui/material/Button'
import { useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { keys } from '../../api/keys'
import { usePricingLocations } from '../../api/pricing'
import { useReps } from '../../api/reps'
import { WORDS } from '../../api/writes/words'
import { paths } from '../../config/paths'
import { counted } from '../../domain/checks/finding'
import { groupByPricingPlan, type PricingLocation, type PricingPlan } from '../../domain/pricing'
import { AddButton } from '../../ui/AddButton'
import { lazyDialog } from '../../ui/dialog/lazyDialog'
import { Empty } from '../../ui/Empty'
import { useEditedRecord } from '../../ui/form/useEditedRecord'
import { PageHeader } from '../../ui/PageHeader'
import { useGrowing } from '../../ui/useGrowing'
import { idKey } from '../list/columns'
import { SearchField } from '../list/FilterBar'
import { EmptyList } from '../list/ListScreen'
import { ListState } from '../list/ListState'
import { ListTools } from '../list/ListTools'
import { AllBox, useRowBoxes } from '../list/RowBoxes'
import { useSelection } from '../list/selection'
import { tableData } from '../list/tableTexts'
import { useTableState } from '../list/useTableState'
import { pricingColumns, recordName } from './LocationTable'
import { dialogsWithDraft, draftKey, type OpenDialog, PLACE, PRICING_FORM } from './openDialog'
import styles from './PricingManagement.module.css'
import { PricingPlanAccordion, type PricingPlanActions } from './PricingPlanAccordion'

const PricingDialog = lazyDialog(() => import('./PricingDialog'), 'PricingDialog')
const PricingLinksDialog = lazyDialog(() => import('./PricingLinksDialog'), 'PricingLinksDialog')

const LocationBulk = lazyDialog(() => import('../kit/LocationBulk'), 'LocationBulk')

const NO_ROWS: PricingLocation[] = []
const ADD = 'Add Pricing Plan'
/** Plans that come into the page together. */
const PLANS_AT_ONCE = 10

/**
 * Pricing Plan Management (docs/rules/screens.md#pricing-plan-management): every pricing plan with
 * its reps and locations.
 */
export function PricingManagement() {
  const pricing = usePricingLocations()
  // Prefetched for the dialogs.
  useReps()
  const table = useTableState({ column: 'name', descending: false })
  const [collapsed, setCollapsed] = useState<readonly string[]>([])
  const [named, setNamed] = useState<string>()
  const selection = useSelection<PricingLocation>(idKey, recordName)
  const [linked, setLinked] = useState<PricingPlan>()
  const plans = useMemo(() => groupByPricingPlan(pricing.data ?? NO_ROWS), [pricing.data])
  const drafts = useMemo(
    () => (pricing.data ? dialogsWithDraft(plans) : undefined),
    [pricing.data, plans],
  )
  const [open, setOpen] = useEditedRecord(PRICING_FORM, drafts, draftKey)
  const actions = useMemo<PricingPlanActions>(() => {
    const setDialog = (record: OpenDialog) => setOpen({ record })
    return {
      onToggle: ({ name }) =>
        setCollapsed((names) =>
          names.includes(name) ? names.filter((one) => one !== name) : [...names, name],
        ),
      onLinks: setLinked,
      onReps: (plan) => setDialog({ kind: 'reps', plan }),
      onAddLocation: (plan) => setDialog({ kind: 'location', plan, row: null }),
      onRename: (plan) => setDialog({ kind: 'rename', plan }),
      onEdit: (plan, row) => setDialog({ kind: 'location', plan, row }),
      onDelete: (plan, row) => setDialog({ kind: 'delete', plan, row }),
      onFocused: () => setNamed(undefined),
    }
  }, [setOpen])
  const onAdd = () => setOpen({ record: { kind: 'add-plan' } })
  const isOpen = ({ name }: PricingPlan) => !collapsed.includes(name)
  const found = plans.filter(({ name }) => contains(name, table.searched))
  const drawn = useGrowing(found.length, PLANS_AT_ONCE)
  const locations = found.flatMap((plan) => plan.locations)
  // Rows of a collapsed plan cannot be selected.
  const shown = found.filter(isOpen).flatMap((plan) => plan.locations)
  const selected = selection.isOn ? selection : undefined
  const boxes = useRowBoxes(selected, shown)
  const openRow = open?.record?.kind === 'location' ? open.record.row : null

  return (
    <>
      <PageHeader
        title="Pricing Plan Management"
        aside={
          pricing.data && <span className={styles.count}>{counted(found.length, 'plan')}</span>
        }
      >
        <SearchField label="Search Pricing Plans" value={table.search} onChange={table.setSearch} />
        <div className={styles.tools}>
          <Button component={Link} variant="outlined" to={paths.pricingPlansAndReps}>
            Plans &amp; Reps
          </Button>
          <ListTools
            title="Pricing Plan Management"
            narrowedTo={() => (table.search ? [`Search Pricing Plans: ${table.search}`] : [])}
            table={pricing.data && tableData(locations, pricingColumns)}
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
        {() =>
          found.length === 0 ? (
            <Empty>
              <EmptyList words="No pricing plans found">
                {plans.length === 0 ? (
                  <AddButton name={ADD} onClick={onAdd} />
                ) : (
                  <Button onClick={() => table.setSearch('')}>Clear search</Button>
                )}
              </EmptyList>
            </Empty>
          ) : (
            <div {...boxes}>
              {selected && <AllBox selection={selected} rows={shown} />}
              {found.slice(0, drawn).map((plan) => (
                <PricingPlanAccordion
                  key={plan.name}
                  plan={plan}
                  isOpen={isOpen(plan)}
                  open={plan.locations.find(({ id }) => id === openRow?.id)?.id}
                  isNew={plan.name === named}
                  selected={selected?.selected.keys}
                  actions={actions}
                />
              ))}
            </div>
          )
        }
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
          onDuplicate={(plan, row) =>
            setOpen({ record: { kind: 'location', plan, row: null, like: row } })
          }
          onAdded={(name) => {
            setNamed(name)
            // The new plan must not be hidden by the search.
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

/** The search by pricing name (docs/rules/screens.md#pricing-plan-management), whatever the case. */
const contains = (name: string, searched: string) =>
  name.toLowerCase().includes(searched.toLowerCase())
