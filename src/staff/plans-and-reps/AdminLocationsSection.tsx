import { useMemo } from 'react'
import { keys } from '../../api/keys'
import { useAdminPricingLocations } from '../../api/plansAndReps'
import { WORDS } from '../../api/writes/words'
import { dollars } from '../../domain/money'
import { priceText, unreadableText } from '../../domain/prices'
import { locationLabel, type PricingLocation } from '../../domain/pricing'
import { lazyDialog } from '../../ui/dialog/lazyDialog'
import { plansAndReps, useLocationsWithReps } from '../kit/plansAndReps'
import {
  actionsColumn,
  idKey,
  nameColumn,
  type RecordColumn,
  type RowActions,
} from '../list/columns'
import { useList, useListDialogs } from '../list/useList'
import { type TableState, useOrder } from '../list/useTableState'
import type { RowQuestion } from '../writes/useRecordDelete'
import { Section } from './Section'

const AdminLocationDialog = lazyDialog(() => import('./AdminLocationDialog'), 'AdminLocationDialog')
const DeleteAdminLocation = lazyDialog<'DeleteAdminLocation', RowQuestion<PricingLocation>>(
  () => import('./AdminLocationDialog'),
  'DeleteAdminLocation',
)
const LocationBulk = lazyDialog(() => import('../kit/LocationBulk'), 'LocationBulk')

const words = {
  title: 'Plans',
  row: 'location',
  add: 'New Plan',
  loading: 'Loading pricing plans...',
  failed: WORDS.adminPlan.load,
  empty: 'No pricing plans found',
}

/** The plans table: one row for each location of a pricing plan. */
export function AdminLocationsSection({ tableState }: { tableState: TableState }) {
  const plans = useAdminPricingLocations()
  const { edited, setEdited, deleted, setDeleted, actions } = useListDialogs(
    plansAndReps.locationForm,
    plans.data,
    idKey,
  )
  const list = useList({
    query: plans,
    queryKey: keys.admin.pricingLocations,
    narrowed: plans.data,
    columns: useMemo(() => adminLocationColumns(actions), [actions]),
    rowKey: idKey,
    nameOf: locationLabel,
    order: useOrder({ column: 'name', descending: false }),
    tableState,
    searchBy: 'name',
  })
  const all = useLocationsWithReps()

  return (
    <Section
      list={list}
      words={words}
      isFirst
      groupOf={planOf}
      onAdd={() => setEdited({ record: null })}
      bulk={
        <LocationBulk
          list={list}
          title={words.title}
          breadcrumb={plansAndReps.breadcrumb}
          rows={all}
          onClose={() => list.selection.setOn(false)}
        />
      }
    >
      {edited && (
        <AdminLocationDialog
          key={edited.record?.id ?? ''}
          plan={edited.record}
          plans={all}
          onClose={() => setEdited(undefined)}
        />
      )}
      {deleted && (
        <DeleteAdminLocation
          row={all.find(({ id }) => id === deleted.id) ?? deleted}
          rows={all}
          onClose={() => setDeleted(undefined)}
        />
      )}
    </Section>
  )
}

const planOf = (row: PricingLocation) => row.pricingPlanName

/**
 * The columns of docs/rules/screens.md#plans-and-reps-admin; prices of 0 or none stay blank
 * (docs/rules/fields.md#prices).
 */
function adminLocationColumns(
  actions: RowActions<PricingLocation>,
): RecordColumn<PricingLocation>[] {
  return [
    nameColumn({
      header: 'Name',
      width: 24,
      name: planOf,
      label: locationLabel,
      onOpen: actions.onEdit,
    }),
    { id: 'location', header: 'Location', slot: 'main', width: 26, value: (plan) => plan.location },
    {
      id: 'holder',
      header: 'Holder $/game',
      cardLabel: 'Holder',
      width: 17,
      ...pricesOf('planHolderPerGame'),
    },
    {
      id: 'boxOffice',
      header: 'Box Office $/game',
      cardLabel: 'Box Office',
      width: 21,
      ...pricesOf('boxOfficePerGame'),
    },
    actionsColumn(12, locationLabel, actions),
  ]
}

const pricesOf = (price: 'planHolderPerGame' | 'boxOfficePerGame') =>
  ({
    slot: 'money',
    value: (plan) => plan[price] ?? 0,
    cell: (plan) => priceText(plan, price),
    exportValue: (plan) => unreadableText(plan, price) ?? dollars(plan[price]),
  }) satisfies Partial<RecordColumn<PricingLocation>>
