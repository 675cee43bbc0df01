import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { keys } from '../../api/keys'
import { usePricingLocations } from '../../api/pricingLocations'
import { useReps } from '../../api/reps'
import { MESSAGES } from '../../api/writes/messages'
import { paths } from '../../config/paths'
import { type PricingLocation, type PricingPlan, pricingPlansOf } from '../../domain/pricing'
import { counted } from '../../domain/text'
import { lazyDialog } from '../../ui/dialog/lazyDialog'
import { useEditedRecord } from '../../ui/form/useEditedRecord'
import { Empty, EmptyList } from '../../ui/LoadState'
import { AddButton, PageHeader } from '../../ui/PageHeader'
import { idKey } from '../list/columns'
import { ListState } from '../list/ListState'
import { ListTools } from '../list/ListTools'
import { SelectAllCheckbox, useRowCheckboxes } from '../list/RowCheckboxes'
import { SearchField } from '../list/SearchField'
import { useSelection } from '../list/selection'
import { tableData } from '../list/tableTexts'
import { useTableState } from '../list/useTableState'
import { accessibleTitle, EXPORT_COLUMNS } from './LocationTable'
import { PricingPlanAccordion, type PricingPlanActions } from './PricingPlanAccordion'
import { dialogDraftKey, dialogsWithDraft, pricingConfig } from './pricingDialogs'
import { useRenderedCount } from './useRenderedCount'

const PricingDialog = lazyDialog(() => import('./PricingDialog'), 'PricingDialog')
const PricingLinksDialog = lazyDialog(() => import('./PricingLinksDialog'), 'PricingLinksDialog')
const LocationBulk = lazyDialog(() => import('../kit/LocationBulk'), 'LocationBulk')

const TITLE = 'Pricing Plan Management'
const SEARCH_LABEL = 'Search Pricing Plans'
const ADD = 'Add Pricing Plan'

/**
 * Pricing Plan Management (docs/rules/screens.md#pricing-plan-management): all pricing plans with
 * their reps and locations.
 */
export function PricingManagement() {
  const pricing = usePricingLocations()
  // Prefetched for the dialogs.
  useReps()
  const table = useTableState()
  const [collapsed, setCollapsed] = useState<readonly string[]>([])
  const [newPlanName, setNewPlanName] = useState<string>()
  const selection = useSelection<PricingLocation>(idKey, accessibleTitle)
  const [sharedPlan, setSharedPlan] = useState<PricingPlan>()
  const plans = useMemo(() => pricingPlansOf(pricing.data ?? []), [pricing.data])
  const drafts = useMemo(() => pricing.data && dialogsWithDraft(plans), [pricing.data, plans])
  const [open, setOpen] = useEditedRecord(pricingConfig.form, drafts, dialogDraftKey)
  const actions = useMemo<PricingPlanActions>(
    () => ({
      toggle: ({ name }) =>
        setCollapsed((names) =>
          names.includes(name) ? names.filter((other) => other !== name) : [...names, name],
        ),
      openLinks: setSharedPlan,
      open: (record) => setOpen({ record }),
      onFocused: () => setNewPlanName(undefined),
    }),
    [setOpen],
  )
  const onAdd = () => actions.open({ kind: 'add-plan' })
  const { matched, locations, visible } = useShownPlans(plans, table.searched, collapsed)
  const { count, hasMore, showMore } = useRenderedCount(matched, table.searched, newPlanName)
  const selected = selection.isOn ? selection : undefined
  const boxes = useRowCheckboxes(selected, visible)
  const openLocationId = open?.record?.kind === 'location' ? open.record.row?.id : undefined
  const hasOpenLocation = ({ pricingLocationIds }: PricingPlan) =>
    openLocationId !== undefined && pricingLocationIds.includes(openLocationId)

  return (
    <>
      <PageHeader
        title={TITLE}
        aside={
          pricing.data && (
            <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
              {counted(matched.length, 'plan')}
            </Typography>
          )
        }
      >
        <SearchField label={SEARCH_LABEL} value={table.search} onChange={table.setSearch} />
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: { xs: 1, sm: 1.5 } }}>
          <Button component={Link} variant="outlined" to={paths.pricingPlansAndReps}>
            Plans &amp; Reps
          </Button>
          <ListTools
            title={TITLE}
            filterTexts={() => (table.search ? [`${SEARCH_LABEL}: ${table.search}`] : [])}
            table={pricing.data && tableData(locations, EXPORT_COLUMNS)}
            selection={selection}
          />
          <AddButton name={ADD} onClick={onAdd} />
        </Stack>
      </PageHeader>
      <ListState
        queryKey={keys.pricingLocations.list}
        query={pricing}
        loading="Loading pricing plans..."
        failed={MESSAGES.pricingPlan.load}
      >
        {() =>
          matched.length === 0 ? (
            <Empty>
              <EmptyList message="No pricing plans found">
                {plans.length === 0 ? (
                  <AddButton name={ADD} onClick={onAdd} />
                ) : (
                  <Button onClick={() => table.setSearch('')}>Clear search</Button>
                )}
              </EmptyList>
            </Empty>
          ) : (
            <div {...boxes}>
              {selected && <SelectAllCheckbox selection={selected} rows={visible} />}
              {matched.slice(0, count).map((plan) => (
                <PricingPlanAccordion
                  key={plan.name}
                  plan={plan}
                  isOpen={!collapsed.includes(plan.name)}
                  openId={hasOpenLocation(plan) ? openLocationId : undefined}
                  isNew={plan.name === newPlanName}
                  selected={selected?.selected.keys}
                  actions={actions}
                />
              ))}
              {hasMore && (
                <Button onClick={showMore}>
                  <span>{`Show more (${counted(matched.length - count, 'plan')} left)`}</span>
                </Button>
              )}
            </div>
          )
        }
      </ListState>
      {selection.isOn && pricing.data && (
        <LocationBulk
          list={{ selection, rows: visible, columns: EXPORT_COLUMNS }}
          title={TITLE}
          noun="location"
          breadcrumb={pricingConfig.breadcrumb}
          rows={pricing.data}
          onClose={() => selection.setOn(false)}
        />
      )}
      {open?.record && (
        <PricingDialog
          dialog={open.record}
          rows={pricing.data ?? []}
          shownLocations={visible}
          onOpen={(record) => setOpen({ record })}
          onAdded={(name) => {
            setNewPlanName(name)
            // The search must not hide the new plan.
            if (!contains(name, table.search)) table.setSearch('')
          }}
          onRenamed={setNewPlanName}
          onClose={() => setOpen(undefined)}
        />
      )}
      {sharedPlan && (
        <PricingLinksDialog plan={sharedPlan} onClose={() => setSharedPlan(undefined)} />
      )}
    </>
  )
}

/**
 * The plans that match the search, and their locations. `visible` are the locations of expanded
 * plans, which can be selected.
 */
function useShownPlans(plans: PricingPlan[], search: string, collapsed: readonly string[]) {
  const matched = useMemo(() => plans.filter(({ name }) => contains(name, search)), [plans, search])
  const locations = useMemo(() => matched.flatMap((plan) => plan.locations), [matched])
  const visible = useMemo(
    () => locations.filter(({ pricingPlanName }) => !collapsed.includes(pricingPlanName)),
    [locations, collapsed],
  )
  return { matched, locations, visible }
}

/** Case-insensitive search by pricing name (docs/rules/screens.md#pricing-plan-management). */
const contains = (name: string, searched: string) =>
  name.toLowerCase().includes(searched.toLowerCase())
