import { keys } from '../../api/keys'
import { useAdminPricingLocations } from '../../api/plansAndReps'
import { exportDollars } from '../../domain/money'
import { priceText, unreadableText } from '../../domain/prices'
import { type PricingLocation, planDashLocation } from '../../domain/pricing'
import { lazyDialog } from '../../ui/dialog/lazyDialog'
import { useLocationsWithReps } from '../kit/useLocationsWithReps'
import {
  actionsColumn,
  idKey,
  nameColumn,
  type RecordColumn,
  type RecordColumns,
} from '../list/columns'
import { listWords } from '../list/listWords'
import { recordWords } from '../list/recordWords'
import { useOrder } from '../list/sort'
import { useList } from '../list/useList'
import type { TableState } from '../list/useTableState'
import { RecordSection } from './RecordSection'

const AdminLocationDialog = lazyDialog(() => import('./AdminLocationDialog'), 'AdminLocationDialog')
const DeleteAdminLocation = lazyDialog(() => import('./AdminLocationDialog'), 'DeleteAdminLocation')
const LocationBulk = lazyDialog(() => import('../kit/LocationBulk'), 'LocationBulk')

const LIST_WORDS = listWords('pricing plan', {
  title: 'Plans',
  noun: 'location',
  add: 'New Plan',
  empty: 'No pricing plans found',
})

/** The plans table, with a row for each location of a pricing plan. */
export function AdminLocationsSection({ tableState }: { tableState: TableState }) {
  const list = useList({
    query: useAdminPricingLocations(),
    queryKey: keys.admin.pricingLocations,
    form: recordWords.adminPlan.form,
    columns: adminLocationColumns,
    rowKey: idKey,
    nameOf: planDashLocation,
    tableState: { ...tableState, order: useOrder() },
    searchBy: 'name',
  })
  const rows = useLocationsWithReps()
  return (
    <RecordSection
      list={list}
      words={LIST_WORDS}
      isPrimary
      groupOf={planOf}
      dialogs={{
        bulk: (props) => (
          <LocationBulk {...props} rows={rows} breadcrumb={recordWords.adminPlan.screen} />
        ),
        edit: (props) => <AdminLocationDialog {...props} rows={rows} />,
        delete: ({ record, onClose }) => (
          <DeleteAdminLocation
            record={rows.find(({ id }) => id === record.id) ?? record}
            rows={rows}
            onClose={onClose}
          />
        ),
      }}
    />
  )
}

const planOf = (row: PricingLocation) => row.pricingPlanName

/**
 * The columns of docs/rules/screens.md#plans-and-reps-admin. Prices that are 0 or missing are blank
 * (docs/rules/fields.md#prices).
 */
const adminLocationColumns: RecordColumns<PricingLocation> = (actions) => [
  nameColumn({
    header: 'Name',
    width: 24,
    name: planOf,
    label: planDashLocation,
    onOpen: actions.onEdit,
  }),
  { id: 'location', header: 'Location', slot: 'main', width: 26, value: (row) => row.location },
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
  actionsColumn(12, planDashLocation, actions),
]

/** The parts of a column that depend on its price. */
const pricesOf = (price: 'planHolderPerGame' | 'boxOfficePerGame') =>
  ({
    slot: 'money',
    value: (row) => row[price] ?? 0,
    cell: (row) => priceText(row, price),
    exportValue: (row) => unreadableText(row, price) ?? exportDollars(row[price]),
  }) satisfies Partial<RecordColumn<PricingLocation>>
