import { type Rep, repTitle } from '../../domain/rep'
import { Chips } from '../../ui/Chips'
import {
  actionsColumn,
  deleteAction,
  editAction,
  type RowActions,
} from '../../ui/table/actionsColumn'
import type { RecordColumn } from '../../ui/table/recordColumn'

/** The columns of docs/rules/screens.md#plans-and-reps-admin. */
export function adminRepColumns({
  label,
  onEdit,
  onDelete,
}: RowActions<Rep> & {
  /** How the plan of an id is called. */
  label: (id: number) => string
}): RecordColumn<Rep>[] {
  return [
    {
      id: 'name',
      header: 'Name',
      width: 18,
      value: (rep) => rep.name || '—',
      exported: (rep) => rep.name,
    },
    {
      id: 'email',
      header: 'Email',
      width: 22,
      value: (rep) => rep.email || '—',
      exported: (rep) => rep.email,
    },
    {
      id: 'plans',
      header: 'Plans',
      width: 48,
      cell: (rep) => <Chips names={rep.pricingLocationIds.map(label)} none="No Plans" />,
      exported: (rep) => rep.pricingLocationIds.map(label).join(', '),
    },
    actionsColumn({
      width: 12,
      record: (rep) => repTitle(rep),
      actions: [editAction(onEdit), deleteAction(onDelete)],
    }),
  ]
}
