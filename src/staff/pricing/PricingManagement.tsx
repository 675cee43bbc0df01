import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { keys } from '../../api/keys'
import { usePricingLocations } from '../../api/pricing'
import { useReps } from '../../api/reps'
import { WORDS } from '../../api/writes/words'
import { paths } from '../../config/paths'
import {
  groupByPricingPlan,
  type PricingLocation,
  type PricingPlan,
  plansWithin,
} from '../../domain/pricing'
import { counted } from '../../domain/text'
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
import { dialogsWithDraft, draftKey, PLACE, PRICING_FORM } from './openDialog'
import { PricingPlanAccordion, type PricingPlanActions } from './PricingPlanAccordion'

const PricingDialog = lazyDialog(() => import('./PricingDialog'), 'PricingDialog')
const PricingLinksDialog = lazyDialog(() => import('./PricingLinksDialog'), 'PricingLinksDialog')

const LocationBulk = lazyDialog(() => import('../kit/LocationBulk'), 'LocationBulk')

const NO_ROWS: PricingLocation[] = []
const ADD = 'Add Pricing Plan'
/** Plans that are rendered in one task. */
const PLANS_AT_ONCE = 10
/** With more locations than these, further plans are rendered on request: a search removes them again. */
const MOST_LOCATIONS = 5_000

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
  const actions = useMemo<PricingPlanActions>(
    () => ({
      toggle: ({ name }) =>
        setCollapsed((names) =>
          names.includes(name) ? names.filter((one) => one !== name) : [...names, name],
        ),
      openLinks: setLinked,
      open: (record) => setOpen({ record }),
      onFocused: () => setNamed(undefined),
    }),
    [setOpen],
  )
  const onAdd = () => actions.open({ kind: 'add-plan' })
  const isOpen = ({ name }: PricingPlan) => !collapsed.includes(name)
  const { searched } = table
  const found = useMemo(
    () => plans.filter(({ name }) => contains(name, searched)),
    [plans, searched],
  )
  const locations = useMemo(() => found.flatMap((plan) => plan.locations), [found])
  // Rows of a collapsed plan cannot be selected.
  const shown = useMemo(
    () => locations.filter(({ pricingPlanName }) => !collapsed.includes(pricingPlanName)),
    [locations, collapsed],
  )
  const [most, setMost] = useState(MOST_LOCATIONS)
  // A plan that was added or renamed just now is rendered too.
  const wanted = Math.max(plansWithin(found, most), found.findIndex((it) => it.name === named) + 1)
  const count = useGrowing({ list: searched, all: found.length, wanted, part: PLANS_AT_ONCE })
  const rest = found.length - count
  const selected = selection.isOn ? selection : undefined
  const boxes = useRowBoxes(selected, shown)
  const openId = open?.record?.kind === 'location' ? open.record.row?.id : undefined
  const isOf = ({ pricingLocationIds }: PricingPlan) =>
    openId !== undefined && pricingLocationIds.includes(openId)

  return (
    <>
      <PageHeader
        title="Pricing Plan Management"
        aside={
          pricing.data && (
            <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
              {counted(found.length, 'plan')}
            </Typography>
          )
        }
      >
        <SearchField label="Search Pricing Plans" value={table.search} onChange={table.setSearch} />
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: { xs: 1, sm: 1.5 } }}>
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
        </Stack>
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
              {found.slice(0, count).map((plan) => (
                <PricingPlanAccordion
                  key={plan.name}
                  plan={plan}
                  isOpen={isOpen(plan)}
                  open={isOf(plan) ? openId : undefined}
                  isNew={plan.name === named}
                  selected={selected?.selected.keys}
                  actions={actions}
                />
              ))}
              {rest > 0 && count >= wanted && (
                <Button onClick={() => setMost(most + MOST_LOCATIONS)}>
                  <span>{`Show more (${counted(rest, 'plan')} left)`}</span>
                </Button>
              )}
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
          onOpen={(record) => setOpen(record && { record })}
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
