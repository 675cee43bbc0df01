import { useMemo } from 'react'
import { keys } from '../../api/keys'
import { useAdminPricingLocations, useAdminReps } from '../../api/plansAndReps'
import type { PricingLocation } from '../../domain/pricing'
import { type Rep, repTitle } from '../../domain/rep'
import { counted } from '../../domain/text'
import { lazyDialog } from '../../ui/dialog/lazyDialog'
import { locationChoices, locationLabels } from '../kit/locationChoices'
import { actionsColumn, idKey, nameColumn, type RecordColumns, textColumn } from '../list/columns'
import { FoldedChips } from '../list/FoldedChips'
import { listWords } from '../list/listWords'
import { recordWords } from '../list/recordWords'
import { useOrder } from '../list/sort'
import { useList } from '../list/useList'
import type { TableState } from '../list/useTableState'
import { RecordSection } from './RecordSection'

const AdminRepDialog = lazyDialog(() => import('../kit/AdminRepDialog'), 'AdminRepDialog')
const RepBulk = lazyDialog(() => import('../kit/RepBulk'), 'RepBulk')
const DeleteAdminRep = lazyDialog(() => import('./DeleteAdminRep'), 'DeleteAdminRep')

const LIST_WORDS = listWords('rep', {
  title: 'Reps',
  add: 'New Rep',
  empty: 'No representatives found.',
})

/** The reps table. The names of their plans come from the list of the other table. */
export function AdminRepsSection({ tableState }: { tableState: TableState }) {
  const { data: locations } = useAdminPricingLocations()
  const list = useList({
    query: useAdminReps(),
    queryKey: keys.admin.reps,
    form: recordWords.adminRep.form,
    columns: useMemo(() => adminRepColumns(locations), [locations]),
    rowKey: idKey,
    nameOf: repTitle,
    tableState: { ...tableState, order: useOrder() },
    searchBy: 'name',
  })
  return (
    <RecordSection
      list={list}
      words={LIST_WORDS}
      dialogs={{
        bulk: (props) => <RepBulk {...props} breadcrumb={recordWords.adminRep.screen} />,
        edit: (props) => <AdminRepDialog {...props} />,
        delete: (props) => <DeleteAdminRep {...props} />,
      }}
    />
  )
}

/**
 * The columns of docs/rules/screens.md#plans-and-reps-admin.
 * @param locations all pricing locations; undefined while they load.
 */
function adminRepColumns(locations: readonly PricingLocation[] | undefined): RecordColumns<Rep> {
  const labelOf = locationLabels(locations ?? [])
  const { choicesOf } = locationChoices(locations ?? [])
  return (actions) => [
    nameColumn({ header: 'Name', width: 18, name: (rep) => rep.name, onOpen: actions.onEdit }),
    textColumn({
      id: 'email',
      header: 'Email',
      emptyText: 'No email',
      slot: 'main',
      width: 26,
      text: (rep) => rep.email,
    }),
    {
      id: 'plans',
      header: 'Plans',
      slot: 'more',
      width: 44,
      cell({ pricingLocationIds: ids }) {
        // Until the locations are loaded, only their number is known.
        if (!locations && ids.length > 0) return counted(ids.length, 'location')
        const namesByLabel = new Map(
          choicesOf(ids).map(({ label, locationNames }) => [label, locationNames]),
        )
        return (
          <FoldedChips
            names={[...namesByLabel.keys()]}
            fullNamesOf={(label) => namesByLabel.get(label)}
            emptyText="No Plans"
            maxCharacters={170}
          />
        )
      },
      exportValue: (rep) => rep.pricingLocationIds.map(labelOf).join(', '),
    },
    actionsColumn(12, repTitle, actions),
  ]
}
