import { type Rep, repTitle } from '../../domain/rep'
import { Chips } from '../../ui/Chips'
import {
  actionsColumn,
  deleteAction,
  editAction,
  type RowActions,
} from '../../ui/table/actionsColumn'
import type { RecordColumn } from '../../ui/table/recordColumn'
import { textColumn } from '../../ui/table/textColumn'

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
    textColumn('name', 'Name', 18, (rep) => rep.name),
    textColumn('email', 'Email', 22, (rep) => rep.email),
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
