import { useMemo } from 'react'
import { keys } from '../../api/keys'
import { useAdminPricingLocations, useAdminReps } from '../../api/plansAndReps'
import { WORDS } from '../../api/writes/words'
import type { PricingLocation } from '../../domain/pricing'
import { type Rep, repTitle } from '../../domain/rep'
import { lazyDialog } from '../../ui/dialog/lazyDialog'
import { formKey } from '../../ui/form/useEditedRecord'
import { locationChoices, locationLabels } from '../kit/locationChoices'
import { plansAndReps } from '../kit/plansAndReps'
import {
  actionsColumn,
  idKey,
  nameColumn,
  type RecordColumn,
  type RowActions,
  textColumn,
} from '../list/columns'
import { FoldedChips } from '../list/FoldedChips'
import { useList, useListDialogs } from '../list/useList'
import { type TableState, useOrder } from '../list/useTableState'
import { Section } from './Section'

const AdminRepDialog = lazyDialog(() => import('../kit/AdminRepDialog'), 'AdminRepDialog')
const RepBulk = lazyDialog(() => import('../kit/RepBulk'), 'RepBulk')
const DeleteAdminRep = lazyDialog(() => import('./DeleteAdminRep'), 'DeleteAdminRep')

const words = {
  title: 'Reps',
  row: 'rep',
  add: 'New Rep',
  loading: 'Loading reps...',
  failed: WORDS.adminRep.load,
  empty: 'No representatives found.',
}

/** The reps table; the plans' names come from the other table's list. */
export function AdminRepsSection({ tableState }: { tableState: TableState }) {
  const reps = useAdminReps()
  const plans = useAdminPricingLocations()
  const { edited, setEdited, deleted, setDeleted, actions } = useListDialogs(
    plansAndReps.repForm,
    reps.data,
    idKey,
  )
  const list = useList({
    query: reps,
    queryKey: keys.admin.reps,
    narrowed: reps.data,
    columns: useMemo(() => adminRepColumns(plans.data ?? [], actions), [plans.data, actions]),
    rowKey: idKey,
    nameOf: repTitle,
    order: useOrder({ column: 'name', descending: false }),
    tableState,
    searchBy: 'name',
  })

  return (
    <Section
      list={list}
      words={words}
      onAdd={() => setEdited({ record: null })}
      bulk={
        <RepBulk
          list={list}
          title={words.title}
          breadcrumb={plansAndReps.breadcrumb}
          reps={reps.data ?? []}
          onClose={() => list.selection.setOn(false)}
        />
      }
    >
      {edited && (
        <AdminRepDialog
          key={formKey(edited, idKey)}
          rep={edited.record}
          template={edited.like}
          reps={reps.data ?? []}
          onDuplicate={(rep) => setEdited({ record: null, like: rep })}
          onClose={() => setEdited(undefined)}
        />
      )}
      {deleted && <DeleteAdminRep rep={deleted} onClose={() => setDeleted(undefined)} />}
    </Section>
  )
}

/** The columns of docs/rules/screens.md#plans-and-reps-admin. */
function adminRepColumns(
  plans: readonly PricingLocation[],
  actions: RowActions<Rep>,
): RecordColumn<Rep>[] {
  const label = locationLabels(plans)
  const { chosen } = locationChoices(plans)
  return [
    nameColumn({ header: 'Name', width: 18, name: (rep) => rep.name, onOpen: actions.onEdit }),
    textColumn({
      id: 'email',
      header: 'Email',
      emptyText: 'No email',
      slot: 'main',
      width: 32,
      text: (rep) => rep.email,
    }),
    {
      id: 'plans',
      header: 'Plans',
      slot: 'more',
      width: 38,
      cell(rep) {
        const choices = chosen(rep.pricingLocationIds)
        const namesOf = new Map(choices.map((choice) => [choice.label, choice.locationNames]))
        const allOf = (label: string) => namesOf.get(label)
        return (
          <FoldedChips
            names={[...namesOf.keys()]}
            allOf={allOf}
            none="No Plans"
            maxCharacters={60}
          />
        )
      },
      exportValue: (rep) => rep.pricingLocationIds.map(label).join(', '),
    },
    actionsColumn(12, repTitle, actions),
  ]
}
